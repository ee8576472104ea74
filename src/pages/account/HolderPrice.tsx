// The holder's listing of an item: price, start, buyer and, for an edition, the quantity.
import { shownQuantity } from '../../domain/quantity.ts'
import { CurrentPrice } from '../../trading/prices/CurrentPrice.tsx'
import type { Listing } from '../../orders/listing.ts'
import { getUpcomingSaleKind } from '../../orders/upcomingSale.ts'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { type HeldItem, isOpenToAll, unlistedUnits } from './heldItem.ts'
import { accountTexts } from '../../messages/en/account.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountItems.module.css'

export interface HolderPriceProps {
  readonly item: HeldItem
  /** Open listings; the first that anyone can buy is shown. */
  readonly listings: readonly Listing[]
}

export function HolderPrice({ item, listings }: HolderPriceProps) {
  const t = useTranslate()
  const now = useNow()
  const listing = listings.find((one) => isOpenToAll(one, now)) ?? listings[0]
  if (listing === undefined) return null
  const units = BigInt(item.amount)
  const promise = getUpcomingSaleKind(listing, now)
  return (
    <span>
      <CurrentPrice listing={listing} />
      <span className={styles.terms}>
        {promise === 'private' && ` ${t(accountTexts.page.private)}`}
        {promise === 'later' && (
          <>
            {' '}
            <TimeAgo seconds={listing.startsAtSeconds} />
          </>
        )}
        {units > 1n &&
          ` ${t(
            accountTexts.page.listedOf({
              listed: shownQuantity(units - unlistedUnits(item, listings), listing.item),
              held: shownQuantity(units, listing.item),
            }),
          )}`}
      </span>
    </span>
  )
}
