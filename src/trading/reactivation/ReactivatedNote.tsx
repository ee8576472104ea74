// Which older listings a trade reactivates, the choice to cancel those first, and the approval that a listing needs.
import { nowSeconds } from '../../domain/time.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { listTexts } from '../../messages/en/list.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Price } from '../../ui/Price.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import type { Reactivated, ReactivatedListings } from '../dialog/useTrade.ts'
import { listingName } from '../../orders/listing.ts'
import { quotePrice } from '../../orders/listingPrice.ts'
import styles from './ReactivatedNote.module.css'
import type { ReactNode } from 'react'
import { andList } from '../../messages/values.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Address } from '../../domain/address.ts'
import { Trans } from '../../ui/Trans.tsx'

interface ReactivatedNoteProps {
  /** Undefined for a trade that reactivates nothing. */
  readonly reactivated: Reactivated | undefined
}

const TEXTS = {
  approval: {
    all: listTexts.reactivates,
    more: listTexts.reactivatesMore,
    cancelAll: listTexts.cancelFirst,
    cancelThese: listTexts.cancelTheseFirst,
  },
  purchase: {
    all: buyTexts.reactivates,
    more: buyTexts.reactivatesMore,
    cancelAll: buyTexts.cancelFirst,
    cancelThese: buyTexts.cancelTheseFirst,
  },
} as const

/** Which older listings a trade reactivates; `CancelOlderChoice` says if that couldn't be read. */
export function ReactivatedNote({ reactivated }: ReactivatedNoteProps) {
  const t = useTranslate()
  if (reactivated?.reading.status !== 'loaded' || reactivated.reading.value.listings.length === 0) return null
  const { listings, more } = reactivated.reading.value
  const texts = TEXTS[reactivated.kind]
  return (
    <div className={styles.older}>
      <p>
        <strong>{t((more ? texts.more : texts.all)({ count: listings.length }))}</strong>
      </p>
      <ReactivatedList {...reactivated.reading.value} />
    </div>
  )
}

/**
 * Whether to cancel the older listings first, or that they couldn't be read. It says what it's about, because the note may
 * be scrolled out of view.
 */
export function CancelOlderChoice({ reactivated }: ReactivatedNoteProps) {
  const t = useTranslate()
  if (reactivated === undefined || reactivated.reading.status === 'loading') return null
  const { kind, reading, cancels, setCancels } = reactivated
  if (reading.status === 'failed') {
    return (
      <p className={dialogs.failure} role="alert">
        {t(listTexts.manage.listingsUnread)}
      </p>
    )
  }
  const texts = TEXTS[kind]
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
export function ReactivatedList({ listings, more }: ReactivatedListings) {
  const t = useTranslate()
  return (
    <ul className={styles.listings}>
      {listings.map((listing) => (
        <li key={listing.orderHash}>
          <bdi>{t(listingName(listing))}</bdi>{' '}
          <Price amount={quotePrice(listing, nowSeconds()).amount} currency={listing.currency} exact />
        </li>
      ))}
      {more && <li>{t(listTexts.andMore)}</li>}
    </ul>
  )
}

interface ApprovalNoteProps {
  /** The collections to approve; with none, nothing is rendered. */
  readonly collections: readonly Address[]
  readonly reactivated: Reactivated | undefined
  /** The items to list, which give the collections' names. */
  readonly items: readonly ListedItem[]
}

/** Explains the approval before a listing: what it covers, and which older listings it reactivates. */
export function ApprovalNote({ collections, reactivated, items }: ApprovalNoteProps) {
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
      <ReactivatedNote reactivated={reactivated} />
    </div>
  )
}
