// Pages through a sorted list by the last row's key, never by skipping: page 2,000 costs what page 1 costs.
//
// A list is made of segments that follow each other, each sorted by one key. Rows without the key (items that were
// never sold, say) are a segment of their own, sorted by id, because a key that is null compares with nothing.
import { requireProgress } from './listOrder.ts'
import { allOf, anyOf, type Combinable } from './where.ts'

type Direction = 'asc' | 'desc'

/** A part of a list that one key sorts. */
export interface Segment<Item, Filter> {
  readonly where: Filter
  /** The field that sorts; ties are broken by id in the same direction, as graph-node does. */
  readonly orderBy: string
  readonly direction: Direction
  /** The key of a row, as an integer in text; never null within the segment. */
  readonly keyOf: (item: Item) => string
  /** Rows of the segment whose key the index doesn't have: read in one go, and inserted in their places by `keyOf`. */
  readonly beside?: Beside<Item, Filter>
}

interface Beside<Item, Filter> {
  readonly where: Filter
  /** Which rows are read, where there are more than the limit. */
  readonly orderBy: string
  /** Whether a row belongs to the list; the index may say so only roughly. */
  readonly isIn: (item: Item) => boolean
}

/** Most rows that are read beside a segment. */
export const MOST_BESIDE = 200

/** What is asked of the index for one page. */
export interface PageRequest<Filter> {
  readonly where: Filter
  readonly orderBy: string
  readonly orderDirection: Direction
  /** 1 to 1000. */
  readonly first: number
}

/** Where the next page begins. */
export interface Position<Item> {
  readonly segment: number
  /** The last row seen of those that the index sorts; undefined at the segment's start. */
  readonly last: Item | undefined
  /** Rows beside it that are still to come, in the segment's order; undefined until they are read. */
  readonly beside?: readonly Item[]
}

/** graph-node gives no more than this at once. */
export const LARGEST_PAGE = 1_000

export const START: Position<never> = { segment: 0, last: undefined }

interface Row {
  readonly id: string
}

/** The filter that asks for what follows a position in its segment. */
export function after<Item extends Row, Filter extends Combinable<Filter>>(
  { where, orderBy, direction, keyOf }: Segment<Item, Filter>,
  last: Item | undefined,
): Filter {
  if (last === undefined) return where
  const beyond = direction === 'asc' ? 'gt' : 'lt'
  if (orderBy === 'id') return allOf(where, { [`id_${beyond}`]: last.id } as unknown as Filter)
  const key = keyOf(last)
  const further = { [`${orderBy}_${beyond}`]: key } as unknown as Filter
  const tied = { [orderBy]: key, [`id_${beyond}`]: last.id } as unknown as Filter
  return allOf(where, anyOf(further, tied))
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
  beside: PageRequest<Filter>,
) => Promise<readonly [page: readonly Item[], beside: readonly Item[]]>

/**
 * Reads `count` rows from a position on, over as many segments and requests as that takes.
 *
 * @throws IndexListError for a page that doesn't continue the one before; whatever `fetchPage` throws
 */
export async function readRows<Item extends Row, Filter extends Combinable<Filter>>(options: {
  readonly segments: readonly Segment<Item, Filter>[]
  readonly from: Position<Item>
  readonly count: number
  readonly fetchPage: FetchPage<Item, Filter>
  /** Two requests unless given. */
  readonly fetchBoth?: FetchBoth<Item, Filter> | undefined
}): Promise<Rows<Item>> {
  const { segments, count, fetchPage } = options
  const fetchBoth: FetchBoth<Item, Filter> =
    options.fetchBoth ?? ((page, beside) => Promise.all([fetchPage(page), fetchPage(beside)]))
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
    let waiting: readonly Item[] = position.beside ?? []
    if (segment.beside !== undefined && position.beside === undefined) {
      const { where, orderBy, isIn } = segment.beside
      const beside = { where, orderBy, orderDirection: 'asc', first: MOST_BESIDE } as const
      const both: readonly [readonly Item[], readonly Item[]] = await fetchBoth(request, beside)
      page = both[0]
      cut ||= both[1].length === MOST_BESIDE
      waiting = both[1].filter(isIn).toSorted((one, other) => compareIn(segment, one, other))
    } else {
      page = await fetchPage(request)
    }
    requireProgress(segment, { rows: page, last: position.last, first })
    const end = page.length === first ? page.at(-1) : undefined
    const taken = merged(segment, { page, waiting, end }).slice(0, first)
    items.push(...taken)
    const left = waiting.filter((item) => !taken.includes(item))
    position =
      end === undefined && taken.length === page.length + waiting.length
        ? following(position.segment, segments.length)
        : {
            segment: position.segment,
            last: page.findLast((item) => taken.includes(item)) ?? position.last,
            ...(segment.beside !== undefined && { beside: left }),
          }
  }
  return { items, next: position, cut }
}

/** A page with the rows beside it that come before its end; those that may come after rows not yet read wait for them. */
function merged<Item extends Row, Filter>(
  segment: Segment<Item, Filter>,
  rows: {
    readonly page: readonly Item[]
    readonly waiting: readonly Item[]
    /** The page's last row, where others may follow. */
    readonly end: Item | undefined
  },
): readonly Item[] {
  const { page, waiting, end } = rows
  const ready = end === undefined ? waiting : waiting.filter((item) => compareIn(segment, item, end) < 0)
  if (ready.length === 0) return page
  return [...page, ...ready].toSorted((one, other) => compareIn(segment, one, other))
}

/** By the key in the segment's direction; ties by id in the same direction, as graph-node has them. */
function compareIn<Item extends Row>(
  { keyOf, direction }: Pick<Segment<Item, unknown>, 'keyOf' | 'direction'>,
  one: Item,
  other: Item,
): number {
  const [a, b] = [BigInt(keyOf(one)), BigInt(keyOf(other))]
  const rising = a !== b ? (a < b ? -1 : 1) : one.id < other.id ? -1 : one.id > other.id ? 1 : 0
  return direction === 'asc' ? rising : -rising
}

function following(segment: number, segments: number): Position<never> | undefined {
  return segment + 1 < segments ? { segment: segment + 1, last: undefined } : undefined
}
