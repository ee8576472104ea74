// A collection's figures over a span: floor, volume, sales, flags, holders, depth. Each currency apart.
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { Address } from '../../domain/address.ts'
import { DAY_SECONDS, formatExactTime, startOfDay } from '../../domain/time.ts'
import { FLAGGED } from '../../domain/saleFlagWords.ts'
import { formatCount, type Wei } from '../../domain/wei.ts'
import { useKeptReading } from '../../graphql/useKeptReading.ts'
import { Section } from '../../ui/Layout.tsx'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { ErrorState } from '../../ui/States.tsx'
import styles from './Analytics.module.css'
import { ChartHead, PlotSkeleton } from '../../ui/charts/Chart.tsx'
import { Depth } from './Depth.tsx'
import { FlaggedSales } from './FlaggedSales.tsx'
import { Holders } from './Holders.tsx'
import { type AnalysedCollection, type AnalysedMarket, useMarkets } from './markets.ts'
import { PastCharts } from './PastCharts.tsx'
import { daysPerBar, type Span, SPAN_WORDS, SPANS, spanStart } from './period.ts'
import { readSales } from './sales.ts'
import { SalesScatter } from './SalesScatter.tsx'
import { volumeBars, volumeOf } from './volume.ts'
import { VolumeChart } from './VolumeChart.tsx'

export interface CollectionAnalyticsProps {
  readonly collection: Address
  /** The moment that all figures speak of, in seconds. */
  readonly now: number
}

/** What the address may say; anything else falls back. */
const querySchema = v.object({
  over: v.fallback(v.picklist(SPANS), '30d'),
  currency: v.fallback(v.string(), ''),
})

export function CollectionAnalytics({ collection, now }: CollectionAnalyticsProps) {
  const [query, setQuery] = useSearchParams()
  const asked = v.parse(querySchema, {
    over: query.get('over'),
    currency: query.get('currency')?.toLowerCase(),
  })
  const { state, found, offered } = useMarkets(collection)
  const show = (change: { over?: Span; currency?: string }) => {
    const next = new URLSearchParams(query)
    for (const [key, value] of Object.entries(change)) next.set(key, value)
    setQuery(next, { replace: true })
  }
  const isTraded = ({ id }: AnalysedMarket) => found?.traded.some((market) => market.id === id) === true
  const named = offered.find(({ currency }) => currency.address === asked.currency)
  // Unless the address says which, the first currency in which anything ever happened.
  const market = found === undefined ? undefined : (named ?? offered.find(isTraded) ?? offered[0])
  return (
    <>
      <div className={styles.toolbar}>
        <p className={styles.quiet}>
          {SPAN_WORDS[asked.over].meaning}. As of {formatExactTime(now)}.
        </p>
        <div className={styles.controls}>
          {offered.length > 1 && (
            <Segmented
              label="Currency"
              value={((market ?? named)?.currency.address ?? '') as string}
              options={offered.map(({ currency }) => {
                return { value: currency.address as string, label: currency.symbol }
              })}
              onChange={(currency) => show({ currency })}
            />
          )}
          <Segmented
            label="Span"
            value={asked.over}
            options={SPANS.map((value) => {
              return { value, label: SPAN_WORDS[value].name, title: SPAN_WORDS[value].meaning }
            })}
            onChange={(over) => show({ over })}
          />
        </div>
      </div>
      {state.kind === 'failed' && (
        <ErrorState title="The figures could not be loaded" error={state.error} onRetry={state.retry} />
      )}
      {found !== undefined && market !== undefined ? (
        <Figures key={market.id} {...{ collection, found, market, now }} span={asked.over} />
      ) : (
        state.kind === 'loading' && (
          <>
            <LoadingLabel>Loading the figures</LoadingLabel>
            <div className={styles.pair}>
              <PlotSkeleton />
              <PlotSkeleton />
            </div>
          </>
        )
      )}
    </>
  )
}

interface FiguresProps {
  readonly collection: Address
  readonly found: AnalysedCollection
  readonly market: AnalysedMarket
  readonly span: Span
  readonly now: number
}

function Figures({ collection, found, market, span, now }: FiguresProps) {
  const { currency } = market
  const startSeconds = spanStart(span, now, found.indexedFromSeconds)
  // The scatter and the lines span the same days, up to the end of today; the bars have their own, of whole days too.
  const window = useMemo(() => [startSeconds, startOfDay(now) + DAY_SECONDS] as const, [startSeconds, now])
  const file = `${collection.slice(0, 10)}-${span}-${currency.symbol.toLowerCase()}`
  return (
    <div className={styles.sections}>
      <SalesFigures {...{ collection, currency, startSeconds, now, window, file }}>
        <Section title="Floor and supply">
          <PastCharts
            {...{ collection, currency, startSeconds, window, file }}
            market={market.id}
            nowSeconds={now}
          />
        </Section>
        <Depth {...{ collection, currency, file }} market={market.id} nowSeconds={now} />
        <Holders {...{ collection, file }} nowSeconds={now} editions={found.editions} />
      </SalesFigures>
    </div>
  )
}

interface SalesFiguresProps {
  readonly collection: Address
  readonly currency: AnalysedMarket['currency']
  readonly startSeconds: number
  readonly now: number
  readonly window: readonly [number, number]
  readonly file: string
  /** What stands between the sales and those that are flagged, which come last: nobody knows before how many. */
  readonly children: ReactNode
}

function SalesFigures(props: SalesFiguresProps) {
  const { collection, currency, startSeconds, now, window, file, children } = props
  const reading = useKeptReading(`sales ${collection} ${startSeconds} ${now}`, (context) =>
    readSales(context, { collection, sinceSeconds: startSeconds }),
  )
  const all = reading.kind === 'ready' ? reading.value : undefined
  const sales = useMemo(
    () => all?.filter((sale) => sale.currency === currency.address) ?? [],
    [all, currency.address],
  )
  const perBar = daysPerBar(startSeconds, now)
  const bars = useMemo(
    () => volumeBars(sales, { startSeconds, nowSeconds: now, daysPerBar: perBar }),
    [sales, startSeconds, now, perBar],
  )
  if (reading.kind === 'failed') {
    return (
      <>
        <ErrorState title="The sales could not be read" error={reading.error} onRetry={reading.retry} />
        {children}
      </>
    )
  }
  const volume = all === undefined ? undefined : volumeOf(sales)
  const money = (amount: bigint | undefined) =>
    amount === undefined ? (
      <Skeleton shape="text" width="6ch" />
    ) : (
      <Price size="m" amount={amount as Wei} currency={currency} />
    )
  const count = (value: number | undefined) =>
    value === undefined ? <Skeleton shape="text" width="3ch" /> : formatCount(value)
  return (
    <>
      <Section title="Volume and sales">
        <dl className={styles.figures}>
          <Stat label="Volume" hint="Total price of unflagged sales, including fees and royalties">
            {money(volume?.adjusted)}
          </Stat>
          <Stat label="Flagged volume" hint="Total price of flagged sales, which the volume leaves out">
            {money(volume?.flagged)}
          </Stat>
          <Stat label="Sales" hint="Sales that no rule flags">
            {count(volume && volume.sales - volume.flaggedSales)}
          </Stat>
          <Stat
            label={FLAGGED.sales}
            hint="Sales that a rule flags; listed at the end of the page, with the reason of each"
          >
            {count(volume?.flaggedSales)}
          </Stat>
        </dl>
        {reading.kind === 'reading' ? (
          <>
            <p className={styles.quiet} role="status">
              Reading sales: {formatCount(reading.progress)} so far
            </p>
            <div className={styles.pair}>
              {['Volume', 'Sales'].map((title) => (
                <figure key={title} className={styles.waiting}>
                  <ChartHead title={`${title} in ${currency.symbol}`} note="…" />
                  <PlotSkeleton />
                </figure>
              ))}
            </div>
          </>
        ) : (
          <div className={styles.pair}>
            <VolumeChart {...{ bars, currency, file }} daysPerBar={perBar} />
            {sales.length === 0 ? (
              <p className={styles.quiet}>No sale in {currency.symbol} in this span.</p>
            ) : (
              <SalesScatter {...{ collection, sales, currency, window, file }} />
            )}
          </div>
        )}
      </Section>
      {children}
      {reading.kind === 'ready' && <FlaggedSales {...{ collection, sales, currency, file }} />}
    </>
  )
}
