// Exports listings, newest first: reads them page by page, with the names of bundled items.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { NetworkConfig } from '../../domain/config.ts'
import { nowSeconds } from '../../domain/time.ts'
import { createPageFetcher } from '../../graphql/queryIndex.ts'
import { keysetPages } from '../../graphql/keysetPages.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { ListingsExportDocument, type ListingsExportQuery } from './__generated__/ListingsExport.ts'
import { fetchBundledItems, toListingOrBundle } from '../../orders/bundle.ts'
import { type ExportedListing, LISTING_COLUMNS } from './listingColumns.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

type Order = ListingsExportQuery['orders'][number]

export interface ListingsExportProps {
  /** Filters as of the moment of the export; a listing has to match one of them. */
  readonly filters: () => readonly Order_filter[]
  /** File name without extension. */
  readonly file: string
}

export function ListingsExport({ filters, file }: ListingsExportProps) {
  const t = useTranslate()
  const client = useApolloClient()
  const { network } = useConfig()
  return (
    <ExportButtons
      what={t(ordersTexts.listingsTable.exported)}
      table="listings"
      file={file}
      columns={LISTING_COLUMNS}
      rows={(signal) => fetchListings({ client, network, filters: filters(), signal })}
    />
  )
}

async function* fetchListings(options: {
  readonly client: ApolloClient
  readonly network: NetworkConfig
  readonly filters: readonly Order_filter[]
  readonly signal: AbortSignal
}): AsyncGenerator<readonly ExportedListing[]> {
  const { client, network, filters, signal } = options
  const pages = keysetPages<Order, Order_filter>({
    signal,
    segments: filters.map((where) => ({
      where,
      orderBy: 'createdAtSeconds',
      direction: 'desc',
      keyOf: ({ createdAtSeconds }) => createdAtSeconds,
    })),
    fetchPage: createPageFetcher(client, ListingsExportDocument, ({ orders }) => orders),
  })
  for await (const page of pages) {
    const items = await fetchBundledItems(client, page)
    const atSeconds = nowSeconds()
    yield page.flatMap((order) => {
      const listing = toListingOrBundle(order, network, items)
      return listing === undefined ? [] : [{ listing, atSeconds }]
    })
  }
}
