// The owners of an item as a file, newest first: from when until when, how they acquired it, and the transaction.
import { checksumAddress } from '../../domain/checksum.ts'
import { provenance } from '../../messages/en/provenance.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn, isoTime } from '../../ui/export/table.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Custody, CustodySegment, Hop } from './custody.ts'
import type { PricePaid } from './record/rows.ts'

const formatTime = (seconds: number | undefined) => (seconds === undefined ? null : isoTime(seconds))

/** The transfer that a segment starts with; undefined before the record. */
const segmentHop = ({ acquired }: CustodySegment): Hop | undefined =>
  acquired.kind === 'before' ? undefined : acquired.hop

const segmentPrice = ({ acquired }: CustodySegment): PricePaid | undefined =>
  acquired.kind === 'sale' ? acquired.price : undefined

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
      what={t(provenance.exported)}
      table="owners"
      file={file}
      columns={COLUMNS}
      rows={custody.segments.toReversed()}
    />
  )
}
