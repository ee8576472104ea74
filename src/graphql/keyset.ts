// Pages through a sorted list by the last row's key instead of skipping: page 2,000 costs the same as page 1.
//
// A list consists of consecutive segments, each sorted by one key. Rows without the key (such as items without a
// sale) form a segment of their own, sorted by id, because null compares with nothing.
import { requireEnd, requireProgress } from './listOrder.ts'
import { matchAll, matchAny, type Combinable } from './where.ts'

type Direction = 'asc' | 'desc'

/** A part of a list, sorted by one key. */
export interface Segment<Item, Filter> {
  readonly where: Filter
  /** The sort field; ties are broken by id in the same direction, as in graph-node. */
  readonly orderBy: string
  readonly direction: Direction
  /** A row's key as integer text; never null within the segment. */
  readonly getKey: (item: Item) => string
  /** Rows whose key the index doesn't have: read at once and inserted in order of `getKey`. */
  readonly unsortedRows?: UnsortedRows<Item, Filter>
}

/** A segment in the order of a field that its rows contain. */
export const createSegment = <Field extends string, Filter>(
  orderBy: Field,
  where: Filter,
  direction: Direction = 'asc',
) => ({ where, orderBy, direction, getKey: (row: Readonly<Record<Field, string>>) => row[orderBy] })

interface UnsortedRows<Item, Filter> {
  readonly where: Filter
  /** The order that decides which rows are read if there are more than the limit. */
  readonly orderBy: string
  /** Whether a row belongs to the list; the index's filter may be approximate. */
  readonly isIn: (item: Item) => boolean
}

/** Most rows read beside a segment. */
export const MAX_UNSORTED_ROWS = 200

/** A query for one page. */
export interface PageRequest<Filter> {
  readonly where: Filter
  readonly orderBy: string
  readonly orderDirection: Direction
  /** 1 to 1000. */
  readonly first: number
}

/** The start of the next page. */
export interface Position<Item> {
  readonly segment: number
  /** The last row in the index's order; undefined at the segment's start. */
  readonly last: Item | undefined
  /** Remaining rows beside the segment, in its order; undefined until they are read. */
  readonly unsortedRows?: readonly Item[]
}

/** The most rows that graph-node returns at once. */
export const LARGEST_PAGE = 1_000

export const START: Position<never> = { segment: 0, last: undefined }

interface Row {
  readonly id: string
}

/** The filter for rows after a position in its segment. */
export function after<Item extends Row, Filter extends Combinable<Filter>>(
  { where, orderBy, direction, getKey }: Segment<Item, Filter>,
  last: Item | undefined,
): Filter {
  if (last === undefined) return where
  const beyond = direction === 'asc' ? 'gt' : 'lt'
  if (orderBy === 'id') return matchAll(where, { [`id_${beyond}`]: last.id } as unknown as Filter)
  const key = getKey(last)
  const further = { [`${orderBy}_${beyond}`]: key } as unknown as Filter
  const tied = { [orderBy]: key, [`id_${beyond}`]: last.id } as unknown as Filter
  return matchAll(where, matchAny(further, tied))
}

export interface Rows<Item> {
  readonly items: readonly Item[]
  /** Undefined at the end of the list. */
  readonly next: Position<Item> | undefined
  /** Whether a segment had more rows beside it than were read. */
  readonly cut: boolean
}

/** Reads a page of the index. */
export type FetchPage<Item, Filter> = (request: PageRequest<Filter>) => Promise<readonly Item[]>

/** Reads a page and the rows beside its segment in one request. */
export type FetchBoth<Item, Filter> = (
  page: PageRequest<Filter>,
  unsorted: PageRequest<Filter>,
) => Promise<readonly [page: readonly Item[], unsorted: readonly Item[]]>

/**
 * Reads `count` rows from a position on, across segments and requests.
 *
 * @throws IndexListError for a page that doesn't continue the previous one; errors of `fetchPage`
 */
export async function fetchRows<Item extends Row, Filter extends Combinable<Filter>>(options: {
  readonly segments: readonly Segment<Item, Filter>[]
  readonly from: Position<Item>
  readonly count: number
  readonly fetchPage: FetchPage<Item, Filter>
  /** Defaults to two requests. */
  readonly fetchBoth?: FetchBoth<Item, Filter> | undefined
}): Promise<Rows<Item>> {
  const { segments, count, fetchPage } = options
  const fetchBoth: FetchBoth<Item, Filter> =
    options.fetchBoth ?? ((page, unsorted) => Promise.all([fetchPage(page), fetchPage(unsorted)]))
  const items: Item[] = []
  let position: Position<Item> | undefined = options.from
  let cut = false
  while (position !== undefined && items.length < count) {
    const segment: Segment<Item, Filter> | undefined = segments[position.segment]
    if (segment === undefined) return { items, next: undefined, cut }
    const first = Math.min(count - items.length, LARGEST_PAGE)
    const request = {
      where: after(segment, position.last),
      orderBy: segment.orderBy,
      orderDirection: segment.direction,
      first,
    }
    let page: readonly Item[]
    let unsortedRows: readonly Item[] = position.unsortedRows ?? []
    if (segment.unsortedRows !== undefined && position.unsortedRows === undefined) {
      const { where, orderBy, isIn } = segment.unsortedRows
      const unsortedRequest = { where, orderBy, orderDirection: 'asc', first: MAX_UNSORTED_ROWS } as const
      const both: readonly [readonly Item[], readonly Item[]] = await fetchBoth(request, unsortedRequest)
      page = both[0]
      cut ||= both[1].length === MAX_UNSORTED_ROWS
      unsortedRows = both[1].filter(isIn).toSorted((one, other) => compareIn(segment, one, other))
    } else {
      page = await fetchPage(request)
    }
    requireProgress(segment, { rows: page, last: position.last, first })
    const end = page.length === first ? page.at(-1) : undefined
    const mergedRows = mergeRows(segment, { page, unsortedRows, end }).slice(0, first)
    items.push(...mergedRows)
    const remaining = unsortedRows.filter((item) => !mergedRows.includes(item))
    position =
      end === undefined && mergedRows.length === page.length + unsortedRows.length
        ? getNextSegment(position.segment, segments.length)
        : {
            segment: position.segment,
            last: page.findLast((item) => mergedRows.includes(item)) ?? position.last,
            ...(segment.unsortedRows !== undefined && { unsortedRows: remaining }),
          }
  }
  return { items, next: position, cut }
}

/** Merges a page with the rows beside it that come before its end; later ones wait for the rows not read yet. */
function mergeRows<Item extends Row, Filter>(
  segment: Segment<Item, Filter>,
  rows: {
    readonly page: readonly Item[]
    readonly unsortedRows: readonly Item[]
    /** The page's last row, if others may follow. */
    readonly end: Item | undefined
  },
): readonly Item[] {
  const { page, unsortedRows, end } = rows
  const rowsBeforeEnd =
    end === undefined ? unsortedRows : unsortedRows.filter((item) => compareIn(segment, item, end) < 0)
  if (rowsBeforeEnd.length === 0) return page
  return [...page, ...rowsBeforeEnd].toSorted((one, other) => compareIn(segment, one, other))
}

/** By key in the segment's direction; ties by id in the same direction, as in graph-node. */
function compareIn<Item extends Row>(
  { getKey, direction }: Pick<Segment<Item, unknown>, 'getKey' | 'direction'>,
  one: Item,
  other: Item,
): number {
  const [a, b] = [BigInt(getKey(one)), BigInt(getKey(other))]
  const rising = a !== b ? (a < b ? -1 : 1) : one.id < other.id ? -1 : one.id > other.id ? 1 : 0
  return direction === 'asc' ? rising : -rising
}

function getNextSegment(segment: number, segments: number): Position<never> | undefined {
  return segment + 1 < segments ? { segment: segment + 1, last: undefined } : undefined
}

export interface KeysetPagesOptions<Item, Filter> {
  readonly segments: readonly Segment<Item, Filter>[]
  readonly fetchPage: (request: PageRequest<Filter>) => Promise<readonly Item[]>
  /** No further page is read once aborted. */
  readonly signal?: AbortSignal | undefined
  /** Rows per page; defaults to the most that the index returns. */
  readonly pageSize?: number
}

/**
 * Reads a whole list page by page, for figures and files that need all of it.
 *
 * @throws IndexListError for pages that don't form one list, or an endless list; errors of `fetchPage`
 */
export async function* keysetPages<Item extends { readonly id: string }, Filter extends Combinable<Filter>>({
  segments,
  fetchPage,
  signal,
  pageSize = LARGEST_PAGE,
}: KeysetPagesOptions<Item, Filter>): AsyncGenerator<readonly Item[], void, undefined> {
  let from: Position<Item> | undefined = START
  for (let pages = 0; from !== undefined && signal?.aborted !== true; pages += 1) {
    requireEnd(pages)
    const page: { readonly items: readonly Item[]; readonly next: Position<Item> | undefined } =
      await fetchRows<Item, Filter>({ segments, from, count: pageSize, fetchPage })
    if (page.items.length > 0) yield page.items
    from = page.next
  }
}
