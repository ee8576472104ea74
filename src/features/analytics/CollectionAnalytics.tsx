// A collection's figures over a period: floor, volume, sales, flags, holders, depth. One currency at a time.
import { type ReactNode, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { Address } from '../../domain/address.ts'
import { FLAGGED_SALES_ID } from '../../domain/paths.ts'
import { DAY_SECONDS, startOfDay } from '../../domain/time.ts'
import { getUnit } from '../../domain/currency.ts'
import { FLAGGED } from '../../domain/saleFlagMessages.ts'
import type { Wei } from '../../domain/wei.ts'
import { useKeptRead } from '../../graphql/useRead.ts'
import { analyticsTexts } from '../../messages/en/analytics.ts'
import { dateTime } from '../../messages/values.ts'
import { Section } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Analytics.module.css'
import { ChartSkeleton, PlotSkeleton } from '../../ui/charts/Chart.tsx'
import { Depth } from './Depth.tsx'
import { FlaggedSales } from './FlaggedSales.tsx'
import { Holders } from './Holders.tsx'
import { type AnalyzedCollection, useMarkets } from './markets.ts'
import type { SiteMarket } from '../../domain/siteMarkets.ts'
import { FloorCharts } from './FloorCharts.tsx'
import { daysPerBar, type Span, SPANS, spanStart } from './period.ts'
import { fetchSales } from './sales.ts'
import { SalesScatter } from './SalesScatter.tsx'
import { volumeBars, sumVolume } from './volume.ts'
import { VolumeChart } from './VolumeChart.tsx'

export interface CollectionAnalyticsProps {
  readonly collection: Address
  /** The time of all figures, in seconds since 1970 UTC. */
  readonly now: number
}

/** The URL's parameters; anything else falls back. */
const querySchema = v.object({
  over: v.fallback(v.picklist(SPANS), '30d'),
  currency: v.fallback(v.string(), ''),
})

export function CollectionAnalytics({ collection, now }: CollectionAnalyticsProps) {
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const selected = v.parse(querySchema, {
    over: query.get('over'),
    currency: query.get('currency')?.toLowerCase(),
  })
  const { state, analyzed, offered } = useMarkets(collection)
  const show = (change: { over?: Span; currency?: string }) => {
    const next = new URLSearchParams(query)
    for (const [key, value] of Object.entries(change)) next.set(key, value)
    setQuery(next, { replace: true })
  }
  const isTraded = ({ id }: SiteMarket) => analyzed?.traded.includes(id) === true
  const named = offered.find(({ currency }) => currency.address === selected.currency)
  // Unless the URL names one, the first unit of account with any trade or listing.
  const market = analyzed === undefined ? undefined : (named ?? offered.find(isTraded) ?? offered[0])
  return (
    <>
      <div className={styles.toolbar}>
        <p className={styles.quiet}>
          {t(analyticsTexts.asOf({ span: analyticsTexts[`${selected.over}Span`], time: dateTime(now) }))}
        </p>
        <div className={styles.controls}>
          {offered.length > 1 && (
            <Segmented
              label={t(analyticsTexts.currency)}
              value={((market ?? named)?.currency.address ?? '') as string}
              options={offered.map(({ currency }) => {
                return { value: currency.address as string, label: currency.symbol }
              })}
              onChange={(currency) => show({ currency })}
            />
          )}
          <Segmented
            label={t(analyticsTexts.period)}
            value={selected.over}
            options={SPANS.map((value) => {
              return { value, label: t(analyticsTexts[value]), title: t(analyticsTexts[`${value}Span`]) }
            })}
            onChange={(over) => show({ over })}
          />
        </div>
      </div>
      {state.kind === 'failed' && (
        <ErrorState title={t(analyticsTexts.loadFailed)} error={state.error} onRetry={state.retry} />
      )}
      {analyzed !== undefined && market !== undefined ? (
        <Figures key={market.id} {...{ collection, analyzed, market, now }} span={selected.over} />
      ) : (
        state.kind === 'loading' && (
          <>
            <LoadingLabel>{t(analyticsTexts.loading)}</LoadingLabel>
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
  readonly analyzed: AnalyzedCollection
  readonly market: SiteMarket
  readonly span: Span
  readonly now: number
}

function Figures({ collection, analyzed, market, span, now }: FiguresProps) {
  const t = useTranslate()
  const { currency } = market
  const startSeconds = spanStart(span, now, analyzed.indexedFromSeconds)
  // Scatter and lines cover the same days, up to the end of today; the bars have their own, of whole days too.
  const window = useMemo(() => [startSeconds, startOfDay(now) + DAY_SECONDS] as const, [startSeconds, now])
  const file = `${collection.slice(0, 10)}-${span}-${currency.symbol.toLowerCase()}`
  return (
    <div className={styles.sections}>
      <SalesFigures {...{ collection, currency, startSeconds, now, window, file }}>
        <Section title={t(analyticsTexts.floorAndSupply)}>
          <FloorCharts
            {...{ collection, currency, startSeconds, window, file }}
            market={market.id}
            nowSeconds={now}
          />
        </Section>
        <Depth {...{ currency, file }} market={market.id} nowSeconds={now} />
        <Holders {...{ collection, file }} nowSeconds={now} editions={analyzed.editions} />
      </SalesFigures>
    </div>
  )
}

interface SalesFiguresProps {
  readonly collection: Address
  readonly currency: SiteMarket['currency']
  readonly startSeconds: number
  readonly now: number
  readonly window: readonly [number, number]
  readonly file: string
  /** Shown between the sales and the flagged sales, which come last because their number loads late. */
  readonly children: ReactNode
}

function SalesFigures(props: SalesFiguresProps) {
  const t = useTranslate()
  const { collection, currency, startSeconds, now, window, file, children } = props
  /** Further down on this page. */
  const explanation = `${useLocation().search}#${FLAGGED_SALES_ID}`
  const { network } = useConfig()
  const reading = useKeptRead(`sales ${collection} ${startSeconds} ${now}`, (context) =>
    fetchSales(context, { collection, network, sinceSeconds: startSeconds }),
  )
  const all = reading.status === 'loaded' ? reading.value : undefined
  const sales = useMemo(
    () => all?.filter((sale) => getUnit(sale.currency) === currency.address) ?? [],
    [all, currency.address],
  )
  const perBar = daysPerBar(startSeconds, now)
  const bars = useMemo(
    () => volumeBars(sales, { startSeconds, nowSeconds: now, daysPerBar: perBar }),
    [sales, startSeconds, now, perBar],
  )
  if (reading.status === 'failed') {
    return (
      <>
        <ErrorState title={t(analyticsTexts.salesFailed)} error={reading.error} onRetry={reading.retry} />
        {children}
      </>
    )
  }
  const volume = all === undefined ? undefined : sumVolume(sales)
  const money = (amount: bigint | undefined) =>
    amount === undefined ? (
      <Skeleton shape="text" width="6ch" />
    ) : (
      <Price size="m" amount={amount as Wei} currency={currency} />
    )
  const count = (value: number | undefined) =>
    value === undefined ? <Skeleton shape="text" width="3ch" /> : t(value)
  return (
    <>
      <Section title={t(analyticsTexts.volumeAndSales)}>
        <dl className={styles.figures}>
          <Stat label={t(analyticsTexts.volume)} hint={t(analyticsTexts.volumeHint)}>
            {money(volume?.adjusted)}
          </Stat>
          <Stat label={t(analyticsTexts.flaggedVolume)} hint={t(analyticsTexts.flaggedVolumeHint)}>
            <Link to={explanation}>{money(volume?.flagged)}</Link>
          </Stat>
          <Stat label={t(analyticsTexts.sales)} hint={t(analyticsTexts.salesHint)}>
            {count(volume && volume.sales - volume.flaggedSales)}
          </Stat>
          <Stat label={t(FLAGGED.sales)} hint={t(analyticsTexts.flaggedHint)}>
            <Link to={explanation}>{count(volume?.flaggedSales)}</Link>
          </Stat>
        </dl>
        {reading.status === 'loading' ? (
          <>
            <p className={styles.quiet} role="status">
              {t(analyticsTexts.loadingSales({ count: reading.progress }))}
            </p>
            <div className={styles.pair}>
              {[analyticsTexts.volumeIn, analyticsTexts.salesIn].map((title, index) => (
                <ChartSkeleton key={index} title={t(title({ currency: currency.symbol }))} note="…" />
              ))}
            </div>
          </>
        ) : (
          <div className={styles.pair}>
            <VolumeChart {...{ bars, currency, file }} daysPerBar={perBar} />
            {sales.length === 0 ? (
              <p className={styles.quiet}>{t(analyticsTexts.noSales({ currency: currency.symbol }))}</p>
            ) : (
              <SalesScatter {...{ collection, sales, currency, window, file }} />
            )}
          </div>
        )}
      </Section>
      {children}
      {reading.status === 'loaded' && <FlaggedSales {...{ collection, sales, currency, file }} />}
    </>
  )
}
