// A collection's offers, and the depth of its market in each unit of account.
import type { Address } from '../../domain/address.ts'
import { traitKey } from '../../domain/traits.ts'
import { toWei } from '../../domain/wei.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { getDepthListings } from '../../orders/getDepthListings.ts'
import { siteMarkets } from '../../domain/siteMarkets.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { endsAfter } from '../../graphql/where.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { Section } from '../../ui/Layout.tsx'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { CollectionDepthDocument, type CollectionDepthQuery } from './__generated__/CollectionDepth.ts'
import { DepthLadder } from './DepthLadder.tsx'
import { toOffers, type Offer, type OfferedCollection } from '../../orders/offer.ts'
import { MAX_OFFERS } from '../../orders/orderFilters.ts'
import { OfferButton } from '../offer/OfferButton.tsx'
import styles from './Offers.module.css'
import { OffersExport } from './OrdersExport.tsx'
import { OffersTable } from './OffersTable.tsx'
import { useFunds } from './useFunds.ts'
import { useTraitNames } from '../offer/useTraitNames.ts'

/** @param collection undefined while it loads; its address is enough to query */
export interface CollectionOffersProps {
  readonly address: Address
  readonly collection: OfferedCollection | undefined
}

type Row = CollectionDepthQuery['collectionMarkets'][number]['bids'][number]

/** The best orders of each side in a ladder. */
const MAX_ORDERS = 200

export function CollectionOffers({ address, collection }: CollectionOffersProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const now = useQueryTime()
  const clock = useNow()
  const viewer = useAccount()
  const markets = siteMarkets(address, network)
  const open = { live: true, ...endsAfter(now) }
  const filter: Order_filter = {
    ...open,
    collection: address,
    side: 'BID',
    scope_in: ['COLLECTION', 'TRAIT'],
  }
  const query = useIndexQuery(CollectionDepthDocument, {
    variables: {
      markets: markets.map(({ id }) => id),
      asks: { ...open, side: 'ASK', scope: 'ITEM' },
      // As in the chart of the analytics and in the best offer: the ladder's first bid is what any item sells for.
      bids: { ...open, side: 'BID', scope: 'COLLECTION' },
      most: MAX_ORDERS,
      mostHeld: LARGEST_PAGE,
      offers: filter,
      mostOffers: MAX_OFFERS,
      held: { collection: address, account: viewer ?? '0x', amount_gt: '0' },
    },
  })
  const data = query.kind === 'ready' ? query.data : undefined
  const rows = data?.offers ?? []
  const { currencies } = network
  const funds = useFunds(toOffers(rows, network), {
    lower: { where: filter, currencies, account: viewer },
    hasLower: rows.length === MAX_OFFERS,
  })
  const { offers } = funds
  const findTrait = useTraitNames(offers)
  const held = data?.held ?? []
  /** Whether the viewer may hold an item that the offer takes; if unknown, the dialog finds out. */
  const mayHoldItem = (offer: Offer): boolean => {
    const trait = findTrait(offer)
    if (trait === undefined || held.length === LARGEST_PAGE) return held.length > 0
    return held.some(({ token }) => token.metadata?.traits.includes(traitKey(trait)))
  }
  const button =
    collection === undefined ? (
      <Skeleton width="104px" height="28px" />
    ) : (
      <OfferButton start={{ collection, item: undefined }} size="s" />
    )

  if (query.kind === 'failed') {
    return <ErrorState title={t(ordersTexts.offersTable.failed)} error={query.error} onRetry={query.retry} />
  }
  if (data === undefined) {
    return (
      <>
        <LoadingLabel>{t(ordersTexts.offersTable.loading)}</LoadingLabel>
        <Skeleton height={240} />
      </>
    )
  }
  const ladders = markets.flatMap(({ id, currency }) => {
    const market = data.collectionMarkets.find((one) => one.id === id)
    const asks = market === undefined ? [] : getDepthListings(market, { atSeconds: clock, most: MAX_ORDERS })
    const bids = toDepthOrders(market?.bids)
    const exact = (market?.declining.length ?? 0) < MAX_ORDERS
    return asks.length + bids.length > 0 ? [{ currency, asks, bids, exact }] : []
  })
  return (
    <>
      <Section
        title={t(ordersTexts.offersTable.collectionTitle)}
        aside={
          <div className={styles.aside}>
            {offers.length > 0 && (
              <OffersExport filters={() => [filter]} file={`${address.slice(0, 10)}-offers`} />
            )}
            {button}
          </div>
        }
        {...(offers.length > 0 ? { count: t(offers.length) } : {})}
      >
        {!funds.isComplete && <p className={styles.quiet}>{t(ordersTexts.offersTable.notAllChecked)}</p>}
        {offers.length === 0 ? (
          <Empty title={t(ordersTexts.offersTable.empty)}>
            {t(ordersTexts.offersTable.collectionEmptyHint)}
          </Empty>
        ) : (
          <OffersTable
            funds={funds}
            label={t(ordersTexts.offersTable.collectionTitle)}
            findTrait={findTrait}
            findItemToSell={(offer) => (mayHoldItem(offer) ? 'choose' : undefined)}
          />
        )}
      </Section>
      {ladders.map(({ currency, asks, bids, exact }) => (
        <Section
          key={currency.address}
          title={t(ordersTexts.offersTable.depth({ currency: currency.symbol }))}
        >
          <DepthLadder currency={currency} asks={asks} bids={bids} most={MAX_ORDERS} />
          {!exact && (
            <p className={styles.note}>
              <LowestPrice exact={false} />
            </p>
          )}
          {bids.length > 0 && <p className={styles.note}>{t(ordersTexts.offersTable.depthNote)}</p>}
        </Section>
      ))}
    </>
  )
}

const toDepthOrders = (rows: readonly Row[] = []) =>
  rows.map(({ unitPrice, remaining }) => ({ unitPrice: toWei(unitPrice), remaining: BigInt(remaining) }))
