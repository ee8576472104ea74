// A histogram of the prices for sale with a thumb for each bound, moved by dragging or with the arrow keys.
import { useEffect, useState } from 'react'
import type { PriceHistogram } from '../../../itemSearch/query.ts'
import type { Currency } from '../../../domain/currency.ts'
import { exactAmount, formatExact, shortAmount, toWei } from '../../../domain/wei.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import type { Value } from '../../../messages/message.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import styles from './PriceSlider.module.css'
import type { ItemFiltersState } from './useItemFilters.ts'

export interface PriceSliderProps {
  readonly filters: ItemFiltersState
  /** Undefined until prices load, and if nothing is for sale in the unit. */
  readonly prices: PriceHistogram | undefined
  /** Whether prices have loaded, even if there are none. */
  readonly counted: boolean
}

/** Delay after the last move before the bound is applied. */
const DELAY_MILLISECONDS = 120

export function PriceSlider({ filters, prices, counted }: PriceSliderProps) {
  const t = useTranslate()
  const { unit: currency } = filters.filters
  if (prices === undefined) {
    return (
      <div className={styles.slider}>
        {counted && (
          <p className={styles.none}>
            {t(collectionTexts.filterPanel.noPrices({ currency: currency.symbol }))}
          </p>
        )}
      </div>
    )
  }
  return <Slider key={currency.address} filters={filters} prices={prices} />
}

/** Positions of the two thumbs, in edges of bars. */
interface Bounds {
  readonly low: number
  readonly high: number
}

function Slider({
  filters,
  prices,
}: {
  readonly filters: ItemFiltersState
  readonly prices: PriceHistogram
}) {
  const t = useTranslate()
  const { unit: currency } = filters.filters
  const { counts } = prices
  const inForce = toBounds(filters, prices)
  // Only the thumbs that moved: the other bound may be typed, and between two edges or beyond the last.
  const [moved, setMoved] = useState<Partial<Bounds>>()
  const { low, high } = { ...inForce, ...moved }
  const { change } = filters

  // External system: the clock. The bound is applied once the thumb rests.
  useEffect(() => {
    if (moved === undefined) return
    const timer = setTimeout(() => {
      change(toTexts(moved, prices, currency), { replace: true })
      setMoved(undefined)
    }, DELAY_MILLISECONDS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a move starts the clock
  }, [moved])

  return (
    <div className={styles.slider}>
      <Bars prices={prices} currency={currency} low={low} high={high} />
      <input
        className={styles.thumb}
        type="range"
        aria-label={t(collectionTexts.filterPanel.moveLowest)}
        aria-valuetext={t(edgeText(low, prices, currency))}
        min={0}
        max={counts.length}
        value={low}
        onChange={({ target }) => setMoved({ ...moved, low: Math.min(Number(target.value), high - 1) })}
      />
      <input
        className={styles.thumb}
        type="range"
        aria-label={t(collectionTexts.filterPanel.moveHighest)}
        aria-valuetext={t(edgeText(high, prices, currency))}
        min={0}
        max={counts.length}
        value={high}
        onChange={({ target }) => setMoved({ ...moved, high: Math.max(Number(target.value), low + 1) })}
      />
    </div>
  )
}

interface BarsProps extends Bounds {
  readonly prices: PriceHistogram
  readonly currency: Currency
}

const HEIGHT = 40

/** Two paths for all bars: those within the bounds and those without. */
function Bars({ prices, currency, low, high }: BarsProps) {
  const t = useTranslate()
  const { counts, lowest, middle, highest } = prices
  const most = Math.max(...counts)
  const path = (within: boolean) =>
    counts
      .map((count, bar) => {
        if (count === 0 || (bar >= low && bar < high) !== within) return ''
        // One item among thousands stays visible.
        const height = Math.max(1.5, (count / most) * HEIGHT)
        return `M${bar + 0.1} ${HEIGHT}v${-height}h0.8v${height}z`
      })
      .join('')
  const price = (amount: bigint) => shortAmount(toWei(amount), currency)
  const words = t(
    collectionTexts.filterPanel.prices({
      count: counts.reduce((sum, count) => sum + count, 0),
      lowest: price(lowest),
      middle: price(middle),
      highest: price(highest),
    }),
  )
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={words}
      viewBox={`0 0 ${counts.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <title>{words}</title>
      <path className={styles.out} d={path(false)} />
      <path className={styles.in} d={path(true)} />
    </svg>
  )
}

function toBounds(
  { filters: { minPrice, maxPrice } }: ItemFiltersState,
  { start, step, counts }: PriceHistogram,
): Bounds {
  const bars = counts.length
  const findEdge = (amount: bigint) => {
    const bar = (amount - start) / step
    return bar < 0n ? 0 : bar > BigInt(bars) ? bars : Number(bar)
  }
  const low = minPrice === undefined ? 0 : Math.min(findEdge(minPrice), bars - 1)
  // A bound between two edges takes in the bar that it cuts.
  const high = maxPrice === undefined ? bars : Math.max(findEdge(maxPrice + step - 1n), low + 1)
  return { low, high }
}

/** The moved bounds as a reader would write them; at either end there is none. */
function toTexts(
  { low, high }: Partial<Bounds>,
  { start, step, counts }: PriceHistogram,
  { decimals }: Currency,
) {
  const text = (edge: number) => formatExact(toWei(start + BigInt(edge) * step), decimals)
  return {
    ...(low !== undefined && { min: low === 0 ? '' : text(low) }),
    ...(high !== undefined && { max: high === counts.length ? '' : text(high) }),
  }
}

function edgeText(edge: number, { start, step, counts }: PriceHistogram, currency: Currency): Value {
  if (edge === counts.length) return collectionTexts.filterPanel.noHighest
  if (edge === 0) return collectionTexts.filterPanel.noLowest
  return exactAmount(toWei(start + BigInt(edge) * step), currency)
}
