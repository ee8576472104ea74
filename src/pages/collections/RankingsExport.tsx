// Exports the rankings: each collection's figures in each unit of account it was traded in.
import { parseAddress } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { collectionName, exportedCollectionName } from '../../domain/names.ts'
import { type CollectionTableRef, getCollection } from '../../features/collections/CollectionTable.tsx'
import { type Market, type Period, getFigures } from '../../features/collections/figures.ts'
import type { ReadState } from '../../graphql/useRead.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { dateTime } from '../../messages/values.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn } from '../../ui/export/table.ts'
import { ErrorState } from '../../ui/States.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './RankingsExport.module.css'
import type { PeriodFigures } from './usePeriodFigures.ts'

export interface RankingsExportProps {
  readonly collections: readonly CollectionTableRef[]
  readonly period: Period
  readonly figures: ReadState<PeriodFigures>
  /** When the figures were read, in Unix seconds. */
  readonly readAtSeconds: number
}

interface Row {
  readonly address: string
  /** Null if the collection has none. */
  readonly name: string | null
  readonly items: number
  readonly owners: number
  readonly listed: number
  /** Undefined for a collection without a market. */
  readonly market: Market | undefined
  readonly floorThen: bigint | undefined
}

function exportColumns(period: Period): readonly ExportColumn<Row>[] {
  return [
    { key: 'collection', value: ({ address }) => address },
    { key: 'name', value: ({ name }) => name },
    ...currencyColumns<Row>(({ market }) => market?.currency),
    ...amountColumns<Row>('floor', ({ market }) =>
      market?.floor === undefined ? undefined : { amount: market.floor, currency: market.currency },
    ),
    { key: 'floor_exact', value: ({ market }) => (market?.floor === undefined ? null : market.isFloorExact) },
    ...amountColumns<Row>('floor_at_start', ({ market, floorThen }) =>
      market === undefined || floorThen === undefined
        ? undefined
        : { amount: floorThen, currency: market.currency },
    ),
    ...amountColumns<Row>('volume', ({ market }) =>
      market === undefined ? undefined : { amount: market.sold[period].volume, currency: market.currency },
    ),
    ...amountColumns<Row>('flagged_volume', ({ market }) =>
      market === undefined
        ? undefined
        : { amount: market.sold[period].flaggedVolume, currency: market.currency },
    ),
    { key: 'sales', value: ({ market }) => market?.sold[period].sales ?? 0 },
    { key: 'flagged_sales', value: ({ market }) => market?.sold[period].flaggedSales ?? 0 },
    { key: 'items', value: ({ items }) => items },
    { key: 'items_for_sale', value: ({ listed }) => listed },
    { key: 'owners', value: ({ owners }) => owners },
  ]
}

export function RankingsExport({ collections, period, figures, readAtSeconds }: RankingsExportProps) {
  const { network } = useConfig()
  const t = useTranslate()
  const span = t(collectionTexts.figures[`${period}Span`])
  const now = useNow()
  // The index's days are current; the sales of the last 24 hours were read once.
  const time = period === '24h' ? readAtSeconds : now
  if (figures.status === 'failed') {
    return (
      <ErrorState
        title={t(collectionTexts.rankings.figuresFailed)}
        error={figures.error}
        onRetry={figures.retry}
      />
    )
  }
  const ready = figures.status === 'loaded' ? figures.value : undefined
  const rows = collections.flatMap((reference): Row[] => {
    const collection = getCollection(reference)
    const read = getFigures(collection, network, now, ready?.latest)
    const whole = {
      address: checksumAddress(parseAddress(collection.id)),
      name: exportedCollectionName(collectionName(collection)),
      items: read.tokenCount,
      owners: read.ownerCount,
      listed: read.listedCount,
    }
    const markets = read.markets.length === 0 ? [undefined] : read.markets
    return markets.map((market) => {
      const floorThen = market === undefined ? undefined : ready?.floorsThen.get(market.id)
      return { ...whole, market, floorThen }
    })
  })
  return (
    <div className={styles.foot}>
      <p className={styles.note}>{t(collectionTexts.rankings.note({ span, time: dateTime(time, true) }))}</p>
      {ready !== undefined && (
        <ExportButtons
          what={t(collectionTexts.rankings.exported)}
          table="rankings"
          file={`rankings-${period}`}
          columns={exportColumns(period)}
          rows={rows}
          about={{ period }}
        />
      )}
    </div>
  )
}
