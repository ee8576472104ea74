// The queries of an item page, by its own documents, and the models that its parts make of the responses.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../../src/domain/address.ts'
import type { NetworkConfig } from '../../../src/domain/config.ts'
import { tokenEntityId } from '../../../src/domain/ids.ts'
import { tokenIdFromBigInt } from '../../../src/domain/tokenId.ts'
import type { TraitKey } from '../../../src/domain/traits.ts'
import { ItemBundles_tokenFragmentDoc } from '../../../src/trading/tables/__generated__/ItemBundles.ts'
import { fetchBundledItems, toListingOrBundle } from '../../../src/orders/bundle.ts'
import { createListedItem, type ListedItem } from '../../../src/orders/listedItem.ts'
import type { Listing } from '../../../src/orders/listing.ts'
import { OffersDocument } from '../../../src/trading/prices/__generated__/Offers.ts'
import { toOffer, sortOffers, type Offer } from '../../../src/orders/offer.ts'
import { itemOffersFilter, MAX_OFFERS } from '../../../src/orders/orderFilters.ts'
import { hashTraits } from '../../../src/orders/traits.ts'
import { queryIndex } from '../../../src/graphql/queryIndex.ts'
import { readFragment, type FragmentRef } from '../../../src/graphql/fragments.ts'
import { endsAfter } from '../../../src/graphql/where.ts'
import { ItemPage_recordDocument, ItemPageDocument } from '../../../src/pages/item/__generated__/ItemPage.ts'
import { getItemListings } from '../../../src/pages/item/itemListings.ts'
import { itemVariables } from '../../../src/pages/item/itemVariables.ts'

export interface ItemPageSource {
  readonly client: ApolloClient
  readonly network: NetworkConfig
  /** Unix seconds at which the page is read. */
  readonly now: number
}

export interface OpenedItem {
  readonly item: ListedItem
  readonly traits: readonly TraitKey[]
  /** Its listings that can be bought, the cheapest first. */
  readonly listings: readonly Listing[]
  /** The bundles that it is sold in. */
  readonly bundles: readonly Listing[]
  /** The offers that it could be sold to, the highest first. */
  readonly offers: readonly Offer[]
}

/** @throws Error when the index does not know the item */
export async function openItemPage(
  source: ItemPageSource,
  { token: collection, identifier }: { readonly token: Address; readonly identifier: bigint },
): Promise<OpenedItem> {
  const { client, network, now } = source
  const id = tokenEntityId(collection, tokenIdFromBigInt(identifier))
  const [{ token, collection: around, collectionMarkets }, record] = await Promise.all([
    queryIndex(client, ItemPageDocument, itemVariables({ collection, token: id, now }, network)),
    queryIndex(client, ItemPage_recordDocument, {
      id,
      openBundles: { side: 'ASK', scope: 'BUNDLE', live: true, ...endsAfter(now) },
    }),
  ])
  if (token === null || around === null || record.token === null) {
    throw new Error(`The index does not know ${id}.`)
  }
  const item = createListedItem({ ...token, collection: around })
  const traits = token.metadata?.traits ?? []
  const [bundles, offers] = await Promise.all([
    readBundles(source, record.token),
    readOffers(source, { collection, token: id, traits }),
  ])
  return {
    item,
    traits,
    listings: getItemListings(collectionMarkets, item, { network, atSeconds: now }).all,
    bundles,
    offers,
  }
}

async function readBundles(
  { client, network }: ItemPageSource,
  token: FragmentRef<typeof ItemBundles_tokenFragmentDoc>,
): Promise<readonly Listing[]> {
  const { holders } = readFragment(ItemBundles_tokenFragmentDoc, token)
  const orders = holders.flatMap(({ offeredIn }) => offeredIn.map(({ order }) => order))
  const items = await fetchBundledItems(client, orders)
  return orders.flatMap((order) => toListingOrBundle(order, network, items) ?? [])
}

async function readOffers(
  { client, network, now }: ItemPageSource,
  { collection, token, traits }: { collection: Address; token: string; traits: readonly TraitKey[] },
): Promise<readonly Offer[]> {
  const traitHashes = [...hashTraits(collection, traits).keys()]
  const where = itemOffersFilter({ collection, token, traitHashes }, now)
  const { orders } = await queryIndex(client, OffersDocument, { first: MAX_OFFERS, where })
  const offers = orders.flatMap((order) => toOffer(order, network) ?? [])
  return sortOffers(offers, network)
}
