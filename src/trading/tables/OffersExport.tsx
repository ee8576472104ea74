// Exports offers, those that expire first at the top: reads them page by page, with the names of their traits.
import { useApolloClient } from '@apollo/client/react'
import type { Trait } from '../../domain/traits.ts'
import { createPageFetcher } from '../../graphql/queryIndex.ts'
import { keysetPages } from '../../graphql/keysetPages.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import type { Value } from '../../messages/message.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { OffersExportDocument, type OffersExportQuery } from './__generated__/OffersExport.ts'
import { type Offer, toOffer } from '../../orders/offer.ts'
import { type ExportedOffer, OFFER_COLUMNS } from './offerColumns.ts'
import { fetchTraitNames, traitCollections } from '../offer/useTraitNames.ts'

export interface OffersExportProps {
  /** The noun for the export; “offers” by default. */
  readonly what?: Value
  /** Code of the offers in the file. */
  readonly table?: string
  /** Filters as of the moment of the export; an offer has to match one of them. */
  readonly filters: () => readonly Order_filter[]
  /** File name without extension. */
  readonly file: string
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
    const pages = keysetPages<OffersExportQuery['orders'][number], Order_filter>({
      signal,
      segments: filters().map((where) => ({
        where,
        orderBy: 'endsAtSeconds',
        direction: 'asc',
        keyOf: ({ endsAtSeconds }) => endsAtSeconds,
      })),
      fetchPage: createPageFetcher(client, OffersExportDocument, ({ orders }) => orders),
    })
    for await (const page of pages) {
      const offers = page.flatMap((order) => toOffer(order, network) ?? [])
      const find = findTrait ?? (await fetchTraitNames(client, traitCollections(offers)))
      yield offers.map((offer) => ({ offer, trait: find(offer) }))
    }
  }
  return <ExportButtons what={t(what)} table={table} file={file} columns={OFFER_COLUMNS} rows={rows} />
}
