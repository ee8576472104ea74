// What a listing asks, as its buyer meets it: for one, for each of several, or for a lot that only sells whole.
import { formatCount } from '../../../domain/wei.ts'
import { Price, type PriceProps } from '../../../ui/Price.tsx'
import { askingOf, isDeclining, type Listing } from './listing.ts'
import { useSecond } from './useSecond.ts'
import styles from './AskingPrice.module.css'

export interface AskingPriceProps extends Pick<PriceProps, 'size'> {
  readonly listing: Listing
}

export function AskingPrice({ listing, ...look }: AskingPriceProps) {
  const asking = askingOf(listing, useSecond(isDeclining(listing)))
  return (
    <>
      <Price amount={asking.amount} currency={listing.currency} {...look} />
      {asking.kind === 'lot' && <span className={styles.units}> for all {formatCount(asking.units)}</span>}
      {asking.kind === 'unit' && listing.quantity > 1n && <span className={styles.units}> each</span>}
    </>
  )
}
