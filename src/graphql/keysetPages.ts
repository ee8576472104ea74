// Reads a whole list page after page, for figures and files that need all of it.
import { requireEnd } from './listOrder.ts'
import { LARGEST_PAGE, type PageRequest, type Position, readRows, type Segment, START } from './keyset.ts'
import type { Combinable } from './where.ts'

export interface KeysetPagesOptions<Item, Filter> {
  readonly segments: readonly Segment<Item, Filter>[]
  readonly fetchPage: (request: PageRequest<Filter>) => Promise<readonly Item[]>
  /** Nothing more is asked once it is aborted. */
  readonly signal?: AbortSignal | undefined
  /** Rows of one page; as many as the index gives unless told. */
  readonly pageSize?: number
}

/** @throws IndexListError for pages that don't form one list, or a list without an end; whatever `fetchPage` throws */
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
      await readRows<Item, Filter>({ segments, from, count: pageSize, fetchPage })
    if (page.items.length > 0) yield page.items
    from = page.next
  }
}
