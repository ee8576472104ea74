// The cheapest listing of now among all that a filter finds: of a collection, of an item, or by others than an account.
import type { ApolloClient } from '@apollo/client'
import { CheapestAmongDocument } from './__generated__/CheapestAmong.ts'
import type { Order_filter } from './__generated__/operations.ts'
import { queryIndex } from './queryIndex.ts'
import { readCheapest } from './cheapestListing.ts'

/**
 * @param openListings says which listings count; without a price type
 * @param atSeconds Unix seconds
 * @throws what `indexError` tells apart
 */
export async function fetchCheapest(
  client: ApolloClient,
  { openListings, atSeconds }: { readonly openListings: Order_filter; readonly atSeconds: number },
) {
  return readCheapest(await queryIndex(client, CheapestAmongDocument, { openListings }), atSeconds)
}
