// What is for sale at a moment, each item by the rank of what it costs then: prices that change with time included.
//
// Most prices are fixed, and their ranks are those of the catalogue's amounts. What a moving price comes to is an
// amount of the moment alone: it is put between them for this one answer, and never kept.
import { priceAt } from '../domain/priceCourse.ts'
import type { Wei } from '../domain/wei.ts'
import { type Amounts, NO_AMOUNT } from './amounts.ts'
import type { CatalogueTable } from './table.ts'

/** Amounts in order: 1 is the smallest. */
export type RankedAmounts = Pick<Amounts, 'valueAtRank' | 'rankFrom'>

export interface ListingRanks extends RankedAmounts {
  /** By row: the rank of its price, whatever the currency; 0 for what is not for sale. */
  readonly ofRow: Uint32Array
  /** The highest rank there is. */
  readonly highest: number
  /** Whether a price among them is another in a minute. */
  readonly moving: boolean
}

/** @param now in seconds: listings that end at or before it are over */
export function listingRanks(table: CatalogueTable, now: number): ListingRanks {
  const { amounts, order, numbers } = table
  const { listingPrice, listingEnds, listingEndPrice } = numbers
  const { rankOf } = amounts
  const ofRow = new Uint32Array(table.count)
  const moved = new Map<number, bigint>()
  for (const row of order) {
    const price = listingPrice[row] ?? NO_AMOUNT
    if (price === NO_AMOUNT || !((listingEnds[row] ?? 0) > now)) continue
    if (listingEndPrice[row] !== NO_AMOUNT) moved.set(row, priceOf(table, row, now))
    else ofRow[row] = rankOf[price] ?? 0
  }
  const highest = amounts.count - 1
  if (moved.size === 0) {
    return {
      ofRow,
      highest,
      moving: false,
      valueAtRank: (rank) => amounts.valueAtRank(rank),
      rankFrom: (amount) => amounts.rankFrom(amount),
    }
  }
  const ranks = withOthers(amounts, [...moved.values()])
  for (const row of order) {
    const price = moved.get(row)
    const rank = ofRow[row] ?? 0
    if (price !== undefined) ofRow[row] = ranks.rankFrom(price)
    else if (rank > 0) ofRow[row] = ranks.rankOfKnown(rank)
  }
  return { ...ranks, ofRow, highest: highest + ranks.count, moving: true }
}

function priceOf({ amounts, numbers }: CatalogueTable, row: number, now: number): bigint {
  const { listingPrice, listingEndPrice, listingStarts, listingEnds } = numbers
  return priceAt(
    {
      startPrice: amounts.valueOf(listingPrice[row] ?? NO_AMOUNT) as Wei,
      endPrice: amounts.valueOf(listingEndPrice[row] ?? NO_AMOUNT) as Wei,
      startsAtSeconds: listingStarts[row] ?? 0,
      endsAtSeconds: listingEnds[row] ?? 0,
    },
    now,
  )
}

/** The ranks of amounts among which others stand that are not kept. */
function withOthers(amounts: Amounts, prices: readonly bigint[]) {
  const isKnown = (amount: bigint) => amounts.valueAtRank(amounts.rankFrom(amount)) === amount
  const others = [...new Set(prices)].filter((amount) => !isKnown(amount)).sort((a, b) => (a < b ? -1 : 1))
  /** The rank of each among all; each pushes up what is above it. */
  const places = others.map((amount, index) => amounts.rankFrom(amount) + index)
  const shifts = new Uint32Array(amounts.count + 1)
  for (const amount of others) {
    const above = amounts.rankFrom(amount)
    shifts[above] = (shifts[above] ?? 0) + 1
  }
  for (let rank = 1; rank < shifts.length; rank++)
    shifts[rank] = (shifts[rank] ?? 0) + (shifts[rank - 1] ?? 0)
  return {
    count: others.length,
    rankOfKnown: (rank: number) => rank + (shifts[rank] ?? 0),
    valueAtRank(rank: number): bigint {
      const index = countBelow(places, rank)
      return places[index] === rank ? (others[index] ?? -1n) : amounts.valueAtRank(rank - index)
    },
    rankFrom: (amount: bigint) => amounts.rankFrom(amount) + countBelow(others, amount),
  }
}

/** How many of these, which ascend, are below a bound. */
function countBelow<Value extends number | bigint>(ascending: readonly Value[], bound: Value): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    const value = ascending[middle]
    if (value !== undefined && value < bound) low = middle + 1
    else high = middle
  }
  return low
}
