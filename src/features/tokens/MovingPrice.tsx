// What a listing asks now whose price changes with time, and where it is going.
import { priceAt } from '../../domain/priceCourse.ts'
import { toWei } from '../../domain/wei.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { PriceTrend } from '../../ui/PriceTrend.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { AskedToken } from './TokenPrice.tsx'

/** Seconds as a number; times beyond what numbers hold come out as the largest whole one. */
const seconds = (text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER)

/** Goes with the clock that all of the page shares, not by the second: there may be hundreds on a page. */
export function MovingPrice({ token }: { readonly token: AskedToken }) {
  const { network } = useConfig()
  const now = useNow()
  const { bestAskPrice, bestAskEndPrice, bestAskStartsAtSeconds, bestAskEndsAtSeconds } = token
  if (bestAskPrice === null || bestAskEndPrice === null || token.bestAskCurrency === null) return null
  const course = {
    startPrice: toWei(bestAskPrice),
    endPrice: toWei(bestAskEndPrice),
    startsAtSeconds: seconds(bestAskStartsAtSeconds ?? '0'),
    endsAtSeconds: seconds(bestAskEndsAtSeconds ?? '0'),
  }
  const currency = currencyFrom(token.bestAskCurrency, network)
  return (
    <>
      <Price amount={priceAt(course, now)} currency={currency} />
      <PriceTrend {...course} currency={currency} />
    </>
  )
}
