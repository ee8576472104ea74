// Reads the highest offer that a seller could accept for an item now: offers come from the index, funding from the
// chain.
import type { NetworkConfig } from '../../domain/config.ts'
import { unitOf, type Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { TraitKey } from '../../domain/traits.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { fetchCode } from '../dialog/fetchCode.ts'
import { canPayWith, readFundedOffers } from './fundedOffers.ts'
import { OffersDocument } from './__generated__/Offers.ts'
import { bestOffers } from '../../orders/bestOffers.ts'
import { toOffer, sortOffers, type Offer } from '../../orders/offer.ts'
import { itemOffersFilter, MAX_OFFERS } from '../../orders/orderFilters.ts'

export interface BestOfferRequest {
  /** Without a token id, offers for any item of the collection. */
  readonly item: Pick<ListedItem, 'collection'> & Partial<Pick<ListedItem, 'tokenId'>>
  readonly traits: readonly TraitKey[]
  /** Units that the account holds; undefined while the balance isn't loaded. */
  readonly held: bigint | undefined
  /** Only offers in its unit of account count. */
  readonly currency: Currency
}

/** The best offer, if there is one. */
export interface BestOffer extends Pick<ReadOffers, 'isComplete'> {
  readonly offer: Offer | undefined
}

/** Offers that were read together, the highest first, and which of them count as ones that can be paid. */
export interface ReadOffers {
  readonly offers: readonly Offer[]
  /** Each one, if the chain can't be read. */
  readonly isPayable: (offer: Offer) => boolean
  /** Whether these are all offers that match; otherwise they are the highest. */
  readonly isWhole: boolean
  /** False if the highest offer that can be paid may be missing. */
  readonly isComplete: boolean
}

/**
 * Reads the highest offers that match a filter, and from the chain which of them can be paid.
 * @param request.where offers in the currency's unit of account
 * @param request.held units that the account holds of what would be sold; undefined if not known
 * @throws the errors that `indexError` distinguishes, and CodeMissingError
 */
export async function readOffers(
  context: TradeContext,
  network: NetworkConfig,
  { where, currency, held }: { readonly where: Order_filter } & Pick<BestOfferRequest, 'currency' | 'held'>,
): Promise<ReadOffers> {
  const { account } = context
  const unit = unitOf(currency)
  const currencies = network.currencies.filter((one) => unitOf(one) === unit)
  if (currencies.length === 0) return { offers: [], isPayable: () => false, isWhole: true, isComplete: true }
  const { orders } = await queryIndex(context.client, OffersDocument, { first: MAX_OFFERS, where })
  const offers = sortOffers(
    orders.flatMap((order) => toOffer(order, network) ?? []),
    network,
  )
  const lower = orders.length < MAX_OFFERS ? undefined : { where, currencies, account, held }
  // Only the chain can fail below.
  await fetchCode(import('../../seaport/offers/funds.ts'))
  const funded = await readFundedOffers(context, network, { offers, lower }).catch(() => undefined)
  return {
    offers: funded?.offers ?? offers,
    isPayable: (offer) => funded === undefined || canPayWith(funded.funds, offer) === true,
    isWhole: lower === undefined,
    isComplete: funded?.isComplete ?? true,
  }
}

/**
 * Returns the highest offer by another account that could be accepted for an item now, according to the index and the
 * chain. An offer counts as funded if the chain can't be read.
 * @throws the errors that `indexError` distinguishes, and CodeMissingError
 */
export async function readBestOffer(
  context: TradeContext,
  network: NetworkConfig,
  { item, traits, held, currency }: BestOfferRequest,
): Promise<BestOffer> {
  const { account } = context
  const hashes =
    traits.length === 0
      ? []
      : [...(await fetchCode(import('../../orders/traits.ts'))).hashTraits(item.collection, traits).keys()]
  const where = itemOffersFilter(
    {
      collection: item.collection,
      token: item.tokenId === undefined ? undefined : tokenEntityId(item.collection, item.tokenId),
      traitHashes: hashes,
    },
    nowSeconds(),
    { offerer_not: account, unit: unitOf(currency) },
  )
  const { offers, isPayable, isComplete } = await readOffers(context, network, { where, currency, held })
  return { offer: bestOffers(offers, { held, isPayable })[0], isComplete }
}
