// Listings of several items that are sold together: made from an order's rows and its items' names, which are read here.
import type { ApolloClient } from '@apollo/client'
import { parseAddress } from '../domain/address.ts'
import { shortAddress } from '../domain/checksum.ts'
import { splitIntoChunks } from '../domain/splitIntoChunks.ts'
import type { NetworkConfig } from '../domain/config.ts'
import { tokenEntityId, type TokenEntityId } from '../domain/ids.ts'
import { itemPath } from '../domain/paths.ts'
import { parseTokenId, shortTokenId } from '../domain/tokenId.ts'
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import { LARGEST_PAGE } from '../graphql/keyset.ts'
import { queryIndex } from '../graphql/queryIndex.ts'
import {
  Bundle_orderFragmentDoc,
  Bundle_tokensDocument,
  type Bundle_orderFragment,
} from './__generated__/Bundle.ts'
import { Listing_orderFragmentDoc } from './__generated__/Listing.ts'
import { toListedItem, type BundledItem, type ListedItem } from './listedItem.ts'
import type { Listing } from './listing.ts'
import { toBundle, toListing } from './toListing.ts'

export type BundleRef = FragmentRef<typeof Bundle_orderFragmentDoc>

/** Items by the ids of their tokens. */
export type ItemsByToken = ReadonlyMap<string, ListedItem>

/** Returns the ids of the tokens in bundles; listings of one item have none. */
export function bundledTokens(orders: readonly BundleRef[]): readonly TokenEntityId[] {
  const ids = orders
    .map((reference) => readFragment(Bundle_orderFragmentDoc, reference))
    .filter(({ scope }) => scope === 'BUNDLE')
    .flatMap(({ items }) => items.map(toTokenEntityId))
  return [...new Set(ids)].toSorted()
}

/**
 * Reads the items of the bundles among some orders.
 * @throws the errors of `indexError`
 */
export async function fetchBundledItems(
  client: ApolloClient,
  orders: readonly BundleRef[],
): Promise<ItemsByToken> {
  const items = new Map<string, ListedItem>()
  for (const ids of splitIntoChunks(bundledTokens(orders), LARGEST_PAGE)) {
    const { tokens } = await queryIndex(client, Bundle_tokensDocument, { ids })
    for (const token of tokens) items.set(token.id, toListedItem(token))
  }
  return items
}

/**
 * Converts an order to a listing of one item or several; returns undefined for any other order.
 * @param items names and pictures; an item that isn't among them is named by its token ID and its contract's address
 */
export function toListingOrBundle(
  reference: BundleRef,
  network: NetworkConfig,
  items: ItemsByToken,
): Listing | undefined {
  const order = readFragment(Bundle_orderFragmentDoc, reference)
  switch (order.scope) {
    case 'ITEM':
      return toListing(order, network)
    case 'BUNDLE': {
      const [first, ...rest] = order.items.map((row): BundledItem => ({
        item: items.get(toTokenEntityId(row)) ?? toUnnamedItem(row),
        quantity: BigInt(row.startAmount),
      }))
      if (first === undefined) return undefined
      return toBundle(readFragment(Listing_orderFragmentDoc, order), [first, ...rest], network)
    }
    case 'COLLECTION':
    case 'TRAIT':
    case 'OTHER':
      return undefined
  }
}

type Row = Bundle_orderFragment['items'][number]

function toTokenEntityId({ contract, identifierOrCriteria }: Row): TokenEntityId {
  return tokenEntityId(parseAddress(contract), parseTokenId(identifierOrCriteria))
}

function toUnnamedItem({ contract, identifierOrCriteria, itemType }: Row): ListedItem {
  const collection = parseAddress(contract)
  const tokenId = parseTokenId(identifierOrCriteria)
  return {
    collection,
    // Its name isn't known, which is not to say that it has none.
    collectionName: shortAddress(collection),
    tokenId,
    standard: itemType === 'ERC1155' ? 'ERC1155' : 'ERC721',
    name: `#${shortTokenId(tokenId)}`,
    image: null,
    decimals: 0,
    path: itemPath(collection, tokenId),
  }
}
