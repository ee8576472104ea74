// Messages between the page and the local copy's worker: plain data that can be cloned.
import type { Address } from '../domain/address.ts'
import type { Value } from '../messages/message.ts'
import type { CopiedBlock } from './localCopy.ts'
import type { Site } from './sources.ts'
import type { ItemStanding } from './engine.ts'
import type { ItemFacets, ItemQuery } from './query.ts'
import type { RankedRow } from './rows.ts'

export type LocalCopyState =
  /** Not started, or its code is still loading. */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'reading'
      readonly read: number
      readonly version: number
    }
  /** Every item has been read, as of an indexed block. */
  | { readonly kind: 'full'; readonly read: number; readonly version: number; readonly block: number }
  /** It couldn't be read; the page queries the index instead. */
  | { readonly kind: 'failed'; readonly message: Value }

/**
 * Whether to read a collection that this device hasn't stored: a page about one item doesn't need all of a large
 * collection.
 */
export type LocalCopyExtent = 'whole' | 'kept'

export interface RowRange {
  readonly from: number
  readonly count: number
}

export interface ItemAnswer {
  /** Version of the rows; results of different versions can differ. */
  readonly version: number
  /** False while the first read is in progress: the result covers the items read so far. */
  readonly full: boolean
  readonly total: number
  readonly facets: ItemFacets
  /** In seconds; Infinity if no listing's end changes the result. */
  readonly validUntilSeconds: number
  /** The rows of the requested range. */
  readonly range: RowRange
  readonly rows: readonly RankedRow[]
}

export interface ItemSearchService {
  /**
   * Opens one collection and closes the previous one; reports each state from then on. Resolves when the local copy is
   * current.
   *
   * @param newest the newest block that the page knows
   */
  open(
    site: Site,
    collection: Address,
    extent: LocalCopyExtent,
    onState: (state: LocalCopyState) => void,
    newest?: CopiedBlock,
  ): Promise<void>
  /**
   * Applies changes. Resolves when the rows are current, or couldn't be updated. While the collection is first read, it
   * resolves at once, and the changes are applied after the read.
   *
   * @param newest as for {@link open}
   */
  update(newest?: CopiedBlock): Promise<void>
  /** Undefined if another collection is open. */
  answer(collection: Address, query: ItemQuery, range: RowRange): Promise<ItemAnswer | undefined>
  /** More rows of a result; undefined if the rows have changed since, or another collection is open. */
  rows(
    collection: Address,
    query: ItemQuery,
    version: number,
    range: RowRange,
  ): Promise<readonly RankedRow[] | undefined>
  /** Undefined until the local copy is full, and for unknown items. */
  standing(id: string, query: Pick<ItemQuery, 'unit' | 'now'>): Promise<ItemStanding | undefined>
}
