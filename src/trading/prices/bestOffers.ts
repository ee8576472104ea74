// Reads the highest offers that a seller could accept now: offers come from the index, funding from the chain.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { unitOf, type Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import type { TraitKey } from '../../domain/traits.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { bestOffers, isForItemOrCollection } from '../../orders/bestOffers.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { toOffers, type Offer } from '../../orders/offer.ts'
import {
  itemAndCollectionOffersFilter,
  itemOffersFilter,
  MAX_OFFERS,
  otherOffersFilter,
} from '../../orders/orderFilters.ts'
import { hashTraits } from '../../orders/traits.ts'
import { fetchCode } from '../dialog/fetchCode.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { canPayWith, fetchFundedOffers } from './fundedOffers.ts'
import type { Marks } from './marks.ts'
import { OffersDocument } from './__generated__/Offers.ts'

type BestOffer = Pick<Marks, 'offer' | 'mayMissOffer'>

/** An item, and the units of it that its seller holds; undefined while the balance isn't loaded. */
export interface MarkedItem {
  readonly item: ListedItem
  readonly held: bigint | undefined
}

export interface BestOfferRequest {
  readonly collection: Address
  /** Without one, offers for any item of the collection. */
  readonly tokenId?: TokenId
  /** Offers for these traits count too. */
  readonly traits?: readonly TraitKey[]
  readonly held?: bigint | undefined
  /** Only offers in its unit of account count. */
  readonly currency: Currency
}

/**
 * Returns the highest offer by another account that could be accepted now, according to the index and the chain. An
 * offer counts as funded if the chain can't be read.
 * @throws the errors that `indexError` distinguishes, and CodeMissingError
 */
export async function fetchBestOffer(
  context: TradeContext,
  network: NetworkConfig,
  { collection, tokenId, traits = [], held, currency }: BestOfferRequest,
): Promise<BestOffer> {
  const where = itemOffersFilter(
    {
      collection,
      token: tokenId === undefined ? undefined : tokenEntityId(collection, tokenId),
      traitHashes: [...hashTraits(collection, traits).keys()],
    },
    nowSeconds(),
    { offerer_not: context.account, unit: unitOf(currency) },
  )
  const { find } = await fetchOffers(context, network, { where, currency, held })
  return find(() => true, held)
}

/**
 * The best offer for each of several items, by path: read together, and where there are more offers than are read at
 * once, for each item, so that offers for one leave room for those for others. Offers for traits don't count.
 * @throws the errors that `indexError` distinguishes, and CodeMissingError
 */
export async function fetchBestOffers(
  context: TradeContext,
  network: NetworkConfig,
  { items, currency }: { readonly items: readonly MarkedItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, BestOffer>> {
  const where = itemAndCollectionOffersFilter(
    items.map(({ item }) => item),
    otherOffersFilter(context.account, currency),
  )
  const { find, isWhole } = await fetchOffers(context, network, { where, currency, held: undefined })
  const found = items.map(async ({ item, held }) => {
    const best = isWhole
      ? find((offer) => isForItemOrCollection(offer, item), held)
      : await fetchBestOffer(context, network, { ...item, held, currency, traits: [] })
    return [item.path, best] as const
  })
  return new Map(await Promise.all(found))
}

/** The highest offers of a filter that were read together. */
interface ReadOffers {
  /** The best of those that a seller who holds some units can accept. */
  readonly find: (isFor: (offer: Offer) => boolean, held: bigint | undefined) => BestOffer
  /** Whether these are all offers that match; otherwise they are the highest. */
  readonly isWhole: boolean
}

/** @param request.where offers in the currency's unit of account */
async function fetchOffers(
  context: TradeContext,
  network: NetworkConfig,
  { where, currency, held }: Pick<BestOfferRequest, 'currency' | 'held'> & { readonly where: Order_filter },
): Promise<ReadOffers> {
  const unit = unitOf(currency)
  const currencies = network.currencies.filter((one) => unitOf(one) === unit)
  if (currencies.length === 0) return { find: () => ({}), isWhole: true }
  const { orders } = await queryIndex(context.client, OffersDocument, { first: MAX_OFFERS, where })
  const offers = toOffers(orders, network)
  const isWhole = orders.length < MAX_OFFERS
  const lower = isWhole ? undefined : { where, currencies, account: context.account, held }
  // Only the chain can fail below.
  await fetchCode(import('../../seaport/offers/funds.ts'))
  const funded = await fetchFundedOffers(context, network, { offers, lower }).catch(() => undefined)
  const isPayable = (offer: Offer) => funded === undefined || canPayWith(funded.funds, offer) === true
  return {
    isWhole,
    find: (isFor, units) => {
      const possible = (funded?.offers ?? offers).filter(isFor)
      const [offer] = bestOffers(possible, { held: units, isPayable })
      return {
        offer: offer && { amount: offer.unitPrice, currency: offer.currency, offer },
        ...(funded?.isComplete === false && { mayMissOffer: true }),
      }
    },
  }
}
