// Pages through a sorted list by the last row's key, never by skipping: page 2,000 costs what page 1 costs.
//
// A list is made of segments that follow each other, each sorted by one key. Rows without the key (items that were
// never sold, say) are a segment of their own, sorted by id, because a key that is null compares with nothing.
import { requireProgress } from './listOrder.ts'
import { allOf, anyOf, type Combinable } from './where.ts'

export type Direction = 'asc' | 'desc'

/** A part of a list that one key sorts. */
export interface Segment<Item, Filter> {
  readonly where: Filter
  /** The field that sorts; ties are broken by id in the same direction, as graph-node does. */
  readonly orderBy: string
  readonly direction: Direction
  /** The field's value in a row; never null within the segment. */
  readonly keyOf: (item: Item) => string
}

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
  /** The last row seen of that segment; undefined at its start. */
  readonly last: Item | undefined
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
}

/**
 * Reads `count` rows from a position on, over as many segments and requests as that takes.
 *
 * @throws IndexListError for a page that doesn't go on from the one before; whatever `fetchPage` throws
 */
export async function readRows<Item extends Row, Filter extends Combinable<Filter>>(options: {
  readonly segments: readonly Segment<Item, Filter>[]
  readonly from: Position<Item>
  readonly count: number
  readonly fetchPage: (request: PageRequest<Filter>) => Promise<readonly Item[]>
}): Promise<Rows<Item>> {
  const items: Item[] = []
  let position: Position<Item> | undefined = options.from
  while (position !== undefined && items.length < options.count) {
    const segment: Segment<Item, Filter> | undefined = options.segments[position.segment]
    if (segment === undefined) return { items, next: undefined }
    const first = Math.min(options.count - items.length, LARGEST_PAGE)
    const page: readonly Item[] = await options.fetchPage({
      where: after(segment, position.last),
      orderBy: segment.orderBy,
      orderDirection: segment.direction,
      first,
    })
    requireProgress(segment, { rows: page, last: position.last, first })
    items.push(...page)
    position =
      page.length === first
        ? { segment: position.segment, last: page.at(-1) }
        : following(position.segment, options.segments.length)
  }
  return { items, next: position }
}

function following(segment: number, segments: number): Position<never> | undefined {
  return segment + 1 < segments ? { segment: segment + 1, last: undefined } : undefined
}
