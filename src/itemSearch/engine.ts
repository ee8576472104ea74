// Answers queries about one collection from its local copy: matching items in order, with facets.
import { type ListingRanks, rankListings } from './rankListings.ts'
import { buildFacets } from './facets.ts'
import type { ItemFacets, ItemQuery } from './query.ts'
import { type Rarity, computeRarity } from './rarity.ts'
import type { RankedRow } from './rows.ts'
import { type TextSearch, createSearch } from './search.ts'
import { select } from './select.ts'
import { sortRows } from './sort.ts'
import type { ItemTable } from './table.ts'

export interface EngineAnswer {
  /** Rows in the query's order. */
  readonly rows: Uint32Array
  readonly facets: ItemFacets
  /** When the first listing in the result ends, in seconds; Infinity if none does. */
  readonly validUntilSeconds: number
}

/** How an item compares with the others by one of its traits. */
export interface TraitStanding {
  /** Items that have the same value. */
  readonly count: number
  /** Lowest price among them, in the query's unit of account. */
  readonly floor: bigint | undefined
}

export interface ItemStanding {
  /** 1 is the rarest; null without published traits, and where all items are equally rare. */
  readonly rank: number | null
  /** Other items with the same rank. */
  readonly sharedWith: number
  /** Number of ranked items. */
  readonly ranked: number
  readonly items: number
  /** By trait key. */
  readonly traits: Readonly<Record<string, TraitStanding>>
}

export class ItemEngine {
  readonly table: ItemTable
  readonly #ranks = remember<ListingRanks>()
  readonly #rarity = remember<Rarity>()
  readonly #search = remember<TextSearch>()
  readonly #scores = remember<Float32Array>()

  constructor(table: ItemTable) {
    this.table = table
  }

  get rarity(): Rarity {
    return this.#rarity([this.table.traitVersion], () => computeRarity(this.table))
  }

  /** Built on first use, and again after names or traits changed. */
  get search(): TextSearch {
    return this.#search([this.table.wordVersion], () => createSearch(this.table))
  }

  /** Builds the search index ahead of the first search. */
  prepareSearch(): void {
    void this.search
  }

  /** @param held by row, 1 for items of the query's owner; required if the query has an owner */
  answer(query: ItemQuery, held?: Uint8Array): EngineAnswer {
    const { table } = this
    const scores = this.#scoreText(query.text)
    const ranks = this.#ranksAt(query.now)
    const selection = select(table, query, ranks, scores, held)
    const rarity = query.sort === 'rarity' ? this.rarity.ranks : EMPTY
    return {
      rows: sortRows(table, selection.rows, query, { listings: ranks, rarity, scores }),
      facets: buildFacets(table, query, selection, { prices: ranks, held: this.rarity.holders }),
      validUntilSeconds: selection.validUntilSeconds,
    }
  }

  row(at: number): RankedRow {
    const rank = this.rarity.ranks[at] ?? 0
    return { ...this.table.row(at), rarityRank: rank === 0 ? null : rank }
  }

  /** Undefined for an item that isn't in the local copy. */
  standing(id: string, query: Pick<ItemQuery, 'unit' | 'now'>): ItemStanding | undefined {
    const { table, rarity } = this
    const row = table.find(id)
    if (row === undefined || !table.isAlive(row)) return undefined
    const ranks = this.#ranksAt(query.now)
    const { rows, traitFloors } = select(table, { ...EVERYTHING, ...query }, ranks, undefined)
    const rank = rarity.ranks[row] ?? 0
    const traits = Array.from(table.traitsAt(row), (code): [string, TraitStanding] => {
      const floor = traitFloors[code] ?? 0
      return [
        table.traitKeys.decode(code),
        {
          count: rarity.holders[code] ?? 0,
          floor: floor === 0 ? undefined : ranks.valueAtRank(floor),
        },
      ]
    })
    return {
      rank: rank === 0 ? null : rank,
      sharedWith: rank === 0 ? 0 : rarity.ranks.filter((other) => other === rank).length - 1,
      ranked: rarity.counted,
      items: rows.length,
      traits: Object.fromEntries(traits),
    }
  }

  /** Cached: consecutive queries are usually within the same minute. */
  #ranksAt(now: number): ListingRanks {
    return this.#ranks([this.table.version, now], () => rankListings(this.table, now))
  }

  /** Cached: consecutive queries usually have the same text. */
  #scoreText(text: string): Float32Array | undefined {
    if (text === '') return undefined
    return this.#scores([this.table.version, text], () => this.search.score(text))
  }
}

/** Creates a cache of the latest value: it is computed again when a part of its key has changed. */
function remember<Value>() {
  let latest: { readonly key: readonly unknown[]; readonly value: Value } | undefined
  return (key: readonly unknown[], compute: () => Value): Value => {
    if (latest?.key.every((part, at) => part === key[at]) !== true) latest = { key, value: compute() }
    return latest.value
  }
}

const EMPTY = new Uint32Array(0)

const EVERYTHING = {
  listed: false,
  inBundle: false,
  minPrice: undefined,
  maxPrice: undefined,
  traits: [],
  text: '',
  sort: 'number',
  units: [],
} as const
