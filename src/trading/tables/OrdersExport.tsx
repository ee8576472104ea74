// Exports listings, the newest first, and offers, those that expire first at the top: reads them page by page, with the
// names of bundled items and of traits.
import { useApolloClient } from '@apollo/client/react'
import { nowSeconds } from '../../domain/time.ts'
import type { Trait } from '../../domain/traits.ts'
import { createSegment } from '../../graphql/keyset.ts'
import { queryPages } from '../../graphql/queryIndex.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import type { Value } from '../../messages/message.ts'
import { fetchBundledItems, toListingOrBundle } from '../../orders/bundle.ts'
import { type Offer, toOffer } from '../../orders/offer.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { fetchTraitNames, traitCollections } from '../offer/useTraitNames.ts'
import { OrdersExport_listingsDocument, OrdersExport_offersDocument } from './__generated__/OrdersExport.ts'
import { type ExportedListing, type ExportedOffer, LISTING_COLUMNS, OFFER_COLUMNS } from './exportColumns.ts'

export interface OrdersExportProps {
  /** Filters as of the moment of the export; an order has to match one of them. */
  readonly filters: () => readonly Order_filter[]
  /** File name without extension. */
  readonly file: string
}

export function ListingsExport({ filters, file }: OrdersExportProps) {
  const t = useTranslate()
  const client = useApolloClient()
  const { network } = useConfig()
  async function* rows(signal: AbortSignal): AsyncGenerator<readonly ExportedListing[]> {
    const pages = queryPages(client, OrdersExport_listingsDocument, 'orders', {
      segments: filters().map((where) => createSegment('createdAtSeconds', where, 'desc')),
      signal,
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
  return (
    <ExportButtons
      what={t(ordersTexts.listingsTable.exported)}
      table="listings"
      file={file}
      columns={LISTING_COLUMNS}
      rows={rows}
    />
  )
}

export interface OffersExportProps extends OrdersExportProps {
  /** The noun for the export; “offers” by default. */
  readonly what?: Value
  /** Code of the offers in the file. */
  readonly table?: string
  /** Finds the trait of a trait offer, if the page knows all of them; read from the index by default. */
  readonly findTrait?: (offer: Offer) => Trait | undefined
}

export function OffersExport({
  what = ordersTexts.offersTable.exported,
  table = 'offers',
  filters,
  file,
  findTrait,
}: OffersExportProps) {
  const t = useTranslate()
  const client = useApolloClient()
  const { network } = useConfig()
  async function* rows(signal: AbortSignal): AsyncGenerator<readonly ExportedOffer[]> {
    const pages = queryPages(client, OrdersExport_offersDocument, 'orders', {
      segments: filters().map((where) => createSegment('endsAtSeconds', where)),
      signal,
    })
    for await (const page of pages) {
      const offers = page.flatMap((order) => toOffer(order, network) ?? [])
      const find = findTrait ?? (await fetchTraitNames(client, traitCollections(offers)))
      yield offers.map((offer) => ({ offer, trait: find(offer) }))
    }
  }
  return <ExportButtons what={t(what)} table={table} file={file} columns={OFFER_COLUMNS} rows={rows} />
}
