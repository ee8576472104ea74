// Says that an item's record doesn't add up: rows are missing or false.
import { TriangleAlert } from 'lucide-react'
import type { Message } from '../../messages/message.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './RecordProblem.module.css'

export function RecordProblem({ title, text }: { readonly title: Message; readonly text: Message }) {
  const t = useTranslate()
  return (
    <p className={styles.problem}>
      <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {t(title)}
      </Badge>
      {t(text)}
    </p>
  )
}
