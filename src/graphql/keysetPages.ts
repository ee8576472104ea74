// Reads a whole list page by page, for figures and files that need all of it.
import { requireEnd } from './listOrder.ts'
import { LARGEST_PAGE, type PageRequest, type Position, fetchRows, type Segment, START } from './keyset.ts'
import type { Combinable } from './where.ts'

export interface KeysetPagesOptions<Item, Filter> {
  readonly segments: readonly Segment<Item, Filter>[]
  readonly fetchPage: (request: PageRequest<Filter>) => Promise<readonly Item[]>
  /** No further page is read once aborted. */
  readonly signal?: AbortSignal | undefined
  /** Rows per page; defaults to the most that the index returns. */
  readonly pageSize?: number
}

/** @throws IndexListError for pages that don't form one list, or an endless list; errors of `fetchPage` */
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
