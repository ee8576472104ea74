// Reads from the index what the first screen of a page shows, by the page's own queries and rules.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import type { Address } from '../../domain/address.ts'
import type { VitrineConfig } from '../../domain/config.ts'
import { listUnits } from '../../domain/currency.ts'
import { mediaSources, PICTURE_WIDTHS } from '../../domain/media.ts'
import { collectionName } from '../../domain/names.ts'
import { collectionPath, homePath } from '../../domain/paths.ts'
import { nowSeconds, queryTime } from '../../domain/time.ts'
import { NO_FILTERS, parseItemFilters, writeItemFilters } from '../../features/items/filters/itemFilters.ts'
import { itemSegments } from '../../features/items/filters/itemSegments.ts'
import { openListings } from '../../features/collections/openListings.ts'
import { ItemAddressesDocument } from '../../features/items/__generated__/ItemAddresses.ts'
import { type CardItem, toCardItem, toOwnCardItem } from '../../features/items/cardItem.ts'
import { documentPlace, type ItemAddress, toItemDocument } from '../../features/items/itemDocuments.ts'
import type { Token_filter, Token_orderBy } from '../../graphql/__generated__/operations.ts'
import { readFragment } from '../../graphql/fragments.ts'
import { fetchRows, type Segment, START } from '../../graphql/keyset.ts'
import { CollectionFrameDocument } from '../../pages/collection/__generated__/CollectionFrame.ts'
import {
  CollectionItems_tokenFragmentDoc,
  type CollectionItems_tokenFragment,
  CollectionItemsDocument,
} from '../../features/items/source/__generated__/CollectionItems.ts'
import { fetchHostedMetadata } from '../../media/hostedMetadata.ts'
import { createHostReader } from '../../media/hostReader.ts'
import { HomePageDocument } from '../../pages/home/__generated__/HomePage.ts'
import { selectFeatured } from '../../pages/home/featured.ts'
import { homeVariables } from '../../pages/home/homeVariables.ts'
import type { Snapshot, SnapshotCard } from './model.ts'

/** Sends a query to the index and returns its data. */
export type SendQuery = (query: string, variables: object) => Promise<unknown>

/** Items of a collection: three rows on a laptop, six on a phone. */
const COLLECTION_CARDS = 12

const query = async <Data, Variables extends object>(
  send: SendQuery,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => (await send(print(document), variables)) as Data

/** Outside a browser, no policy limits where a redirect leads. */
const fetchDocument = createHostReader({
  read: (url, signal) => fetchHostedMetadata(url, signal, { redirect: 'error' }),
})

/**
 * Adds the names and pictures in documents that the page reads from hosts. A host that fails leaves its items as they are.
 * @throws errors of `send`
 */
async function fetchDocuments(
  items: readonly CardItem[],
  { metadataHosts: hosts }: VitrineConfig,
  send: SendQuery,
): Promise<readonly CardItem[]> {
  const ids = items.filter(({ image }) => image === null).map(({ id }) => id)
  if (hosts.length === 0 || ids.length === 0) return items
  const { tokens } = await query(send, ItemAddressesDocument, { ids })
  const read = async (address: ItemAddress) => {
    const place = documentPlace(address, hosts)
    const result = place && (await fetchDocument(place.url, new AbortController().signal))
    return [
      address.id,
      result?.kind === 'document' ? toItemDocument(result.document, address.id) : undefined,
    ] as const
  }
  const documents = new Map(await Promise.all(tokens.map(read)))
  return items.map((item) => {
    const document = documents.get(item.id)
    return document === undefined
      ? item
      : { ...item, name: document.name || item.name, image: document.image }
  })
}

/** @throws errors of `domain` when the index sends something that can't be */
function toCard(item: CardItem, config: VitrineConfig): SnapshotCard {
  const [picture] = mediaSources(item.image ?? '', config.network, PICTURE_WIDTHS.card)
  // The host of another collection's picture would see the reader, who must allow that first.
  const mayLoad = picture?.host === undefined || config.collections.includes(item.collection)
  return {
    name: item.name,
    path: item.path,
    // A name that imitates a listed one has a warning in its place, which needs the chain.
    collectionName: config.collections.includes(item.collection) ? item.collectionName : undefined,
    picture: mayLoad ? picture : undefined,
  }
}

/** @throws errors of `send`, and of `domain` when the index sends something that can't be */
export async function fetchHome(config: VitrineConfig, send: SendQuery): Promise<Snapshot> {
  const now = queryTime(nowSeconds())
  const data = await query(send, HomePageDocument, homeVariables(config, now))
  const { kind: wallKind, tokens } = selectFeatured(config, data, now)
  const items = await fetchDocuments(
    tokens.map((token) => toCardItem(token, config.network)),
    config,
    send,
  )
  const cards = items.map((item) => toCard(item, config))
  return { kind: 'home', path: homePath(), wallKind, hasListings: data.tokens.length > 0, cards }
}

/**
 * @returns undefined if the index has no such collection
 * @throws errors of `send`, and of `domain` when the index sends something that can't be
 */
export async function fetchCollection(
  address: Address,
  config: VitrineConfig,
  send: SendQuery,
): Promise<Snapshot | undefined> {
  const now = queryTime(nowSeconds())
  const { collection } = await query(send, CollectionFrameDocument, {
    id: address,
    openListings: openListings(now),
  })
  if (collection === null) return undefined
  const { network } = config
  const units = listUnits(network)
  const { filters } = parseItemFilters(new URLSearchParams(writeItemFilters(NO_FILTERS)), units)
  const { items } = await fetchRows({
    segments: itemSegments({
      collection: address,
      filters,
      units,
      now: nowSeconds(),
    }) as readonly Segment<CollectionItems_tokenFragment, Token_filter>[],
    from: START,
    count: COLLECTION_CARDS,
    fetchPage: async ({ where, orderBy, orderDirection, first }) => {
      const { tokens } = await query(send, CollectionItemsDocument, {
        where,
        first,
        orderDirection,
        orderBy: orderBy as Token_orderBy,
      })
      return readFragment(CollectionItems_tokenFragmentDoc, tokens)
    },
  })
  const cards = await fetchDocuments(
    items.map((item) => toOwnCardItem(item, network)),
    config,
    send,
  )
  return {
    kind: 'collection',
    address,
    path: collectionPath(address),
    name: collectionName(collection),
    cards: cards.map((item) => toCard(item, config)),
  }
}
