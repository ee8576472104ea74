// Explains the approval before a listing, and which older listings a trade reactivates, with the choice to cancel those
// first.
import { nowSeconds } from '../domain/time.ts'
import type { ReactNode } from 'react'
import { listForm } from '../messages/en/listForm.ts'
import { manageListings } from '../messages/en/manageListings.ts'
import { purchase } from '../messages/en/purchase.ts'
import { andList } from '../messages/values.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Price } from '../ui/Price.tsx'
import { Trans } from '../ui/Trans.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import dialogs from './Dialogs.module.css'
import type { ReactivatedListings } from './reactivated.ts'
import type { ListedItem } from '../orders/listedItem.ts'
import { listingName } from '../orders/listing.ts'
import { quotePrice } from '../orders/listingPrice.ts'
import styles from './ApprovalNote.module.css'
import type { Reactivation } from './useReactivated.ts'

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
    <div className={styles.note} role="group" aria-label={t(listForm.approval)}>
      <p>
        <Trans
          message={listForm.approvalText({
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

const TEXTS = {
  approval: {
    all: listForm.reactivates,
    more: listForm.reactivatesMore,
    cancelAll: listForm.cancelFirst,
    cancelThese: listForm.cancelTheseFirst,
  },
  purchase: {
    all: purchase.reactivates,
    more: purchase.reactivatesMore,
    cancelAll: purchase.cancelFirst,
    cancelThese: purchase.cancelTheseFirst,
  },
} as const

/** Which older listings a trade reactivates. */
export function ReactivatedNote({ reactivation }: Pick<ApprovalNoteProps, 'reactivation'>) {
  const t = useTranslate()
  const { cause, isNeeded, reading } = reactivation
  if (!isNeeded) return null
  if (reading.status === 'failed') {
    return <p className={dialogs.failure}>{t(manageListings.listingsUnread)}</p>
  }
  if (reading.status === 'loading' || reading.value.listings.length === 0) return null
  const { listings, more } = reading.value
  const texts = TEXTS[cause.kind]
  return (
    <div className={styles.older}>
      <p>
        <strong>{t((more ? texts.more : texts.all)({ count: listings.length }))}</strong>
      </p>
      <OldListings {...reading.value} />
    </div>
  )
}

/** Whether to cancel the older listings first. It says what it's about, because the note may be scrolled out of view. */
export function CancelOlderChoice({ reactivation }: Pick<ApprovalNoteProps, 'reactivation'>) {
  const t = useTranslate()
  const { reading, cause, isNeeded, cancels, setCancels } = reactivation
  if (!isNeeded || reading.status !== 'loaded') return null
  const texts = TEXTS[cause.kind]
  const { listings, more } = reading.value
  const count = listings.length
  if (count === 0) return null
  return (
    <Checkbox
      label={t((more ? texts.cancelThese : texts.cancelAll)({ count }))}
      checked={cancels}
      onChange={setCancels}
    />
  )
}

/** Lists the items and prices of older listings. */
export function OldListings({ listings, more }: ReactivatedListings) {
  const t = useTranslate()
  return (
    <ul className={styles.listings}>
      {listings.map((listing) => (
        <li key={listing.orderHash}>
          <bdi>{t(listingName(listing))}</bdi>{' '}
          <Price amount={quotePrice(listing, nowSeconds()).amount} currency={listing.currency} exact />
        </li>
      ))}
      {more && <li>{t(listForm.andMore)}</li>}
    </ul>
  )
}
