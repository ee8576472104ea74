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
  const units =
    asking.kind === 'lot'
      ? `for all ${formatCount(asking.units)}`
      : listing.quantity > 1n
        ? 'each'
        : undefined
  return (
    <>
      <Price amount={asking.amount} currency={listing.currency} {...look} />
      {units !== undefined && (
        <>
          {' '}
          <span className={styles.units}>{units}</span>
        </>
      )}
    </>
  )
}
