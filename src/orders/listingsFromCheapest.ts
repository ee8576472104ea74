// Reads listings from the cheapest current price on, page by page, until the caller has enough.
import type { ApolloClient } from '@apollo/client'
import { toWei, type Wei } from '../domain/wei.ts'
import {
  ListingsFromCheapestDocument,
  ListingsFromCheapest_moreDocument,
  ListingsFromCheapest_orderFragmentDoc,
  type ListingsFromCheapest_orderFragment,
} from './__generated__/ListingsFromCheapest.ts'
import { CheapestListing_orderFragmentDoc } from './__generated__/CheapestListing.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'
import { queryIndex } from '../graphql/queryIndex.ts'
import { isLowest, unitPriceAt } from './cheapestListing.ts'
import { type FragmentRef, readFragment } from '../graphql/fragments.ts'
import { after, LARGEST_PAGE, type Segment, createSegment } from '../graphql/keyset.ts'
import { requireProgress } from '../graphql/listOrder.ts'
import { matchAll } from '../graphql/where.ts'

export interface PricedListing {
  readonly id: string
  /** Per unit, at `atSeconds`. */
  readonly price: Wei
  readonly token: ListingsFromCheapest_orderFragment['token']
  /** What it is paid in. */
  readonly currency: ListingsFromCheapest_orderFragment['currency']
  /** False if an unread declining listing may cost less. */
  readonly exact: boolean
}

export interface FromCheapest {
  /** The filter: live listings in one unit of account. */
  readonly where: Order_filter
  /** The time of the prices, in Unix seconds. */
  readonly atSeconds: number
  /** Maximum price. */
  readonly upTo?: Wei | undefined
  /** Most pages of fixed prices, and the rows of each; declining prices are read as one page of 1,000. */
  readonly pages?: number
  readonly pageSize?: number
  readonly signal?: AbortSignal
  /** Called with each listing, the cheapest first, until it returns true. */
  readonly visit: (listing: PricedListing) => boolean
}

/** Pages of fixed prices read by default. */
const DEFAULT_PAGES = 10

/**
 * @returns false if a limit ended it before the visitor had enough, or if an unread declining listing may cost less
 *   than some visited ones
 * @throws IndexListError for pages that don't continue one another; client errors that `indexError` distinguishes
 */
export async function fetchFromCheapest(
  client: ApolloClient,
  { where, atSeconds, upTo, pages = DEFAULT_PAGES, pageSize = LARGEST_PAGE, signal, visit }: FromCheapest,
): Promise<boolean> {
  const most = upTo?.toString()
  const segment: Segment<FixedRow, Order_filter> = createSegment(
    'unitPrice',
    matchAll<Order_filter>(where, {
      priceType: 'FIXED',
      ...(most !== undefined && { unitPrice_lte: most }),
    }),
  )
  const first = await queryIndex(client, ListingsFromCheapestDocument, {
    fixed: segment.where,
    declining: matchAll<Order_filter>(where, {
      priceType: 'DECLINING',
      ...(most !== undefined && { unitEndPrice_lte: most }),
    }),
    first: pageSize,
  })
  const declining = first.declining.map(read)
  const decliningByPrice = declining
    .map((row) => ({ ...row, price: unitPriceAt(row, atSeconds) }))
    .filter(({ price }) => upTo === undefined || price <= upTo)
    .toSorted((one, other) => (one.price < other.price ? -1 : one.price > other.price ? 1 : 0))
  let isExact = true
  const pass = (listing: Omit<PricedListing, 'exact'>) => {
    const exact = isLowest(listing.price, declining, LARGEST_PAGE)
    isExact &&= exact
    return visit({ ...listing, exact })
  }
  let place = 0
  let fixed = first.fixed.map(read)
  requireProgress(segment, { rows: fixed, last: undefined, first: pageSize })
  for (let page = 1; ; page += 1) {
    for (const row of fixed) {
      const price = toWei(row.unitPrice)
      for (
        let next = decliningByPrice[place];
        next !== undefined && next.price <= price;
        next = decliningByPrice[place]
      ) {
        place += 1
        if (pass(next)) return isExact
      }
      if (pass({ ...row, price })) return isExact
    }
    if (fixed.length < pageSize) break
    if (page === pages || signal?.aborted === true) return false
    const last = fixed.at(-1)
    const more = await queryIndex(client, ListingsFromCheapest_moreDocument, {
      fixed: after(segment, last),
      first: pageSize,
    })
    fixed = more.fixed.map(read)
    requireProgress(segment, { rows: fixed, last, first: pageSize })
  }
  for (const next of decliningByPrice.slice(place)) if (pass(next)) return isExact
  return declining.length < LARGEST_PAGE
}

type FixedRow = ReturnType<typeof read>

function read(reference: FragmentRef<typeof ListingsFromCheapest_orderFragmentDoc>) {
  const row = readFragment(ListingsFromCheapest_orderFragmentDoc, reference)
  return { ...readFragment(CheapestListing_orderFragmentDoc, row), token: row.token, currency: row.currency }
}
