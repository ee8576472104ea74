// What passes between a page and the worker that keeps the catalogue: plain data, so that it can be copied across.
import type { Address } from '../domain/address.ts'
import type { Value } from '../messages/message.ts'
import type { Site } from './sources.ts'
import type { ItemStanding } from './engine.ts'
import type { CatalogueFacets, CatalogueQuery } from './query.ts'
import type { RankedRow } from './rows.ts'

export type CatalogueState =
  /** Not started, or the code is on its way. */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'reading'
      /** Items read so far. */
      readonly read: number
      readonly version: number
    }
  /** Every item is there, as of a block that the index had reached. */
  | { readonly kind: 'full'; readonly read: number; readonly version: number; readonly block: number }
  /** It could not be read; the page asks the index itself. */
  | { readonly kind: 'failed'; readonly message: Value }

/** Whether a collection that this device does not keep is read: a page about one item does not need all of a large one. */
export type CatalogueExtent = 'whole' | 'kept'

export interface RowRange {
  readonly from: number
  readonly count: number
}

export interface CatalogueAnswer {
  /** The state of the rows that this answers from; another version may answer otherwise. */
  readonly version: number
  /** False while the catalogue is being filled: the answer is about the items read so far. */
  readonly full: boolean
  readonly total: number
  readonly facets: CatalogueFacets
  /** In seconds; Infinity when no listing's end changes the answer. */
  readonly validUntilSeconds: number
  /** The rows of the range that was asked for. */
  readonly range: RowRange
  readonly rows: readonly RankedRow[]
}

export interface CatalogueService {
  /** Opens one collection and lets go of another; tells of each state from then on. Settles when it is current. */
  open(
    site: Site,
    collection: Address,
    extent: CatalogueExtent,
    onState: (state: CatalogueState) => void,
  ): Promise<void>
  /** Takes in what changed since. Settles when the rows are current, or when they could not be brought up to date. */
  update(): Promise<void>
  /** Undefined when another collection is open. */
  answer(collection: Address, query: CatalogueQuery, range: RowRange): Promise<CatalogueAnswer | undefined>
  /** More rows of an answer; undefined when the rows have changed since, or another collection is open. */
  rows(
    collection: Address,
    query: CatalogueQuery,
    version: number,
    range: RowRange,
  ): Promise<readonly RankedRow[] | undefined>
  /** Undefined while its collection's catalogue is not full, and for an item that it does not have. */
  standing(id: string, query: Pick<CatalogueQuery, 'currency' | 'now'>): Promise<ItemStanding | undefined>
}
