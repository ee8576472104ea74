// Reads the highest offers that a seller could accept now: offers come from the index, funding from the chain.
import type { NetworkConfig } from '../../domain/config.ts'
import { getUnit, type Currency } from '../../domain/currency.ts'
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
import type { TradeContext } from '../dialog/tradeContext.ts'
import { canPayWith, fetchFundedOffers } from './fundedOffers.ts'
import type { Marks } from './marks.ts'
import { OffersDocument } from './__generated__/Offers.ts'

type BestOffer = Pick<Marks, 'offer' | 'mayMissOffer'>

/** What offers may be for: an item; or, without a token ID, any item of its collection. */
export interface OfferedFor extends Pick<ListedItem, 'collection' | 'path'> {
  readonly tokenId?: TokenId | undefined
  /** Units that the seller holds; undefined while the balance isn't loaded. */
  readonly held: bigint | undefined
  /** Offers for these traits count too if nothing else is read. */
  readonly traits: readonly TraitKey[]
}

/**
 * Returns for each item, by path, the highest offer by another account that could be accepted now, according to the index
 * and the chain. An offer counts as funded if the chain can't be read. Offers for several items are read together and,
 * where there are more than are read at once, for each item, so that offers for one leave room for those for others.
 * @throws the errors that `indexError` distinguishes
 */
export async function fetchBestOffers(
  context: TradeContext,
  network: NetworkConfig,
  { items, currency }: { readonly items: readonly OfferedFor[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, BestOffer>> {
  const conditions = otherOffersFilter(context.account, currency)
  const isAlone = items.length === 1
  if (!isAlone) {
    const where = itemAndCollectionOffersFilter(items, conditions)
    const { find, isWhole } = await fetchOffers(context, network, { where, currency, held: undefined })
    if (isWhole)
      return new Map(
        items.map((item) => [item.path, find((offer) => isForItemOrCollection(offer, item), item.held)]),
      )
  }
  const entries = items.map(async ({ collection, tokenId, path, held, traits }) => {
    const token = tokenId === undefined ? undefined : tokenEntityId(collection, tokenId)
    const traitHashes = isAlone ? [...hashTraits(collection, traits).keys()] : []
    const where = itemOffersFilter({ collection, token, traitHashes }, nowSeconds(), conditions)
    const { find } = await fetchOffers(context, network, { where, currency, held })
    return [path, find(() => true, held)] as const
  })
  return new Map(await Promise.all(entries))
}

/** The highest offers of a filter that were read together. */
interface ReadOffers {
  /** The best of those that a seller who holds some units can accept. */
  readonly find: (isFor: (offer: Offer) => boolean, held: bigint | undefined) => BestOffer
  /** Whether these are all offers that match; otherwise they are the highest. */
  readonly isWhole: boolean
}

interface OffersRequest extends Pick<OfferedFor, 'held'> {
  /** Offers in the currency's unit of account. */
  readonly where: Order_filter
  readonly currency: Currency
}

async function fetchOffers(
  context: TradeContext,
  network: NetworkConfig,
  { where, currency, held }: OffersRequest,
): Promise<ReadOffers> {
  const unit = getUnit(currency)
  const currencies = network.currencies.filter((one) => getUnit(one) === unit)
  if (currencies.length === 0) return { find: () => ({}), isWhole: true }
  const { orders } = await queryIndex(context.client, OffersDocument, { first: MAX_OFFERS, where })
  const offers = toOffers(orders, network)
  const isWhole = orders.length < MAX_OFFERS
  const lower = isWhole ? undefined : { where, currencies, account: context.account, held }
  // Only the chain can fail below.
  await import('../../seaport/offers/funds.ts')
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
