// The listings at a given time, each item with the rank of its price at that time, including declining prices.
//
// Most prices are fixed and have the ranks of the local copy's amounts. The current amount of a changing price is only
// inserted between them for one result, and never stored.
import { priceAt } from '../domain/priceSchedule.ts'
import type { Wei } from '../domain/wei.ts'
import { type Amounts, NO_AMOUNT } from './amounts.ts'
import { lowerBound } from './lowerBound.ts'
import type { ItemTable } from './table.ts'

/** Amounts by rank; 1 is the smallest. */
export type RankedAmounts = Pick<Amounts, 'valueAtRank' | 'rankFrom'>

export interface ListingRanks extends RankedAmounts {
  /** By row: the rank of its price in any currency; 0 if not for sale. */
  readonly ofRow: Uint32Array
  readonly highest: number
  /** Whether any price changes within a minute. */
  readonly moving: boolean
}

/** @param now in seconds; listings that end at or before it have expired */
export function rankListings(table: ItemTable, now: number): ListingRanks {
  const { amounts, order, numbers } = table
  const { listingPrice, listingEnds, listingEndPrice } = numbers
  const { rankByCode } = amounts
  const ofRow = new Uint32Array(table.count)
  const moved = new Map<number, bigint>()
  for (const row of order) {
    const price = listingPrice[row] ?? NO_AMOUNT
    if (price === NO_AMOUNT || !((listingEnds[row] ?? 0) > now)) continue
    if (listingEndPrice[row] !== NO_AMOUNT) moved.set(row, computePrice(table, row, now))
    else ofRow[row] = rankByCode[price] ?? 0
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
  const ranks = insertAmounts(amounts, [...moved.values()])
  for (const row of order) {
    const price = moved.get(row)
    const rank = ofRow[row] ?? 0
    if (price !== undefined) ofRow[row] = ranks.rankFrom(price)
    else if (rank > 0) ofRow[row] = ranks.shiftRank(rank)
  }
  return { ...ranks, ofRow, highest: highest + ranks.count, moving: true }
}

function computePrice(table: ItemTable, row: number, now: number): bigint {
  const { amounts, numbers } = table
  const { listingPrice, listingEndPrice, listingStarts, listingEnds } = numbers
  return priceAt(
    {
      startPrice: amounts.decode(listingPrice[row] ?? NO_AMOUNT) as Wei,
      endPrice: amounts.decode(listingEndPrice[row] ?? NO_AMOUNT) as Wei,
      startsAtSeconds: table.decodeTime(listingStarts[row]),
      endsAtSeconds: table.decodeTime(listingEnds[row]),
    },
    now,
  )
}

/** Ranks of the stored amounts together with these amounts, which aren't stored. */
function insertAmounts(amounts: Amounts, prices: readonly bigint[]) {
  const isStored = (amount: bigint) => amounts.valueAtRank(amounts.rankFrom(amount)) === amount
  const others = [...new Set(prices)].filter((amount) => !isStored(amount)).sort((a, b) => (a < b ? -1 : 1))
  /** The rank of each among all amounts; each one shifts the ranks above it. */
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
    shiftRank: (rank: number) => rank + (shifts[rank] ?? 0),
    valueAtRank(rank: number): bigint {
      const index = countBelow(places, rank)
      return places[index] === rank ? (others[index] ?? -1n) : amounts.valueAtRank(rank - index)
    },
    rankFrom: (amount: bigint) => amounts.rankFrom(amount) + countBelow(others, amount),
  }
}

function countBelow<Value extends number | bigint>(ascending: readonly Value[], bound: Value): number {
  return lowerBound(0, ascending.length, (index) => (ascending[index] ?? bound) < bound)
}
