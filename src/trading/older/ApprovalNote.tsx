// Explains the approval before a listing: what it covers, and which older listings it reactivates.
import type { ReactNode } from 'react'
import { listTexts } from '../../messages/en/list.ts'
import { andList } from '../../messages/values.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { ReactivatedNote } from './ReactivatedNote.tsx'
import type { Reactivation } from './useReactivated.ts'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './ApprovalNote.module.css'

export interface ApprovalNoteProps {
  readonly reactivation: Reactivation
  /** The items to list, which give the collections' names. */
  readonly items: readonly ListedItem[]
}

export function ApprovalNote({ reactivation, items }: ApprovalNoteProps) {
  const t = useTranslate()
  const { cause } = reactivation
  if (cause.kind !== 'approval' || cause.collections.length === 0) return null
  const names = cause.collections.map(
    (address) => items.find(({ collection }) => collection === address)?.collectionName ?? address,
  )
  return (
    <div className={styles.note} role="group" aria-label={t(listTexts.approval)}>
      <p>
        <Trans
          message={listTexts.approvalText({
            count: items.length,
            collections: <bdi>{t(andList(names))}</bdi>,
            strong: (text: ReactNode) => <strong>{text}</strong>,
          })}
        />
      </p>
      <ReactivatedNote reactivation={reactivation} />
    </div>
  )
}
