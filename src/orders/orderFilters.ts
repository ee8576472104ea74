// Index filters for listings and offers: an account's open listings, the offers that a seller could accept for one item,
// and the live orders, in one unit of account, that a new price is compared with.
import type { Address } from '../domain/address.ts'
import { getUnit, type Currency } from '../domain/currency.ts'
import { tokenEntityId } from '../domain/ids.ts'
import { MINUTE_SECONDS, nowSeconds, queryTime } from '../domain/time.ts'
import type { TokenId } from '../domain/tokenId.ts'
import { endsAfter, matchAll, matchAny } from '../graphql/where.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'

const liveNow = () => ({ live: true, ...endsAfter(nowSeconds()) })

/** Matches listings of single items of a collection in a currency's unit of account. */
export function collectionListingsFilter(collection: Address, currency: Currency): Order_filter {
  return { ...liveNow(), side: 'ASK', scope: 'ITEM', collection, unit: getUnit(currency) }
}

/** Matches offers by other accounts in a currency's unit of account, whatever they are for. */
export function otherOffersFilter(account: Address, currency: Currency): Order_filter {
  return { ...liveNow(), side: 'BID', offerer_not: account, unit: getUnit(currency) }
}

export interface OfferableItem {
  readonly collection: Address
  /** Entity id of the item; undefined for offers that aren't for one item. */
  readonly token: string | undefined
  /** Hashes by which trait offers identify the item's traits. */
  readonly traitHashes: readonly string[]
}

/** The offers for an item or a collection that are read at once: the highest ones. */
export const MAX_OFFERS = 100

/**
 * Matches offers for any of the items and for their collections, but not those for traits.
 * @param conditions that each offer must also meet
 */
export function itemAndCollectionOffersFilter(
  items: readonly { readonly collection: Address; readonly tokenId?: TokenId | undefined }[],
  conditions: Order_filter,
): Order_filter {
  const tokens = items.flatMap(({ collection, tokenId }) =>
    tokenId === undefined ? [] : [tokenEntityId(collection, tokenId)],
  )
  const collections = [...new Set(items.map(({ collection }) => collection))]
  return matchAny<Order_filter>(
    { ...conditions, scope: 'ITEM', token_in: tokens.sort() },
    { ...conditions, scope: 'COLLECTION', collection_in: collections.sort() },
  )
}

/**
 * Matches live offers that accept the item: for the item, for any item of its collection, and for its traits.
 * @param nowSeconds Unix seconds at which the offers must be open
 * @param further conditions that each offer must also meet
 */
export function itemOffersFilter(
  { collection, token, traitHashes }: OfferableItem,
  nowSeconds: number,
  further: Order_filter = {},
): Order_filter {
  const live: Order_filter = { ...further, side: 'BID', live: true, ...endsAfter(nowSeconds) }
  return matchAny<Order_filter>(
    ...(token === undefined ? [] : [matchAll<Order_filter>(live, { token, scope: 'ITEM' })]),
    matchAll<Order_filter>(live, { collection, scope: 'COLLECTION' }),
    ...(traitHashes.length === 0
      ? []
      : [matchAll<Order_filter>(live, { collection, scope: 'TRAIT', zoneHash_in: [...traitHashes] })]),
  )
}

/**
 * Matches listings of single items that had been fillable for at least a minute at a past time: a shorter-lived price is
 * not a floor. For queries as of the block of the last event before that time. A listing that started on schedule since
 * then isn't live in that block, because a start writes no event. One whose conduit was closed to Seaport at that time
 * counts all the same: an order has no field that says so.
 * @param atSeconds the past time, in Unix seconds
 * @param eventSeconds time of the last event
 */
export function pastListingsFilter(atSeconds: number, eventSeconds: number): Order_filter {
  const time = String(atSeconds)
  const aMinuteBefore = String(atSeconds - MINUTE_SECONDS)
  return matchAll<Order_filter>(
    { side: 'ASK', scope: 'ITEM', startsAtSeconds_lte: time, endsAtSeconds_gt: time },
    matchAny<Order_filter>(
      { live: true, liveSinceSeconds_lte: aMinuteBefore },
      {
        live: false,
        startsAtSeconds_gt: String(eventSeconds),
        startsAtSeconds_lte: aMinuteBefore,
        status_in: ['OPEN', 'PARTIAL'],
        defect: null,
        unrestricted: true,
        makerHolds: true,
        makerApproved: true,
        availableQuantity_gt: '0',
      },
    ),
  )
}

/**
 * Matches an account's listings that are not filled, canceled or expired, whether or not they can be filled now.
 * @param now Unix seconds
 */
export function openListingsFilter(account: Address, now: number): Order_filter {
  return {
    offerer: account,
    side: 'ASK',
    scope_in: ['ITEM', 'BUNDLE'],
    status_in: ['OPEN', 'PARTIAL'],
    endsAtSeconds_gt: String(queryTime(now)),
  }
}

/**
 * Matches the listings that only this account can buy, as far as the index knows that their sellers can deliver.
 * @param now Unix seconds
 */
export function reservedListingsFilter(buyer: Address | '', now: number): Order_filter {
  return {
    privateTaker: buyer,
    offerer_not: buyer,
    side: 'ASK',
    scope_in: ['ITEM', 'BUNDLE'],
    status_in: ['OPEN', 'PARTIAL'],
    defect: null,
    makerHolds: true,
    makerApproved: true,
    availableQuantity_gt: '0',
    ...endsAfter(now),
  }
}

/**
 * Matches an account's listings whose end has passed before they were sold or canceled. One that the index doesn't follow
 * keeps its status.
 * @param now Unix seconds
 */
export function expiredListingsFilter(account: Address, now: number): Order_filter {
  return {
    offerer: account,
    side: 'ASK',
    scope_in: ['ITEM', 'BUNDLE'],
    status_in: ['EXPIRED', 'OPEN', 'PARTIAL'],
    endsAtSeconds_lte: String(now),
  }
}
