// The cheapest listing of now, for every figure that names one: floors, headlines, warnings, charts.
//
// The index sorts by the price at the start or at the end, and a declining price lies between the two. So readers take
// the cheapest fixed price, and declining prices in the order of their ends, until an end is no lower than the cheapest
// found: no later listing can cost less (Fagin's threshold algorithm). Rising prices are never live, so never part of it.
import { type PriceCourse, priceAt } from '../domain/priceCourse.ts'
import { toWei, type Wei } from '../domain/wei.ts'
import {
  CheapestListing_marketFragmentDoc,
  CheapestListing_orderFragmentDoc,
} from './__generated__/CheapestListing.ts'
import { type FragmentRef, readFragment } from './fragments.ts'

/** Declining listings that each figure reads, lowest end price first; the GraphQL documents repeat the number. */
export const MOST_DECLINING = 20

/** The price of one unit of a listing, as the index gives it: decimal text in the smallest unit, times in seconds. */
export interface ListingPrice {
  readonly unitPrice: string
  readonly unitEndPrice: string
  readonly startsAtSeconds: string
  readonly endsAtSeconds: string
}

/** Seconds as a number; larger times become the largest safe integer. */
const seconds = (text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER)

/** How the price of one unit changes with time. */
export function unitCourse(listing: ListingPrice): PriceCourse {
  return {
    startPrice: toWei(listing.unitPrice),
    endPrice: toWei(listing.unitEndPrice),
    startsAtSeconds: seconds(listing.startsAtSeconds),
    endsAtSeconds: seconds(listing.endsAtSeconds),
  }
}

/** @param atSeconds Unix seconds: the page's clock, or the time of the block that is shown */
export const unitPriceAt = (listing: ListingPrice, atSeconds: number): Wei =>
  priceAt(unitCourse(listing), atSeconds)

/** The index's rows of one set of listings: fixed prices from the lowest on, declining ones by their end. */
export interface Candidates<Listing extends ListingPrice> {
  readonly fixed: readonly Listing[]
  readonly declining: readonly Listing[]
}

export interface Cheapest<Listing> {
  readonly listing: Listing
  /** Of one unit, in the currency's smallest unit. */
  readonly price: Wei
  /** False where the bound was reached, so that a declining listing that was not read may cost less. */
  readonly exact: boolean
}

/**
 * Whether no declining listing beyond those that were read can cost less.
 *
 * @param price of one unit
 * @param declining in the order of their end prices
 * @param most how many of them were asked for
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
 * The cheapest at a moment; undefined where nothing is for sale.
 *
 * @param atSeconds Unix seconds
 * @param most how many declining listings were requested
 */
export function findCheapest<Listing extends ListingPrice>(
  { fixed, declining }: Candidates<Listing>,
  atSeconds: number,
  most = MOST_DECLINING,
): Cheapest<Listing> | undefined {
  let best: Omit<Cheapest<Listing>, 'exact'> | undefined
  if (fixed[0] !== undefined) best = { listing: fixed[0], price: toWei(fixed[0].unitPrice) }
  for (const listing of declining) {
    const price = unitPriceAt(listing, atSeconds)
    // A listing that ended while the page was open would count at its lowest price.
    if (seconds(listing.endsAtSeconds) > atSeconds && (best === undefined || price < best.price))
      best = { listing, price }
  }
  return best && { ...best, exact: isLowest(best.price, declining, most) }
}

/** A listing of a query that selects more than its price. */
export type PricedRef = FragmentRef<typeof CheapestListing_orderFragmentDoc>

/**
 * The cheapest of rows that a query selects itself.
 * @param atSeconds Unix seconds
 */
export function readCheapest<Row extends PricedRef>(
  { fixed, declining }: { readonly fixed: readonly Row[]; readonly declining: readonly Row[] },
  atSeconds: number,
): Cheapest<Row> | undefined {
  const priced = (rows: readonly Row[]) =>
    rows.map((row) => ({ ...readFragment(CheapestListing_orderFragmentDoc, row), row }))
  const best = findCheapest({ fixed: priced(fixed), declining: priced(declining) }, atSeconds)
  return best && { ...best, listing: best.listing.row }
}

/**
 * The floor of a market.
 * @param atSeconds Unix seconds
 */
export function readMarketFloor(
  market: FragmentRef<typeof CheapestListing_marketFragmentDoc>,
  atSeconds: number,
) {
  return readCheapest(readFragment(CheapestListing_marketFragmentDoc, market), atSeconds)
}
