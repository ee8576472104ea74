// Volume over time in one unit of account, with and without flagged sales.
import { DAY_SECONDS } from '../../domain/time.ts'
import type { SaleFlag } from '../../domain/saleFlag.ts'

export interface CountedSale {
  readonly price: bigint
  readonly atSeconds: number
  readonly flag: SaleFlag | undefined
}

export interface Volume {
  readonly raw: bigint
  readonly flagged: bigint
  /** Raw without flagged. */
  readonly adjusted: bigint
  readonly sales: number
  readonly flaggedSales: number
}

export interface VolumeBar extends Volume {
  readonly startsAtSeconds: number
}

export function sumVolume(sales: readonly CountedSale[]): Volume {
  let [raw, flagged, flaggedSales] = [0n, 0n, 0]
  for (const { price, flag } of sales) {
    raw += price
    if (flag === undefined) continue
    flagged += price
    flaggedSales += 1
  }
  return { raw, flagged, adjusted: raw - flagged, sales: sales.length, flaggedSales }
}

/** One bar per period of days from the start to now, including periods without a sale. */
export function volumeBars(
  sales: readonly CountedSale[],
  span: { readonly startSeconds: number; readonly nowSeconds: number; readonly daysPerBar: number },
): readonly VolumeBar[] {
  const length = span.daysPerBar * DAY_SECONDS
  const count = Math.max(1, Math.floor((span.nowSeconds - span.startSeconds) / length) + 1)
  const groups = Array.from({ length: count }, (): CountedSale[] => [])
  for (const sale of sales) {
    // Sales after the page's query time belong to the last bar.
    const index = Math.min(count - 1, Math.floor((sale.atSeconds - span.startSeconds) / length))
    groups[index]?.push(sale)
  }
  return groups.map((group, index) => ({
    startsAtSeconds: span.startSeconds + index * length,
    ...sumVolume(group),
  }))
}
