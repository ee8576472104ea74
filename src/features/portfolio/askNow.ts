// What listings ask now: a price may change with time, of which the index tells the beginning and the end.
import { priceAt, type PriceCourse } from '../../domain/priceCourse.ts'
import { toWei, type Wei } from '../../domain/wei.ts'

/** A listing's price of one unit, as the index tells it. */
export interface AskOnTheWire {
  readonly unitPrice: string
  readonly unitEndPrice: string
  readonly startsAtSeconds: string
  readonly endsAtSeconds: string
}

/** Seconds as a number; times beyond what numbers hold come out as the largest whole one. */
const seconds = (text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER)

export function courseOf(ask: AskOnTheWire): PriceCourse {
  return {
    startPrice: toWei(ask.unitPrice),
    endPrice: toWei(ask.unitEndPrice),
    startsAtSeconds: seconds(ask.startsAtSeconds),
    endsAtSeconds: seconds(ask.endsAtSeconds),
  }
}

/** @param nowSeconds Unix seconds of the page's clock */
export const askNow = (ask: AskOnTheWire, nowSeconds: number): Wei => priceAt(courseOf(ask), nowSeconds)

/** The lowest of what these ask now; undefined without any. */
export function cheapestNow(asks: readonly AskOnTheWire[], nowSeconds: number): Wei | undefined {
  let cheapest: Wei | undefined
  for (const ask of asks) {
    const price = askNow(ask, nowSeconds)
    if (cheapest === undefined || price < cheapest) cheapest = price
  }
  return cheapest
}
