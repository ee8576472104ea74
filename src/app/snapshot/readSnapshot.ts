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
import { NO_FILTERS, parseItemFilters, writeItemFilters } from '../../features/collections/itemFilters.ts'
import { itemSegments } from '../../features/collections/itemSegments.ts'
import { openListings } from '../../features/collections/openListings.ts'
import { type CardItem, toCardItem, toOwnCardItem } from '../../features/tokens/cardItem.ts'
import type { Token_filter, Token_orderBy } from '../../graphql/__generated__/operations.ts'
import { readFragment } from '../../graphql/fragments.ts'
import { readRows, type Segment, START } from '../../graphql/keyset.ts'
import { CollectionFrameDocument } from '../../pages/collection/__generated__/CollectionFrame.ts'
import {
  CollectionItems_tokenFragmentDoc,
  type CollectionItems_tokenFragment,
  CollectionItemsDocument,
} from '../../pages/collection/__generated__/CollectionItems.ts'
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
export async function readHome(config: VitrineConfig, send: SendQuery): Promise<Snapshot> {
  const now = queryTime(nowSeconds())
  const data = await query(send, HomePageDocument, homeVariables(config, now))
  const { kind: chosen, tokens } = selectFeatured(config, data, now)
  const cards = tokens.map((token) => toCard(toCardItem(token, config.network), config))
  return { kind: 'home', path: homePath(), chosen, hasListings: data.tokens.length > 0, cards }
}

/**
 * @returns undefined if the index has no such collection
 * @throws errors of `send`, and of `domain` when the index sends something that can't be
 */
export async function readCollection(
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
  const { items } = await readRows({
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
  return {
    kind: 'collection',
    address,
    path: collectionPath(address),
    name: collectionName(collection),
    cards: items.map((item) => toCard(toOwnCardItem(item, network), config)),
  }
}
