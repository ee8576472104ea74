// Queries of a local copy and their results.
import type { Address } from '../domain/address.ts'
import { stableKey } from '../domain/stableKey.ts'
import type { Trait, TraitKey } from '../domain/traits.ts'

/** The ways to sort a collection's items. */
export const ITEM_SORTS = [
  'price-low',
  'price-high',
  'recently-listed',
  'recently-sold',
  'last-sale',
  'number',
  /** Rarest first. */
  'rarity',
  /** Best text match first; by price without a text. */
  'relevance',
] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

export interface ItemQuery {
  readonly listed: boolean
  /** Only items that a live bundle offers. */
  readonly inBundle: boolean
  /** The currencies of one unit of account: that of the price bounds, floors and histogram. */
  readonly unit: readonly Address[]
  readonly minPrice: bigint | undefined
  readonly maxPrice: bigint | undefined
  /** Values of the same type are alternatives; all types must match. */
  readonly traits: readonly TraitKey[]
  readonly text: string
  /** Only items that this account holds. */
  readonly owner?: Address | undefined
  readonly sort: ItemSort
  /** The currencies of each unit, in the order of the units when sorted by price. */
  readonly units: readonly (readonly Address[])[]
  /** In seconds; listings that end at or before it have expired. */
  readonly now: number
}

export interface FacetValue extends Omit<Trait, 'type'> {
  readonly key: TraitKey
  /** Number of results if this were the only selected value of its type. */
  readonly count: number
  /** Lowest price among them in the query's unit of account. */
  readonly floor: bigint | undefined
  readonly isSelected: boolean
}

/** What all values of a type are, but for empty ones. */
export type FacetKind = 'text' | 'number' | 'date'

export interface FacetType {
  readonly type: string
  readonly kind: FacetKind
  /** Numbers and dates from the lowest to the highest; text by frequency, then by value. */
  readonly values: readonly FacetValue[]
}

/** Listing prices in one unit of account, in bars of equal width; the last bar includes everything above. */
export interface PriceHistogram {
  /** Lower edge of the first bar. */
  readonly start: bigint
  /** Width of a bar. */
  readonly step: bigint
  readonly counts: readonly number[]
  readonly lowest: bigint
  readonly middle: bigint
  readonly highest: bigint
}

export interface ItemFacets {
  readonly types: readonly FacetType[]
  /** Items for sale among those that match all filters other than the status. */
  readonly listed: number
  /** Items in live bundles among those that match all filters other than the status. */
  readonly inBundle: number
  /** Undefined if nothing is for sale in the query's unit of account. */
  readonly prices: PriceHistogram | undefined
}

/** A cache key of all that a query asks for; it ignores the time. */
export function queryKey({ now: _now, traits, ...query }: ItemQuery): string {
  return stableKey({ ...query, traits: [...traits].sort() })
}
