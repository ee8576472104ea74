// Offers as a file, those that end first at the top: read page by page, with the names of their traits.
import { useApolloClient } from '@apollo/client/react'
import type { Trait } from '../../domain/traits.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { keysetPages } from '../../graphql/keysetPages.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { offersTable } from '../../messages/en/offersTable.ts'
import type { Value } from '../../messages/message.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { OffersExportDocument, type OffersExportQuery } from './__generated__/OffersExport.ts'
import { type Offer, toOffer } from '../../orders/offer.ts'
import { type ExportedOffer, OFFER_COLUMNS } from './offerColumns.ts'
import { readTraitNames, traitCollections } from './useTraitNames.ts'

export interface OffersExportProps {
  /** What they are, for people; “offers” by default. */
  readonly what?: Value
  /** Offers that meet any of these, at the moment at which they are asked for. */
  readonly filters: () => readonly Order_filter[]
  /** Name of the file, without its ending. */
  readonly file: string
  /** The trait of a trait offer, where the page knows all that can occur; they are read from the index unless given. */
  readonly traitOf?: (offer: Offer) => Trait | undefined
}

export function OffersExport({ what = offersTable.exported, filters, file, traitOf }: OffersExportProps) {
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
      fetchPage: async ({ where, first, orderDirection }) =>
        (await queryIndex(client, OffersExportDocument, { where, first, direction: orderDirection })).orders,
    })
    for await (const page of pages) {
      const offers = page.flatMap((order) => toOffer(order, network) ?? [])
      const nameOf = traitOf ?? (await readTraitNames(client, traitCollections(offers)))
      yield offers.map((offer) => ({ offer, trait: nameOf(offer) }))
    }
  }
  return <ExportButtons what={t(what)} file={file} columns={OFFER_COLUMNS} rows={rows} />
}
