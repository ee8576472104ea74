// The price that a buyer pays for a listing, the units that can be bought now, and the price that an offer pays.
import type { ReactNode } from 'react'
import { pricesTexts } from '../../messages/en/prices.ts'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import type { Listing } from '../../orders/listing.ts'
import type { Offer } from '../../orders/offer.ts'
import { quotePrice, isDeclining } from '../../orders/listingPrice.ts'
import { useSecondsClock } from '../../ui/useNow.ts'
import styles from './CurrentPrice.module.css'
import { TokenAmount } from '../../ui/TokenAmount.tsx'

const units = (text: ReactNode) => <span className={styles.units}>{text}</span>

export interface CurrentPriceProps extends Pick<PriceProps, 'size'> {
  readonly listing: Listing
}

export function CurrentPrice({ listing, ...look }: CurrentPriceProps) {
  const quote = quotePrice(listing, useSecondsClock(isDeclining(listing)))
  const approximate = quote.kind === 'unit' && !quote.isExact
  const price = (
    <Price amount={quote.amount} currency={listing.currency} approximate={approximate} {...look} />
  )
  if (quote.kind === 'total') {
    return <Trans message={pricesTexts.listing.forAll({ price, count: quote.units, units })} />
  }
  return listing.quantity > 1n ? <Trans message={pricesTexts.listing.each({ price, units })} /> : price
}

/** Shows the units of a listing that can be bought now, and the total if the seller holds fewer than the total. */
export function AvailableUnits({
  listing,
}: {
  readonly listing: Pick<Listing, 'available' | 'remaining' | 'item'>
}) {
  const { available, remaining, item } = listing
  return (
    <Trans
      message={pricesTexts.listing.available({
        quantity: (
          <TokenAmount
            quantity={available}
            decimals={item.decimals}
            {...(available < remaining && { of: remaining })}
          />
        ),
      })}
    />
  )
}

/** What an offer pays for each unit. */
export function OfferPrice({
  offer: { unitPrice, currency, quantity },
  ...look
}: Pick<PriceProps, 'size'> & { readonly offer: Offer }) {
  const price = <Price amount={unitPrice} currency={currency} {...look} />
  return quantity === 1n ? price : <Trans message={pricesTexts.listing.each({ price, units })} />
}
