// All holders of an edition as a file, largest first, including those that the page doesn't show.
import { useApolloClient } from '@apollo/client/react'
import { parseBalanceAccount } from '../../domain/balanceId.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { queryPages } from '../../graphql/queryIndex.ts'
import { createSegment } from '../../graphql/keyset.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { type ExportColumn, isoTime } from '../../ui/export/table.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HoldersExportDocument, type HoldersExportQuery } from './__generated__/HoldersExport.ts'

type Held = HoldersExportQuery['balances'][number]

const COLUMNS: readonly ExportColumn<Held>[] = [
  { key: 'account', value: ({ id }) => checksumAddress(parseBalanceAccount(id)) },
  { key: 'units', value: ({ amount }) => amount },
  {
    key: 'since',
    value: ({ heldSinceSeconds }) => (heldSinceSeconds === null ? null : isoTime(Number(heldSinceSeconds))),
  },
]

export interface HoldersExportProps {
  /** The item's ID in the subgraph. */
  readonly token: string
  /** Name of the file, without its ending. */
  readonly file: string
}

export function HoldersExport({ token, file }: HoldersExportProps) {
  const t = useTranslate()
  const client = useApolloClient()
  return (
    <ExportButtons
      what={t(itemPageTexts.exportedHolders)}
      table="holders"
      file={file}
      columns={COLUMNS}
      rows={(signal) =>
        queryPages(client, HoldersExportDocument, 'balances', {
          segments: [createSegment('amount', { token, amount_gt: '0' }, 'desc')],
          signal,
        })
      }
    />
  )
}
