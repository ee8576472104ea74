// Listings from the cheapest on, a page at a time, for as long as whoever reads them wants more.
import type { ApolloClient } from '@apollo/client'
import { ask } from '../../../graphql/ask.ts'
import type { Segment } from '../../../graphql/keyset.ts'
import { keysetPages } from '../../../graphql/keysetPages.ts'
import type { Order_filter } from '../../../graphql/__generated__/operations.ts'
import { CheapestAsksDocument, type CheapestAsksQuery } from './__generated__/CheapestAsks.ts'

export type CheapAsk = CheapestAsksQuery['orders'][number]

/** Pages of the cheapest listings that are read for one question; what lies beyond them counts as not for sale. */
const MOST_PAGES = 10

/**
 * The next page is asked for when the one before has been read through.
 *
 * @param pages how many may be read
 * @throws what `indexError` tells apart
 */
export async function* asksFromCheapest(
  client: ApolloClient,
  where: Order_filter,
  pages = MOST_PAGES,
): AsyncGenerator<CheapAsk, void, void> {
  const segment: Segment<CheapAsk, Order_filter> = {
    where,
    orderBy: 'unitPrice',
    direction: 'asc',
    keyOf: ({ unitPrice }) => unitPrice,
  }
  const read = keysetPages({
    segments: [segment],
    fetchPage: async ({ where, first }) => (await ask(client, CheapestAsksDocument, { where, first })).orders,
  })
  let left = pages
  for await (const orders of read) {
    yield* orders
    left -= 1
    if (left === 0) return
  }
}
