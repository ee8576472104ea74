// Checks that pages are parts of one sorted list: none is longer than requested, and each row follows the one before it.
//
// Without this, an index that repeats a page or returns rows out of order would be queried forever.
import { VitrineError } from '../domain/errors.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/** The index returned pages that can't be parts of one sorted list, or an endless list. */
export class IndexListError extends VitrineError {
  readonly code = 'index-list'
}

/** Most pages read of one list: at 1,000 rows each, far more than any page of Vitrine reads. */
export const MAX_PAGES = 5_000

/** How a list is sorted; ties are broken by id in the same direction. */
export interface ListOrder<Item> {
  readonly direction: 'asc' | 'desc'
  /** The key of a row; never null. */
  readonly getKey: (item: Item) => string
}

/** Lists sorted by id alone. */
export const BY_ID: ListOrder<{ readonly id: string }> = { direction: 'asc', getKey: ({ id }) => id }

/**
 * Rejects a page that doesn't continue where the last one ended.
 *
 * @param page `last` is the last row before it, undefined at the start; `first` is the requested number of rows
 * @throws IndexListError
 */
export function requireProgress<Item extends { readonly id: string }>(
  { direction, getKey }: ListOrder<Item>,
  {
    rows,
    last,
    first,
  }: { readonly rows: readonly Item[]; readonly last: Item | undefined; readonly first: number },
): void {
  if (rows.length > first) {
    throw new IndexListError(errorsTexts.indexer.listUnread, {
      details: { requested: String(first), returned: String(rows.length) },
    })
  }
  const sign = direction === 'asc' ? 1 : -1
  let before = last
  for (const row of rows) {
    const order =
      before === undefined ? sign : compare(getKey(row), getKey(before)) || compare(row.id, before.id)
    if (order !== sign) {
      throw new IndexListError(errorsTexts.indexer.listUnread, {
        details: { row: String(row.id), after: String(before?.id) },
      })
    }
    before = row
  }
}

/** Rejects a list with too many pages. @throws IndexListError */
export function requireEnd(pages: number): void {
  if (pages < MAX_PAGES) return
  throw new IndexListError(errorsTexts.indexer.listUnread, { details: { pages: String(pages) } })
}

const DECIMAL = /^\d+$/

/** Numbers, which travel as decimal text, by value; everything else as PostgreSQL does in the C locale. */
function compare(one: string, other: string): -1 | 0 | 1 {
  if (one === other) return 0
  const isLess = DECIMAL.test(one) && DECIMAL.test(other) ? BigInt(one) < BigInt(other) : one < other
  return isLess ? -1 : 1
}
