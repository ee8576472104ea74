// How the items are spread: holders by how many they hold, and those who hold most.
import type { Address as AddressValue } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { parseAddress } from '../../domain/address.ts'
import { formatCount } from '../../domain/wei.ts'
import { ask } from '../../graphql/ask.ts'
import { keysetPages } from '../../graphql/keysetPages.ts'
import { type ReadingContext, useKeptReading } from '../../graphql/useKeptReading.ts'
import type { Holding_filter } from '../../graphql/__generated__/operations.ts'
import { Address } from '../../ui/Address.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import type { ExportColumn } from '../../ui/export/table.ts'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
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

const MOST_NAMED = 10

const COLUMNS: readonly ExportColumn<Holder>[] = [
  { key: 'account', value: ({ account }) => checksumAddress(account) },
  { key: 'items', value: ({ tokenCount }) => tokenCount },
]

export function Holders({ collection, nowSeconds, editions, file }: HoldersProps) {
  const reading = useKeptReading(`holders ${collection} ${nowSeconds}`, (context) =>
    readHolders(context, collection),
  )
  const holders = reading.kind === 'ready' ? reading.value : undefined
  return (
    <Section
      title="Holders"
      {...(holders !== undefined && {
        count: formatCount(holders.length),
        aside: <ExportButtons what="holders" file={`${file}-holders`} columns={COLUMNS} rows={holders} />,
      })}
    >
      {reading.kind === 'failed' && (
        <ErrorState title="The holders could not be read" error={reading.error} onRetry={reading.retry} />
      )}
      {reading.kind === 'reading' && (
        <div className={styles.pair}>
          <LoadingLabel>Reading the holders</LoadingLabel>
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
  const groups = groupHolders(holders)
  const most = Math.max(1, ...groups.map((group) => group.holders))
  const items = holders.reduce((sum, { tokenCount }) => sum + tokenCount, 0)
  if (holders.length === 0) return <p className={styles.quiet}>Nobody holds an item.</p>
  return (
    <>
      {editions && (
        <p className={styles.quiet}>Editions held are counted, whatever the number of units of each.</p>
      )}
      <div className={styles.pair}>
        <Table label="Holders by how many items they hold" dense>
          <thead>
            <tr>
              <HeaderCell>Items held</HeaderCell>
              <HeaderCell numeric>Holders</HeaderCell>
              <HeaderCell numeric>Items in all</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ label, holders: count, tokens }) => (
              <tr key={label}>
                <Cell>{label}</Cell>
                <Cell numeric>
                  <span className={styles.barCell}>
                    <span
                      className={styles.bar}
                      style={{ width: `${(count / most) * 100}%` }}
                      aria-hidden="true"
                    />
                    {formatCount(count)}
                  </span>
                </Cell>
                <Cell numeric>{formatCount(tokens)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
        <Table label="Those who hold most" dense>
          <thead>
            <tr>
              <HeaderCell>Largest holders</HeaderCell>
              <HeaderCell numeric>Items</HeaderCell>
              <HeaderCell numeric>Share</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {largestHolders(holders, MOST_NAMED).map(({ account, tokenCount }) => (
              <tr key={account}>
                <Cell>
                  <Address address={account} />
                </Cell>
                <Cell numeric>{formatCount(tokenCount)}</Cell>
                <Cell numeric>{((tokenCount / items) * 100).toFixed(1)} %</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  )
}

type HoldingOnTheWire = AnalyticsHoldingsQuery['holdings'][number]

/** @throws VitrineError when the index does not answer */
async function readHolders(
  { client, signal, progress }: ReadingContext,
  collection: AddressValue,
): Promise<readonly Holder[]> {
  const holders: Holder[] = []
  const pages = keysetPages<HoldingOnTheWire, Holding_filter>({
    signal,
    segments: [
      { where: { collection, tokenCount_gt: 0 }, orderBy: 'id', direction: 'asc', keyOf: ({ id }) => id },
    ],
    fetchPage: async ({ where, first }) =>
      (await ask(client, AnalyticsHoldingsDocument, { where, first })).holdings,
  })
  for await (const page of pages) {
    for (const { account, tokenCount } of page) {
      holders.push({ account: parseAddress(account.id), tokenCount })
    }
    progress(holders.length)
  }
  return holders
}
