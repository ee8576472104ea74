// A feed's events as a file: one row a record of the index, read page by page.
import { useApolloClient } from '@apollo/client/react'
import { parseAddress } from '../../../domain/address.ts'
import { checksumAddress } from '../../../domain/checksum.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { ask } from '../../../graphql/ask.ts'
import { currencyFrom } from '../../../graphql/currencyFrom.ts'
import { keysetPages } from '../../../graphql/keysetPages.ts'
import type { Activity_filter } from '../../../graphql/__generated__/operations.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn, isoTime } from '../../../ui/export/table.ts'
import { ActivityExportDocument, type ActivityExportQuery } from './__generated__/ActivityExport.ts'

export interface ActivityExportProps {
  /** Which events. */
  readonly where: Activity_filter
  /** Name of the file, without its ending. */
  readonly file: string
}

type Row = ActivityExportQuery['activities'][number]

export function ActivityExport({ where, file }: ActivityExportProps) {
  const client = useApolloClient()
  const { network } = useConfig()
  return (
    <ExportButtons
      what="activity"
      file={file}
      columns={columnsOf(network)}
      rows={(signal) =>
        keysetPages<Row, Activity_filter>({
          signal,
          segments: [{ where, orderBy: 'position', direction: 'desc', keyOf: ({ position }) => position }],
          fetchPage: async ({ where: page, first, orderDirection }) =>
            (await ask(client, ActivityExportDocument, { where: page, first, direction: orderDirection }))
              .activities,
        })
      }
    />
  )
}

function columnsOf(network: NetworkConfig): readonly ExportColumn<Row>[] {
  const account = (side: { readonly id: string } | null) =>
    side === null ? null : checksumAddress(parseAddress(side.id))
  const currencyOf = ({ currency }: Row) => (currency === null ? undefined : currencyFrom(currency, network))
  const money = (row: Row, amount: string | null) => {
    const currency = currencyOf(row)
    return amount === null || currency === undefined ? undefined : { amount: BigInt(amount), currency }
  }
  return [
    { key: 'time', value: ({ timestampSeconds }) => isoTime(Number(timestampSeconds)) },
    { key: 'event', value: ({ type }) => type },
    { key: 'collection', value: ({ collection }) => account(collection) },
    { key: 'collection_name', value: ({ collection }) => collection?.name ?? null },
    { key: 'token_id', value: ({ token }) => token?.tokenId ?? null },
    { key: 'quantity', value: ({ quantity }) => quantity },
    ...currencyColumns<Row>(currencyOf),
    ...amountColumns<Row>('price', (row) => money(row, row.price)),
    ...amountColumns<Row>('unit_price', (row) => money(row, row.unitPrice)),
    { key: 'from', value: ({ from }) => account(from) },
    { key: 'to', value: ({ to }) => account(to) },
    { key: 'order_hash', value: ({ order }) => order?.id ?? null },
    { key: 'transaction', value: ({ transactionHash }) => transactionHash },
    { key: 'log_index', value: ({ logIndex }) => logIndex },
    { key: 'block', value: ({ blockNumber }) => blockNumber },
    { key: 'block_hash', value: ({ blockHash }) => blockHash },
  ]
}
