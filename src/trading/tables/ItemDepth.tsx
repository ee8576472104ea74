// The depth of an item's market in each unit of account: its listings and the offers that it could be sold to.
import { listUnits, unitOf } from '../../domain/currency.ts'
import { depthLevels } from '../../domain/depth.ts'
import { displayUnit, type QuantityScale } from '../../domain/quantity.ts'
import { toWei } from '../../domain/wei.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Listing } from '../../orders/listing.ts'
import { unitPriceAt } from '../../orders/listingPrice.ts'
import { DepthLadder } from './DepthLadder.tsx'
import type { Offer } from '../../orders/offer.ts'
import styles from './Offers.module.css'

export interface ItemDepthProps {
  readonly listings: readonly Listing[]
  readonly offers: readonly Offer[]
  /** The item's. */
  readonly scale: QuantityScale
}

/** A ladder for each unit of account with more than one price; a single price is already shown elsewhere. */
export function ItemDepth({ listings, offers, scale }: ItemDepthProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const now = useNow()
  const live = listings
    .filter(({ defect }) => defect === null)
    .map((listing) => ({
      currency: listing.currency,
      unitPrice: unitPriceAt(listing, now),
      remaining: listing.available,
    }))
  // An offer for any of several items is priced by the contract's unit.
  const wanted = offers.map(({ currency, remaining, unitPrice, decimals }) => ({
    currency,
    remaining,
    unitPrice: toWei((unitPrice * displayUnit(scale)) / displayUnit({ decimals })),
  }))
  const ladders = listUnits(network).map((unit) => {
    const isInUnit = ({ currency }: Pick<Offer, 'currency'>) => unitOf(currency) === unit.address
    return { currency: unit, asks: live.filter(isInUnit), bids: wanted.filter(isInUnit) }
  })
  return ladders
    .filter(({ asks, bids }) => depthLevels(asks, 'asks').length + depthLevels(bids, 'bids').length > 1)
    .map(({ currency, asks, bids }) => (
      <section key={currency.address} className={styles.depth}>
        <h3 className={styles.depthTitle}>
          {t(ordersTexts.offersTable.depth({ currency: currency.symbol }))}
        </h3>
        <DepthLadder {...{ currency, asks, bids, scale }} />
      </section>
    ))
}
