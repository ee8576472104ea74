// An item's rarity rank in its collection; 1 is the rarest.
import { Gem } from 'lucide-react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { tokenList } from '../../messages/en/tokenList.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './RarityRank.module.css'

export function RarityRank({ rank }: { readonly rank: number }) {
  const t = useTranslate()
  return (
    <span className={styles.rank} title={t(tokenList.rankHint({ rank }))}>
      <Gem aria-hidden="true" />
      <VisuallyHidden>{t(tokenList.rank)} </VisuallyHidden>
      {t(rank)}
    </span>
  )
}
