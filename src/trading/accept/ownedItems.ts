// The items of an account that an offer takes, with their last sale and listing.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { unitOf, type Currency } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { getCurrency } from '../../graphql/currency.ts'
import { endsAfter } from '../../graphql/where.ts'
import { toListedItem, type HeldItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { byPriceAt } from '../../orders/listingPrice.ts'
import { toListing } from '../../orders/toListing.ts'
import { OwnedTokensDocument } from './__generated__/OwnedTokens.ts'
import type { Offer } from '../../orders/offer.ts'
import { hashTraits } from '../../orders/traits.ts'

export interface OwnedItem extends HeldItem {
  /** The price of one unit in its last sale here. */
  readonly lastSale?: { readonly amount: Wei; readonly currency: Currency } | undefined
  /**
   * The account's cheapest listing in the offer's unit of account; if there is none, one in another unit.
   */
  readonly listing?: Listing | undefined
}

export interface OwnedItemsRequest {
  readonly account: Address
  readonly offer: Offer
  readonly network: NetworkConfig
}

/**
 * Reads up to 500 of them, in the order of their ids.
 * @throws the errors of `indexError`
 */
export async function fetchOwnedItems(
  client: ApolloClient,
  { account, offer, network }: OwnedItemsRequest,
): Promise<readonly OwnedItem[]> {
  const { collection, subject } = offer
  const { balances, asks } = await queryIndex(client, OwnedTokensDocument, {
    where: { account, collection: collection.address, amount_gt: '0' },
    asks: {
      side: 'ASK',
      scope: 'ITEM',
      live: true,
      offerer: account,
      collection: collection.address,
      ...endsAfter(nowSeconds()),
    },
  })
  const listings = asks.flatMap((order) => toListing(order, network) ?? []).toSorted(byPriceAt(nowSeconds()))
  return balances.flatMap(({ amount, token }) => {
    const item = toListedItem(token)
    const isAccepted =
      subject.kind === 'collection' ||
      (subject.kind === 'token' && subject.item.tokenId === item.tokenId) ||
      (subject.kind === 'trait' &&
        hashTraits(collection.address, token.metadata?.traits ?? []).has(subject.zoneHash))
    if (!isAccepted) return []
    const { lastSalePrice, lastSaleCurrency } = token
    const lastSale =
      lastSalePrice === null || lastSaleCurrency === null
        ? undefined
        : { amount: toWei(lastSalePrice), currency: getCurrency(lastSaleCurrency, network) }
    const own = listings.filter((one) => one.item.path === item.path)
    const listing = own.find(({ currency }) => unitOf(currency) === unitOf(offer.currency)) ?? own[0]
    return [{ item, held: toWei(amount), lastSale, listing }]
  })
}
