// Explains the approval before a listing: what it covers, and which older listings it reactivates.
import type { ReactNode } from 'react'
import { listTexts } from '../../messages/en/list.ts'
import { andList } from '../../messages/values.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Address } from '../../domain/address.ts'
import type { Older } from '../dialog/useTrade.ts'
import { ReactivatedNote } from './ReactivatedNote.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './ApprovalNote.module.css'

export interface ApprovalNoteProps {
  /** The collections to approve; with none, nothing is rendered. */
  readonly collections: readonly Address[]
  readonly older: Older | undefined
  /** The items to list, which give the collections' names. */
  readonly items: readonly ListedItem[]
}

export function ApprovalNote({ collections, older, items }: ApprovalNoteProps) {
  const t = useTranslate()
  if (collections.length === 0) return null
  const names = collections.map(
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
      <ReactivatedNote older={older} />
    </div>
  )
}
