// Explains the approval before a listing: what it covers, which older listings it reactivates, and the choice to cancel
// those first.
import { nowSeconds } from '../../../domain/time.ts'
import type { ReactNode } from 'react'
import { listForm } from '../../../messages/en/listForm.ts'
import { manageListings } from '../../../messages/en/manageListings.ts'
import { andList } from '../../../messages/values.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import dialogs from '../../../trade/Dialogs.module.css'
import type { ReactivatedListings } from './reactivated.ts'
import type { ListedItem } from '../../../orders/listedItem.ts'
import { listingName } from '../../../orders/listing.ts'
import { quotePrice } from '../../../orders/listingPrice.ts'
import styles from './ApprovalNote.module.css'
import type { Reactivation } from './useReactivated.ts'

export interface ApprovalNoteProps {
  readonly reactivation: Reactivation
  /** The items to list, which give the collections' names. */
  readonly items: readonly ListedItem[]
}

export function ApprovalNote({ reactivation, items }: ApprovalNoteProps) {
  const t = useTranslate()
  const { collections, reading } = reactivation
  if (collections.length === 0) return null
  const names = collections.map(
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
      {reading.status === 'failed' && <p className={dialogs.failure}>{t(manageListings.listingsUnread)}</p>}
      {reading.status === 'loaded' && reading.value.listings.length > 0 && (
        <OlderListings {...reading.value} />
      )}
    </div>
  )
}

function OlderListings(reactivated: ReactivatedListings) {
  const { listings, more } = reactivated
  const t = useTranslate()
  const count = listings.length
  return (
    <>
      <p>
        <strong>{t((more ? listForm.reactivatesMore : listForm.reactivates)({ count }))}</strong>
      </p>
      <OldListings {...reactivated} />
    </>
  )
}

/** Whether to cancel the older listings first. It says what it's about, because the note may be scrolled out of view. */
export function CancelOlderChoice({ reactivation }: Pick<ApprovalNoteProps, 'reactivation'>) {
  const t = useTranslate()
  const { reading, collections, cancels, setCancels } = reactivation
  if (collections.length === 0 || reading.status !== 'loaded') return null
  const { listings, more } = reading.value
  const count = listings.length
  if (count === 0) return null
  return (
    <Checkbox
      label={t((more ? listForm.cancelTheseFirst : listForm.cancelFirst)({ count }))}
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
