// What can be asked of a catalogue, and what it answers.
import type { Address } from '../domain/address.ts'
import type { TraitKey } from '../domain/traits.ts'

type CatalogueSort =
  | 'price-low'
  | 'price-high'
  | 'recently-listed'
  | 'recently-sold'
  | 'last-sale'
  | 'number'
  /** The rarest first. */
  | 'rarity'
  /** What was most likely meant by the text first; by price where there is none. */
  | 'relevance'

export interface CatalogueQuery {
  readonly listed: boolean
  /** The currency of the price bounds, of floors and of the histogram. */
  readonly currency: Address
  readonly minPrice: bigint | undefined
  readonly maxPrice: bigint | undefined
  /** Values of one trait type widen, different types narrow. */
  readonly traits: readonly TraitKey[]
  readonly text: string
  /** Only what this account holds; anyone's without one. */
  readonly owner?: Address | undefined
  readonly sort: CatalogueSort
  /** The network's currencies, in the order in which their items follow each other when sorted by price. */
  readonly currencies: readonly Address[]
  /** In seconds: listings that end at or before it are over. */
  readonly now: number
}

export interface FacetValue {
  readonly key: TraitKey
  readonly value: string
  /** Items that would be shown if this value were the only choice of its type. */
  readonly count: number
  /** The cheapest of them that is for sale in the query's currency. */
  readonly floor: bigint | undefined
  readonly chosen: boolean
}

export interface FacetType {
  readonly type: string
  /** The most frequent first, then by value. */
  readonly values: readonly FacetValue[]
}

/** Prices of what is for sale in one currency, in bars of equal width; the last takes in all above it. */
export interface PriceHistogram {
  /** The lower edge of the first bar. */
  readonly start: bigint
  /** The width of a bar. */
  readonly step: bigint
  readonly counts: readonly number[]
  readonly lowest: bigint
  readonly middle: bigint
  readonly highest: bigint
}

export interface CatalogueFacets {
  readonly types: readonly FacetType[]
  /** Items that are for sale among those that everything but the choice "for sale" lets through. */
  readonly listed: number
  /** Undefined when nothing is for sale in the query's currency. */
  readonly prices: PriceHistogram | undefined
}

/** A name for equal questions, whatever the time. */
export function queryKey({ now: _now, ...query }: CatalogueQuery): string {
  const { listed, currency, minPrice, maxPrice, traits, text, owner, sort, currencies } = query
  return JSON.stringify([
    listed,
    currency,
    String(minPrice ?? ''),
    String(maxPrice ?? ''),
    [...traits].sort(),
    text,
    owner ?? '',
    sort,
    currencies,
  ])
}
