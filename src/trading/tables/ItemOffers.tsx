// The offers that an item could be sold to, with the depth of its market.
import { listUnits, getUnit } from '../../domain/currency.ts'
import { depthLevels } from '../../domain/depth.ts'
import { displayUnit, type QuantityScale } from '../../domain/quantity.ts'
import { toWei } from '../../domain/wei.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { unitPriceAt } from '../../orders/listingPrice.ts'
import type { Offer } from '../../orders/offer.ts'
import { DepthLadder } from './DepthLadder.tsx'
import { OffersExport } from './OrdersExport.tsx'
import { OffersTable } from './OffersTable.tsx'
import type { ItemOffers as OffersState } from './useItemOffers.ts'
import styles from './Offers.module.css'

export interface ItemOffersProps {
  readonly item: ListedItem
  readonly state: OffersState
  /** The viewer's units; zero without a wallet. */
  readonly held: bigint
  /** The item's live listings. */
  readonly listings: readonly Listing[]
  /** File name of the item's exports, without their content. */
  readonly file: string
}

export function ItemOffers(props: ItemOffersProps) {
  const t = useTranslate()
  const { state, file } = props
  return (
    <Section
      title={t(ordersTexts.offersTable.title)}
      id="offers"
      aside={
        state.kind === 'ready' && state.funds.offers.length > 0 ? (
          <OffersExport filters={() => [state.filter]} file={`${file}-offers`} findTrait={state.findTrait} />
        ) : undefined
      }
    >
      <OffersContent {...props} />
    </Section>
  )
}

function OffersContent({ item, held, listings, state }: ItemOffersProps) {
  const t = useTranslate()
  if (state.kind === 'loading') {
    return (
      <div aria-busy="true">
        <LoadingLabel>{t(ordersTexts.offersTable.loading)}</LoadingLabel>
        <Skeleton height={96} />
      </div>
    )
  }
  if (state.kind === 'failed') {
    return <ErrorState title={t(ordersTexts.offersTable.failed)} error={state.error} onRetry={state.retry} />
  }
  const { funds, findTrait } = state
  const { offers } = funds
  return (
    <>
      {!funds.isComplete && <p className={styles.quiet}>{t(ordersTexts.offersTable.notAllChecked)}</p>}
      {offers.length > 0 && (
        <OffersTable
          funds={funds}
          label={t(ordersTexts.offersTable.live)}
          findTrait={findTrait}
          findItemToSell={() => (held > 0n ? { item, held } : undefined)}
        />
      )}
      {offers.length === 0 && <p className={styles.quiet}>{t(ordersTexts.offersTable.empty)}</p>}
      {item.standard === 'ERC1155' && <Depth listings={listings} offers={offers} scale={item} />}
    </>
  )
}

interface DepthProps {
  readonly listings: readonly Listing[]
  readonly offers: readonly Offer[]
  /** The item's. */
  readonly scale: QuantityScale
}

/** A ladder for each unit of account with more than one price; a single price is already shown elsewhere. */
function Depth({ listings, offers, scale }: DepthProps) {
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
    const isInUnit = ({ currency }: Pick<Offer, 'currency'>) => getUnit(currency) === unit.address
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
