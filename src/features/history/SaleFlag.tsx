// The badge of a flagged sale; the reason is on hover, for screen readers, and visible where nothing can hover.
import type { SaleFlag as Flag } from '../../domain/saleFlag.ts'
import { flagNote, FLAGGED } from '../../domain/saleFlagMessages.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useAccountName } from '../../ui/useAccountName.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './SaleFlag.module.css'

export function SaleFlag({ flag }: { readonly flag: Flag }) {
  const t = useTranslate()
  const note = t(flagNote(flag, useAccountName()))
  return (
    <span className={styles.flag} title={note}>
      <Badge>{t(FLAGGED.sale)}</Badge> <span className={styles.note}>{note}</span>
    </span>
  )
}
