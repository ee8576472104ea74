// Pages of a collection's grid as the page queries them; far pages are found without reading the rows in between.
import { print } from 'graphql'
import { parseAddress, ZERO_ADDRESS } from '../../../src/domain/address.ts'
import { nowSeconds } from '../../../src/domain/time.ts'
import { parseItemFilters } from '../../../src/features/items/filters/itemFilters.ts'
import {
  itemSegments,
  itemWhere,
  type SortableItem,
} from '../../../src/features/items/filters/itemSegments.ts'
import type { Token_filter } from '../../../src/graphql/__generated__/operations.ts'
import {
  after,
  LARGEST_PAGE,
  type PageRequest,
  fetchRows,
  type Segment,
  START,
} from '../../../src/graphql/keyset.ts'
import {
  CollectionItems_countDocument,
  CollectionItemsDocument,
} from '../../../src/features/items/source/__generated__/CollectionItems.ts'
import { queryIndex, type IndexRequest } from './indexRequest.ts'
import type { IndexSite } from './indexSite.ts'

/** The page size that the page itself uses. */
export const PAGE_SIZE = 48

type ItemSegment = Segment<SortableItem, Token_filter>

/** Only a segment's sort field, to skip ahead to a far page. */
const WALK = `query ($where: Token_filter!, $first: Int!, $orderBy: Token_orderBy!, $orderDirection: OrderDirection!) {
  tokens(where: $where, first: $first, orderBy: $orderBy, orderDirection: $orderDirection) {
    id bestAskPrice bestAskEndPrice bestAskStartsAtSeconds bestAskEndsAtSeconds listedAtSeconds lastSalePrice lastSaleAtSeconds
  }
}`

export class SortedGrid {
  readonly #site: IndexSite
  readonly #segments: readonly ItemSegment[]
  readonly #where: Token_filter

  /** @param query the filters and the sort order, as in the page's URL */
  constructor(site: IndexSite, query: Readonly<Record<string, string>>) {
    this.#site = site
    const { collections } = site.contracts
    const units = [{ address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }]
    const { filters } = parseItemFilters(new URLSearchParams(query), units)
    const collection = parseAddress(collections[0]?.address ?? '')
    const now = nowSeconds()
    this.#segments = itemSegments({ collection, filters, units, now })
    this.#where = itemWhere({ collection, filters, now })
  }

  /** The query that the page sends with its first page of items: the number of items. */
  get counting(): IndexRequest {
    return { query: print(CollectionItems_countDocument), variables: { where: this.#where } }
  }

  /** Returns the number of items in the grid. */
  async size(): Promise<number> {
    return (await this.#walk(Infinity)).length
  }

  /**
   * Returns the query that loads a page, numbered from 1.
   *
   * @throws Error when the grid has no such page, or the page lies across two segments, which takes two queries
   */
  async page(number: number): Promise<IndexRequest> {
    if (number === 1) return this.#request(this.#segmentAt(0), undefined)
    const rows = await this.#walk((number - 1) * PAGE_SIZE)
    const last = rows.at(-1)
    if (last === undefined || rows.length < (number - 1) * PAGE_SIZE)
      throw new Error(`There is no page ${number}.`)
    return this.#request(this.#segmentAt(last.segment), last.item)
  }

  async #walk(count: number): Promise<readonly { item: SortableItem; segment: number }[]> {
    const rows: { item: SortableItem; segment: number }[] = []
    for (const [segment, one] of this.#segments.entries()) {
      if (rows.length >= count) break
      const { items } = await fetchRows<SortableItem, Token_filter>({
        segments: [one],
        from: START,
        count: count - rows.length,
        fetchPage: async (request) => (await this.#query(request)).tokens,
      })
      rows.push(...items.map((item) => ({ item, segment })))
    }
    return rows
  }

  #query(request: PageRequest<Token_filter>) {
    const variables = { ...request, first: Math.min(request.first, LARGEST_PAGE) }
    return queryIndex<{ tokens: SortableItem[] }>(this.#site.graphqlUrl, { query: WALK, variables })
  }

  #segmentAt(index: number): ItemSegment {
    const segment = this.#segments[index]
    if (segment === undefined) throw new Error('The grid has no segments.')
    return segment
  }

  #request(segment: ItemSegment, last: SortableItem | undefined): IndexRequest {
    return {
      query: print(CollectionItemsDocument),
      variables: {
        where: after(segment, last),
        orderBy: segment.orderBy,
        orderDirection: segment.direction,
        first: PAGE_SIZE,
      },
    }
  }
}
