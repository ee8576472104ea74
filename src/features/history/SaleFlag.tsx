// The mark of a sale that a rule flags; its words on hover, for screen readers, and in sight where nothing can hover.
import type { SaleFlag as Flag } from '../../domain/saleFlag.ts'
import { flagNote, FLAGGED } from '../../domain/saleFlagWords.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './SaleFlag.module.css'

export function SaleFlag({ flag }: { readonly flag: Flag }) {
  const note = flagNote(flag)
  return (
    <span className={styles.flag} title={note}>
      <Badge>{FLAGGED.sale}</Badge> <span className={styles.note}>{note}</span>
    </span>
  )
}
