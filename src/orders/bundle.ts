// A listing of several items that are sold together, read from the order and from what the index knows of its tokens.
import { parseAddress } from '../domain/address.ts'
import type { NetworkConfig } from '../domain/config.ts'
import { tokenEntityId, type TokenEntityId } from '../domain/ids.ts'
import { collectionName } from '../domain/names.ts'
import { itemPath } from '../domain/paths.ts'
import { parseTokenId, shortTokenId } from '../domain/tokenId.ts'
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import { Bundle_orderFragmentDoc, type Bundle_orderFragment } from './__generated__/Bundle.ts'
import { Listing_orderFragmentDoc } from './__generated__/Listing.ts'
import { listingOf, readListing, type BundledItem, type ListedItem, type Listing } from './listing.ts'

export type BundleRef = FragmentRef<typeof Bundle_orderFragmentDoc>

/** Items by the ids of their tokens. */
export type KnownItems = ReadonlyMap<string, ListedItem>

/** The ids of the tokens that bundles sell; none for listings of one item. */
export function bundledTokens(orders: readonly BundleRef[]): readonly TokenEntityId[] {
  const ids = orders
    .map((reference) => readFragment(Bundle_orderFragmentDoc, reference))
    .filter(({ scope }) => scope === 'BUNDLE')
    .flatMap(({ items }) => items.map(tokenOf))
  return [...new Set(ids)].toSorted()
}

/**
 * The listing of one item or of several, or undefined for any other order.
 * @param known an item that is not among them goes by its number
 */
export function readListingOrBundle(
  reference: BundleRef,
  network: NetworkConfig,
  known: KnownItems,
): Listing | undefined {
  const order = readFragment(Bundle_orderFragmentDoc, reference)
  if (order.scope !== 'BUNDLE') return readListing(order, network)
  const bundle = order.items.map((row): BundledItem => ({
    item: known.get(tokenOf(row)) ?? numbered(row),
    quantity: BigInt(row.startAmount),
  }))
  const [first] = bundle
  if (first === undefined) return undefined
  const sold = { item: first.item, bundle }
  const listing = listingOf(readFragment(Listing_orderFragmentDoc, order), network, sold)
  if (listing === undefined) return undefined
  // However its amounts could be divided, it is bought whole.
  const { startPrice: unitPrice } = listing
  return {
    ...listing,
    unitPrice,
    quantity: 1n,
    remaining: listing.remaining > 0n ? 1n : 0n,
    available: listing.available > 0n ? 1n : 0n,
    divisible: false,
  }
}

type Row = Bundle_orderFragment['items'][number]

function tokenOf({ contract, identifierOrCriteria }: Row): TokenEntityId {
  return tokenEntityId(parseAddress(contract), parseTokenId(identifierOrCriteria))
}

/** An item of which only the order is known. */
function numbered({ contract, identifierOrCriteria, itemType }: Row): ListedItem {
  const collection = parseAddress(contract)
  const tokenId = parseTokenId(identifierOrCriteria)
  return {
    collection,
    collectionName: collectionName({ name: null }),
    tokenId,
    standard: itemType === 'ERC1155' ? 'ERC1155' : 'ERC721',
    name: `#${shortTokenId(tokenId)}`,
    image: null,
    path: itemPath(collection, tokenId),
  }
}
