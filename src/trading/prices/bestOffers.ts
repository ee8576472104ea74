// Reads the highest offers that a seller could accept now: offers come from the index, funding from the chain.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../../domain/config.ts'
import type { Address } from '../../domain/address.ts'
import { getUnit, type Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { sleep } from '../../domain/sleep.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import type { Trait, TraitKey } from '../../domain/traits.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { bestOffers, isFillableWith, isForItemOrCollection } from '../../orders/bestOffers.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { toOffers, type Offer } from '../../orders/offer.ts'
import {
  itemAndCollectionOffersFilter,
  itemOffersFilter,
  MAX_OFFERS,
  otherOffersFilter,
} from '../../orders/orderFilters.ts'
import { hashTraits, takesTrait } from '../../orders/traits.ts'
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
  /** Offers for these traits count too if the item is read alone. */
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
    const { offers, isPayable, isComplete, isWhole } = await fetchOffers(context, network, {
      where,
      currency,
    })
    const findBest = (item: OfferedFor) => {
      const possible = offers.filter((offer) => isForItemOrCollection(offer, item))
      return toBestOffer(bestOffers(possible, { held: item.held, isPayable }), isComplete)
    }
    if (isWhole) return new Map(items.map((item) => [item.path, findBest(item)]))
  }
  const entries = items.map(async ({ collection, tokenId, path, held, traits }) => {
    const token = tokenId === undefined ? undefined : tokenEntityId(collection, tokenId)
    const names = hashTraits(collection, isAlone ? traits : [])
    const where = itemOffersFilter(
      { collection, token, traitHashes: [...names.keys()] },
      nowSeconds(),
      conditions,
    )
    const { offers, isPayable, isComplete } = await fetchOffers(context, network, { where, currency, held })
    const findTrait = ({ subject }: Offer) =>
      subject.kind === 'trait' ? names.get(subject.zoneHash) : undefined
    const taken = await fetchTakenTraits(context.client, offers, { held, isPayable, findTrait, tokenId })
    const result = findBestTaken(offers, { held, isPayable }, taken)
    return [path, toBestOffer(result.best, isComplete && result.isComplete)] as const
  })
  return new Map(await Promise.all(entries))
}

function toBestOffer([offer]: readonly Offer[], isComplete: boolean): BestOffer {
  return {
    offer: offer && { amount: offer.unitPrice, currency: offer.currency, offer },
    ...(!isComplete && { mayMissOffer: true }),
  }
}

/** The most trait offers in a currency whose sets of items are read for a best offer, and for how long in all. */
const MAX_SETS = 5
const MAX_MILLISECONDS = 4_000

type Conditions = Parameters<typeof bestOffers>[1]

/** Whether trait offers take the item, by order hash. An offer that is missing wasn't read, or couldn't be in time. */
export type TakenTraits = ReadonlyMap<string, boolean>

/**
 * Reads the sets of items that trait offers were made for: in each currency from the highest offer to the first that
 * takes the item.
 *
 * @param offers in the order of `sortOffers`
 * @param options.tokenId undefined for any item that has the trait
 */
export async function fetchTakenTraits(
  client: ApolloClient,
  offers: readonly Offer[],
  options: Conditions & {
    readonly tokenId: TokenId | undefined
    readonly findTrait: (offer: Offer) => Trait | undefined
  },
): Promise<TakenTraits> {
  const { tokenId, findTrait, held, isPayable } = options
  const taken = new Map<string, boolean>()
  const readCurrency = async (currency: Address) => {
    let sets = 0
    for (const offer of offers) {
      if (offer.currency.address !== currency || !isFillableWith(offer, held) || !isPayable(offer)) continue
      if (offer.subject.kind !== 'trait') return
      const trait = findTrait(offer)
      if (trait === undefined) continue
      sets += 1
      if (sets > MAX_SETS) return
      const isTaken = await takesTrait(client, offer, { trait, tokenId }).catch(() => undefined)
      if (isTaken !== undefined) taken.set(offer.orderHash, isTaken)
      if (isTaken === true) return
    }
  }
  const currencies = new Set(offers.map(({ currency }) => currency.address))
  await Promise.race([Promise.all([...currencies].map(readCurrency)), sleep(MAX_MILLISECONDS, undefined)])
  // A copy, because sets that are late still change the other.
  return new Map(taken)
}

/** The best offer that takes an item in each currency, and whether no trait offer that may be better is left to read. */
export function findBestTaken(
  offers: readonly Offer[],
  conditions: Conditions,
  taken: TakenTraits,
): { readonly best: readonly Offer[]; readonly isComplete: boolean } {
  const isTaken = ({ subject, orderHash }: Offer) => subject.kind !== 'trait' || taken.get(orderHash)
  const best = bestOffers(
    offers.filter((offer) => isTaken(offer) === true),
    conditions,
  )
  const possible = bestOffers(
    offers.filter((offer) => isTaken(offer) !== false),
    conditions,
  )
  return { best, isComplete: possible.every((offer) => best.includes(offer)) }
}

/** The highest offers of a filter that were read together. */
interface ReadOffers {
  readonly offers: readonly Offer[]
  readonly isPayable: (offer: Offer) => boolean
  /** False if one that can be paid may be missing. */
  readonly isComplete: boolean
  /** Whether these are all offers that match; otherwise they are the highest. */
  readonly isWhole: boolean
}

interface OffersRequest {
  /** Offers in the currency's unit of account. */
  readonly where: Order_filter
  readonly currency: Currency
  readonly held?: bigint | undefined
}

async function fetchOffers(
  context: TradeContext,
  network: NetworkConfig,
  { where, currency, held }: OffersRequest,
): Promise<ReadOffers> {
  const unit = getUnit(currency)
  const currencies = network.currencies.filter((one) => getUnit(one) === unit)
  if (currencies.length === 0) return { offers: [], isPayable: () => false, isComplete: true, isWhole: true }
  const { orders } = await queryIndex(context.client, OffersDocument, { first: MAX_OFFERS, where })
  const offers = toOffers(orders, network)
  const isWhole = orders.length < MAX_OFFERS
  const lower = isWhole ? undefined : { where, currencies, account: context.account, held }
  // Only the chain can fail below.
  await import('../../seaport/offers/funds.ts')
  const funded = await fetchFundedOffers(context, network, { offers, lower }).catch(() => undefined)
  if (funded === undefined) return { offers, isPayable: () => true, isComplete: true, isWhole }
  const isPayable = (offer: Offer) => canPayWith(funded.funds, offer) === true
  return { offers: funded.offers, isPayable, isComplete: funded.isComplete, isWhole }
}
