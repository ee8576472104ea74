// Fetches the cheapest current listing among all that match a filter: of a collection, an item, or other sellers.
import type { ApolloClient } from '@apollo/client'
import { CheapestAmongDocument } from './__generated__/CheapestAmong.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'
import { queryIndex } from '../graphql/queryIndex.ts'
import { selectCheapest } from './cheapestListing.ts'

/**
 * Fetches the listings one of which is the cheapest, for a price at several times.
 * @throws errors that `indexError` distinguishes
 */
export const fetchCandidates = (client: ApolloClient, openListings: Order_filter) =>
  queryIndex(client, CheapestAmongDocument, { openListings })

/**
 * @param openListings selects the listings, without a price type
 * @param atSeconds Unix seconds
 * @throws errors that `indexError` distinguishes
 */
export async function fetchCheapest(
  client: ApolloClient,
  { openListings, atSeconds }: { readonly openListings: Order_filter; readonly atSeconds: number },
) {
  return selectCheapest(await fetchCandidates(client, openListings), atSeconds)
}
