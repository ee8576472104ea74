// The custody line as a table and as a file: the same facts as text.
import { historyTexts } from '../../messages/en/history.ts'
import { Address } from '../../ui/Address.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import { type Custody, type CustodySegment, segmentHop, segmentPrice } from './custody.ts'
import { acquiredMessage, heldMessage, periodMessage, transitMessage } from './custodyMessages.ts'
import { SegmentFlag } from './SegmentFlag.tsx'
import styles from './OwnersTable.module.css'
import { checksumAddress } from '../../domain/checksum.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn, isoTime } from '../../ui/export/table.ts'

export function OwnersTable({ custody }: { readonly custody: Custody }) {
  const t = useTranslate()
  const now = useNow()
  const asOf = useAsOfBlock()
  return (
    <WideTable label={t(historyTexts.provenance.owners)} dense>
      <thead>
        <tr>
          <HeaderCell>{t(historyTexts.provenance.owner)}</HeaderCell>
          <HeaderCell>{t(historyTexts.provenance.held)}</HeaderCell>
          <HeaderCell wideOnly>{t(historyTexts.provenance.period)}</HeaderCell>
          <HeaderCell>{t(historyTexts.provenance.acquired)}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {custody.segments.toReversed().map((segment) => (
          <tr key={segment.id}>
            <Cell>
              {segment.owner === undefined ? (
                t(historyTexts.provenance.noOwner)
              ) : (
                <Address address={segment.owner} />
              )}
              {segment.passing !== undefined && (
                <span className={styles.passing}>{t(transitMessage(segment) ?? '')}</span>
              )}
            </Cell>
            <Cell>{t(heldMessage(segment, now))}</Cell>
            <Cell wideOnly>{t(periodMessage(segment, asOf?.timestampSeconds))}</Cell>
            <Cell>
              <Acquired segment={segment} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function Acquired({ segment }: { readonly segment: CustodySegment }) {
  const t = useTranslate()
  const price = segmentPrice(segment)
  return (
    <>
      {price === undefined ? (
        t(acquiredMessage(segment))
      ) : (
        <Price amount={price.unit} currency={price.currency} />
      )}
      <SegmentFlag segment={segment} />
    </>
  )
}

const formatTime = (seconds: number | undefined) => (seconds === undefined ? null : isoTime(seconds))

const COLUMNS: readonly ExportColumn<CustodySegment>[] = [
  { key: 'owner', value: ({ owner }) => (owner === undefined ? null : checksumAddress(owner)) },
  { key: 'from_time', value: ({ sinceSeconds }) => formatTime(sinceSeconds) },
  { key: 'to_time', value: ({ untilSeconds }) => formatTime(untilSeconds) },
  { key: 'acquired', value: ({ acquired }) => acquired.kind },
  {
    key: 'passed_through',
    value: ({ passing }) =>
      passing === undefined ? null : passing.kind === 'intermediary' ? passing.label : passing.kind,
  },
  { key: 'after_gap', value: ({ afterGap }) => afterGap },
  ...currencyColumns<CustodySegment>((row) => segmentPrice(row)?.currency),
  ...amountColumns<CustodySegment>('unit_price', (row) => {
    const price = segmentPrice(row)
    return price === undefined ? undefined : { amount: price.unit, currency: price.currency }
  }),
  { key: 'transaction', value: (row) => segmentHop(row)?.movement.transaction ?? null },
  { key: 'log_index', value: (row) => segmentHop(row)?.movement.logIndex ?? null },
  { key: 'block', value: (row) => segmentHop(row)?.movement.blockNumber ?? null },
]

export interface OwnersExportProps {
  readonly custody: Custody
  /** Name of the file, without its ending. */
  readonly file: string
}

export function OwnersExport({ custody, file }: OwnersExportProps) {
  const t = useTranslate()
  return (
    <ExportButtons
      what={t(historyTexts.provenance.exported)}
      table="owners"
      file={file}
      columns={COLUMNS}
      rows={custody.segments.toReversed()}
    />
  )
}
