// Listings from the cheapest on, a page at a time, for as long as whoever reads them wants more.
import type { ApolloClient } from '@apollo/client'
import { ask } from '../../../graphql/ask.ts'
import { after, LARGEST_PAGE, type Segment } from '../../../graphql/keyset.ts'
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
  let last: CheapAsk | undefined
  for (let page = 0; page < pages; page += 1) {
    const { orders } = await ask(client, CheapestAsksDocument, {
      where: after(segment, last),
      first: LARGEST_PAGE,
    })
    yield* orders
    last = orders.at(-1)
    if (orders.length < LARGEST_PAGE) return
  }
}
