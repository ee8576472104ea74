// The item that a listing or an offer is about, read from the index's token.
import { fillTokenId } from '../domain/fillTokenId.ts'
import { parseAddress, type Address } from '../domain/address.ts'
import { collectionName as nameCollection, plainName } from '../domain/names.ts'
import { getDecimals, type QuantityScale } from '../domain/quantity.ts'
import { itemPath } from '../domain/paths.ts'
import { parseTokenId, shortTokenId, type TokenId } from '../domain/tokenId.ts'
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import { ListedItem_tokenFragmentDoc } from './__generated__/ListedItem.ts'

type ListedItemRef = FragmentRef<typeof ListedItem_tokenFragmentDoc>

/** The item that a listing or an offer is about. */
export interface ListedItem extends QuantityScale {
  readonly collection: Address
  readonly collectionName: string
  readonly tokenId: TokenId
  readonly standard: 'ERC721' | 'ERC1155'
  readonly name: string
  readonly image: string | null
  readonly path: string
}

/** What a picture of an item is shown from. */
export type PicturedItem = Pick<ListedItem, 'collection' | 'tokenId' | 'name' | 'image'>

/** An item that the viewer holds, with the number of units. */
export interface HeldItem {
  readonly item: ListedItem
  readonly held: bigint
  /** Units that the viewer's own listings already sell, if the page has loaded them. */
  readonly listed?: bigint
}

/** One of several items that a listing sells together. */
export interface BundledItem {
  readonly item: ListedItem
  /** Units of this item in the bundle. */
  readonly quantity: bigint
}

interface TokenFields {
  readonly tokenId: string
  readonly standard: 'ERC721' | 'ERC1155'
  readonly collection: { readonly id: string; readonly name: string | null }
  readonly metadata: {
    readonly name: string | null
    readonly image: string | null
    readonly decimals?: number | null
  } | null
}

/** An unnamed item has its collection's name and its token id. */
export function createListedItem({
  tokenId: id,
  standard,
  collection: tokenCollection,
  metadata,
}: TokenFields): ListedItem {
  const collection = parseAddress(tokenCollection.id)
  const tokenId = parseTokenId(id)
  const collectionName = nameCollection(tokenCollection)
  return {
    collection,
    collectionName,
    tokenId,
    standard,
    name: plainName(metadata?.name) || `${collectionName} #${shortTokenId(tokenId)}`,
    image: fillTokenId(metadata?.image, tokenId),
    path: itemPath(collection, tokenId),
    decimals: getDecimals(standard, metadata),
  }
}

/** Reads an item from the index's token. */
export function toListedItem(reference: ListedItemRef): ListedItem {
  return createListedItem(readFragment(ListedItem_tokenFragmentDoc, reference))
}
