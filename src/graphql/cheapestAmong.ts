// The cheapest listing of now among all that a filter finds: of a collection, of an item, or by others than an account.
import type { ApolloClient } from '@apollo/client'
import { CheapestAmongDocument } from './__generated__/CheapestAmong.ts'
import type { Order_filter } from './__generated__/operations.ts'
import { ask } from './ask.ts'
import { cheapestIn } from './cheapestListing.ts'

/**
 * @param openAsks says which listings count; without a price type
 * @param atSeconds Unix seconds
 * @throws what `indexError` tells apart
 */
export async function readCheapestAmong(
  client: ApolloClient,
  { openAsks, atSeconds }: { readonly openAsks: Order_filter; readonly atSeconds: number },
) {
  return cheapestIn(await ask(client, CheapestAmongDocument, { openAsks }), atSeconds)
}
