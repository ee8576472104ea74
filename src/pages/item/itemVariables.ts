// Variables of the item's query.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { siteMarkets } from '../../domain/siteMarkets.ts'
import { endsAfter } from '../../graphql/where.ts'
import { MAX_LISTINGS } from './itemListings.ts'
import type { ItemPageQueryVariables } from './__generated__/ItemPage.ts'

/**
 * The item with its listings: those that can be bought now in each unit of account, and those that can't.
 *
 * @param item `token` is the token's ID in the index, `now` the time of the query in Unix seconds
 */
export function itemVariables(
  item: { readonly collection: Address; readonly token: string; readonly now: number },
  network: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
): ItemPageQueryVariables {
  const { collection, token, now } = item
  return {
    id: token,
    collection,
    markets: siteMarkets(collection, network).map(({ id }) => id),
    openListings: { token, side: 'ASK', scope: 'ITEM', live: true, ...endsAfter(now) },
    inactiveListings: {
      side: 'ASK',
      scope: 'ITEM',
      live: false,
      status_in: ['OPEN', 'PARTIAL'],
      ...endsAfter(now),
    },
    most: MAX_LISTINGS,
  }
}
