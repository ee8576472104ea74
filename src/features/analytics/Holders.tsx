// How items are distributed: holders by how many items they hold, and the largest holders.
import type { Address as AddressValue } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { parseAddress } from '../../domain/address.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { keysetPages, createSegment } from '../../graphql/keyset.ts'
import { type ReadContext, useKeptRead } from '../../graphql/useRead.ts'
import type { Holding_filter } from '../../graphql/__generated__/operations.ts'
import { analyticsTexts } from '../../messages/en/analytics.ts'
import type { Value } from '../../messages/message.ts'
import { share } from '../../messages/values.ts'
import { Address } from '../../ui/Address.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import type { ExportColumn } from '../../ui/export/table.ts'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { AnalyticsHoldingsDocument, type AnalyticsHoldingsQuery } from './__generated__/AnalyticsHoldings.ts'
import styles from './Analytics.module.css'
import { groupHolders, type Holder, largestHolders } from './holders.ts'

export interface HoldersProps {
  readonly collection: AddressValue
  readonly nowSeconds: number
  /** Whether one token id can have many holders. */
  readonly editions: boolean
  readonly file: string
}

const MAX_NAMED = 10

const COLUMNS: readonly ExportColumn<Holder>[] = [
  { key: 'account', value: ({ account }) => checksumAddress(account) },
  { key: 'items', value: ({ tokenCount }) => tokenCount },
]

export function Holders({ collection, nowSeconds, editions, file }: HoldersProps) {
  const t = useTranslate()
  const reading = useKeptRead(`holders ${collection} ${nowSeconds}`, (context) =>
    fetchHolders(context, collection),
  )
  const holders = reading.status === 'loaded' ? reading.value : undefined
  return (
    <Section
      title={t(analyticsTexts.holders)}
      {...(holders !== undefined && {
        count: t(holders.length),
        aside: (
          <ExportButtons
            what={t(analyticsTexts.exportedHolders)}
            table="holders"
            file={`${file}-holders`}
            columns={COLUMNS}
            rows={holders}
          />
        ),
      })}
    >
      {reading.status === 'failed' && (
        <ErrorState title={t(analyticsTexts.holdersFailed)} error={reading.error} onRetry={reading.retry} />
      )}
      {reading.status === 'loading' && (
        <div className={styles.pair}>
          <LoadingLabel>{t(analyticsTexts.loadingHolders)}</LoadingLabel>
          <Skeleton height={330} />
          <Skeleton height={330} />
        </div>
      )}
      {holders !== undefined && <Distribution holders={holders} editions={editions} />}
    </Section>
  )
}

function Distribution({
  holders,
  editions,
}: {
  readonly holders: readonly Holder[]
  readonly editions: boolean
}) {
  const t = useTranslate()
  const groups = groupHolders(holders)
  const most = Math.max(1, ...groups.map((group) => group.holders))
  const items = holders.reduce((sum, { tokenCount }) => sum + tokenCount, 0)
  if (holders.length === 0) return <p className={styles.quiet}>{t(analyticsTexts.noHolders)}</p>
  return (
    <>
      {editions && <p className={styles.quiet}>{t(analyticsTexts.editionsNote)}</p>}
      <div className={styles.pair}>
        <Table label={t(analyticsTexts.holderGroups)} dense>
          <thead>
            <tr>
              <HeaderCell>{t(analyticsTexts.itemsHeld)}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.holders)}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.totalItems)}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ low, high, holders: count, tokens }) => (
              <tr key={low}>
                <Cell>{t(rangeLabel(low, high))}</Cell>
                <Cell numeric>
                  <span className={styles.barCell}>
                    <span
                      className={styles.bar}
                      style={{ width: `${(count / most) * 100}%` }}
                      aria-hidden="true"
                    />
                    {t(count)}
                  </span>
                </Cell>
                <Cell numeric>{t(tokens)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
        <Table label={t(analyticsTexts.largestHolders)} dense>
          <thead>
            <tr>
              <HeaderCell>{t(analyticsTexts.largestHolders)}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.items)}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.share)}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {largestHolders(holders, MAX_NAMED).map(({ account, tokenCount }) => (
              <tr key={account}>
                <Cell>
                  <Address address={account} />
                </Cell>
                <Cell numeric>{t(tokenCount)}</Cell>
                <Cell numeric>{t(share(Math.round((tokenCount / items) * 1_000) * 10))}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  )
}

function rangeLabel(low: number, high: number | undefined): Value {
  if (high === undefined) return analyticsTexts.holdsAtLeast({ low })
  return high === low ? low : analyticsTexts.holdsRange({ low, high })
}

type HoldingRow = AnalyticsHoldingsQuery['holdings'][number]

/** @throws VitrineError when the indexer doesn't answer */
async function fetchHolders(
  { client, signal, progress }: ReadContext,
  collection: AddressValue,
): Promise<readonly Holder[]> {
  const holders: Holder[] = []
  const pages = keysetPages<HoldingRow, Holding_filter>({
    signal,
    segments: [createSegment('id', { collection, tokenCount_gt: 0 })],
    fetchPage: async ({ where, first }) =>
      (await queryIndex(client, AnalyticsHoldingsDocument, { where, first })).holdings,
  })
  for await (const page of pages) {
    for (const { account, tokenCount } of page) {
      holders.push({ account: parseAddress(account.id), tokenCount })
    }
    progress(holders.length)
  }
  return holders
}
