// The cheapest current listing, used for floors, headlines, warnings and charts.
//
// The index sorts by the start or end price, and a declining price lies between the two. So read the cheapest fixed
// price, and declining prices in order of their ends, until an end is no lower than the cheapest price so far: no
// further listing can cost less (Fagin's threshold algorithm). Rising prices are never live.
import { type Currency, findByAddress } from '../domain/currency.ts'
import { type PriceSchedule, priceAt } from '../domain/priceSchedule.ts'
import { toWei, type Wei } from '../domain/wei.ts'
import {
  CheapestListing_marketFragmentDoc,
  CheapestListing_orderFragmentDoc,
  CheapestListing_tokenFragmentDoc,
} from './__generated__/CheapestListing.ts'
import { type FragmentRef, readFragment } from '../graphql/fragments.ts'

/** Declining listings per query, lowest end price first; the GraphQL documents repeat the number. */
export const MAX_DECLINING = 20

/** A listing's unit price in the index: decimal text in the smallest unit, times in seconds. */
export interface ListingPrice {
  readonly unitPrice: string
  readonly unitEndPrice: string
  readonly startsAtSeconds: string
  readonly endsAtSeconds: string
}

/** The unit price over time. */
export function toPriceSchedule(listing: ListingPrice): PriceSchedule {
  return {
    startPrice: toWei(listing.unitPrice),
    endPrice: toWei(listing.unitEndPrice),
    startsAtSeconds: BigInt(listing.startsAtSeconds),
    endsAtSeconds: BigInt(listing.endsAtSeconds),
  }
}

/** @param atSeconds Unix seconds: the page's clock, or the time of the displayed block */
export const unitPriceAt = (listing: ListingPrice, atSeconds: number): Wei =>
  priceAt(toPriceSchedule(listing), atSeconds)

/** Candidates from the index: the lowest fixed prices, and declining ones in order of their ends. */
export interface Candidates<Listing extends ListingPrice> {
  readonly fixed: readonly Listing[]
  readonly declining: readonly Listing[]
}

export interface Cheapest<Listing> {
  readonly listing: Listing
  /** Per unit, in the currency's smallest unit. */
  readonly price: Wei
  /** False if the limit was reached, so that an unread declining listing may cost less. */
  readonly exact: boolean
}

/**
 * Whether no unread declining listing can cost less.
 *
 * @param price per unit
 * @param declining in order of their end prices
 * @param most how many of them were requested
 */
export function isLowest(
  price: Wei,
  declining: readonly Pick<ListingPrice, 'unitEndPrice'>[],
  most: number,
): boolean {
  const last = declining[most - 1]
  return last === undefined || toWei(last.unitEndPrice) >= price
}

/**
 * The cheapest listing at a time; undefined if nothing is for sale.
 *
 * @param atSeconds Unix seconds
 * @param most how many declining listings were requested
 * @param isLeftOut candidates that don't count
 */
export function findCheapest<Listing extends ListingPrice>(
  { fixed, declining }: Candidates<Listing>,
  atSeconds: number,
  most = MAX_DECLINING,
  isLeftOut: (listing: Listing) => boolean = () => false,
): Cheapest<Listing> | undefined {
  let best: Omit<Cheapest<Listing>, 'exact'> | undefined
  const first = fixed.find((listing) => !isLeftOut(listing) && BigInt(listing.endsAtSeconds) > atSeconds)
  if (first !== undefined) best = { listing: first, price: toWei(first.unitPrice) }
  for (const listing of declining) {
    if (isLeftOut(listing)) continue
    const price = unitPriceAt(listing, atSeconds)
    // A listing that ended while the page was open would count at its end price.
    if (BigInt(listing.endsAtSeconds) > atSeconds && (best === undefined || price < best.price))
      best = { listing, price }
  }
  return best && { ...best, exact: isLowest(best.price, declining, most) }
}

/** A listing from a query that selects other fields too. */
export type PricedRef = FragmentRef<typeof CheapestListing_orderFragmentDoc>

/**
 * The cheapest of the rows of a query.
 *
 * @param atSeconds Unix seconds
 * @param isLeftOut order hashes that don't count
 */
export function selectCheapest<Row extends PricedRef>(
  { fixed, declining }: { readonly fixed: readonly Row[]; readonly declining: readonly Row[] },
  atSeconds: number,
  isLeftOut: (orderHash: string) => boolean = () => false,
): Cheapest<Row> | undefined {
  const readPrices = (rows: readonly Row[]) =>
    rows.map((row) => ({ ...readFragment(CheapestListing_orderFragmentDoc, row), row }))
  const candidates = { fixed: readPrices(fixed), declining: readPrices(declining) }
  const best = findCheapest(candidates, atSeconds, MAX_DECLINING, ({ id }) => isLeftOut(id))
  return best && { ...best, listing: best.listing.row }
}

/**
 * A market's floor.
 *
 * @param atSeconds Unix seconds
 * @param isLeftOut order hashes that don't count
 */
export function getMarketFloor(
  market: FragmentRef<typeof CheapestListing_marketFragmentDoc>,
  atSeconds: number,
  isLeftOut?: (orderHash: string) => boolean,
) {
  return selectCheapest(readFragment(CheapestListing_marketFragmentDoc, market), atSeconds, isLeftOut)
}

/**
 * An item's own cheapest listing, of one of the contract's units; undefined if it isn't for sale in a listed currency.
 *
 * @param atSeconds Unix seconds
 */
export function getItemFloor(
  token: FragmentRef<typeof CheapestListing_tokenFragmentDoc>,
  currencies: readonly Currency[],
  atSeconds: number,
): { readonly amount: Wei; readonly currency: Currency } | undefined {
  const { bestAskCurrency, bestAskPrice, bestAskEndPrice, bestAskStartsAtSeconds, bestAskEndsAtSeconds } =
    readFragment(CheapestListing_tokenFragmentDoc, token)
  const currency = findByAddress(currencies, bestAskCurrency?.id)
  if (currency === undefined || bestAskPrice === null || bestAskEndsAtSeconds === null) return undefined
  if (BigInt(bestAskEndsAtSeconds) <= atSeconds) return undefined
  const amount = unitPriceAt(
    {
      unitPrice: bestAskPrice,
      unitEndPrice: bestAskEndPrice ?? bestAskPrice,
      startsAtSeconds: bestAskStartsAtSeconds ?? '0',
      endsAtSeconds: bestAskEndsAtSeconds,
    },
    atSeconds,
  )
  return { amount, currency }
}

/** The hashes of the orders that may be a market's floor: its lowest fixed prices, and the floor itself. */
export function getFloorOrders(
  market: FragmentRef<typeof CheapestListing_marketFragmentDoc>,
  atSeconds: number,
): readonly string[] {
  const { fixed } = readFragment(CheapestListing_marketFragmentDoc, market)
  const floor = getMarketFloor(market, atSeconds)?.listing
  const rows = floor === undefined ? fixed : [floor, ...fixed]
  return [...new Set(rows.map((row) => readFragment(CheapestListing_orderFragmentDoc, row).id))]
}
