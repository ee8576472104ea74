// Ranks collections by one figure, within one unit of account: amounts in different ones aren't compared.
import type { Currency } from '../../domain/currency.ts'
import type { CollectionFigures, Period } from './figures.ts'

export const RANKINGS = ['volume', 'floor', 'change', 'sales', 'listed', 'owners', 'items'] as const
export type Ranking = (typeof RANKINGS)[number]

interface Ranked {
  readonly figures: CollectionFigures
  /** Change of the floor over the period; undefined if unknown. */
  readonly change?: FloorChange | undefined
  readonly name: string
}

/** The floor at the period's start and now, in one unit of account. */
export interface FloorChange {
  readonly then: bigint
  readonly now: bigint
}

/** Scales ratios to integers, to compare them to one part in a million. */
const RATIO_SCALE = 1_000_000n

/** Change of the floor in basis points, rounded to the nearest; halves are rounded away from zero. */
export function changeBasisPoints({ then, now }: FloorChange): bigint | undefined {
  if (then === 0n) return undefined
  // Division cuts toward zero, so half of the divisor is added to the size of the change.
  const size = now < then ? then - now : now - then
  const points = (size * 20_000n + then) / (2n * then)
  return now < then ? -points : points
}

/**
 * The largest figure first. By volume and floor, collections traded in the network's first unit of account come first, then
 * those of the next.
 *
 * @param place of a unit of account in the order of the configuration
 */
export function rank<Row extends Ranked>(
  rows: readonly Row[],
  { by, period, place }: { by: Ranking; period: Period; place: (unit: Currency) => number },
): readonly Row[] {
  const key = ({ figures, change }: Ranked): readonly [unit: number, figure: bigint] => {
    // Ratios and counts have no unit of account.
    if (by === 'change') {
      return change === undefined || change.then === 0n
        ? [1, 0n]
        : [0, (change.now * RATIO_SCALE) / change.then]
    }
    if (by === 'listed') {
      const { listedCount, tokenCount } = figures
      return tokenCount === 0 ? [1, 0n] : [0, (BigInt(listedCount) * RATIO_SCALE) / BigInt(tokenCount)]
    }
    const market = figures.markets.find(({ floor, sold }) =>
      by === 'floor' ? floor !== undefined : sold[period].volume > 0n,
    )
    const unit = market === undefined ? Infinity : place(market.currency)
    switch (by) {
      case 'volume':
        return [unit, market?.sold[period].volume ?? 0n]
      case 'floor':
        return [unit, market?.floor ?? 0n]
      case 'sales':
        return [0, BigInt(figures.markets.reduce((sum, { sold }) => sum + sold[period].sales, 0))]
      case 'owners':
        return [0, BigInt(figures.ownerCount)]
      case 'items':
        return [0, BigInt(figures.tokenCount)]
    }
  }
  return [...rows].sort((a, b) => {
    const [unitA, figureA] = key(a)
    const [unitB, figureB] = key(b)
    if (unitA !== unitB) return unitA - unitB
    if (figureA !== figureB) return figureA > figureB ? -1 : 1
    return a.name.localeCompare(b.name, 'en')
  })
}
