// What an item is listed for by its holder, when, for whom, and of an edition how many.
import { formatCount } from '../../domain/wei.ts'
import { AskingPrice } from '../../features/trading/listings/AskingPrice.tsx'
import type { Listing } from '../../features/trading/listings/listing.ts'
import { promiseOf } from '../../features/trading/listings/promisedSale.ts'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { type HeldItem, isOpenToAll, unlistedUnits } from './heldItem.ts'
import styles from './AccountItems.module.css'

export interface HolderPriceProps {
  readonly item: HeldItem
  /** Those that stand; the first that is open to all is told. */
  readonly listings: readonly Listing[]
}

export function HolderPrice({ item, listings }: HolderPriceProps) {
  const now = useNow()
  const listing = listings.find((one) => isOpenToAll(one, now)) ?? listings[0]
  if (listing === undefined) return null
  const units = BigInt(item.amount)
  const promise = promiseOf(listing, now)
  return (
    <span>
      <AskingPrice listing={listing} />
      <span className={styles.terms}>
        {promise === 'private' && ' private'}
        {promise === 'later' && (
          <>
            {' '}
            <TimeAgo seconds={listing.startsAtSeconds} />
          </>
        )}
        {units > 1n &&
          ` ${formatCount(units - unlistedUnits(item, listings))} of ${formatCount(units)} listed`}
      </span>
    </span>
  )
}
