// Turns filters into the segments of a list: what is asked of the index, in which order, and what follows what.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { startOfMinute } from '../../domain/time.ts'
import { tryParseTokenId } from '../../domain/tokenId.ts'
import { parseTraitKey, type TraitKey } from '../../domain/traits.ts'
import type { Token_filter } from '../../graphql/__generated__/operations.ts'
import type { Segment } from '../../graphql/keyset.ts'
import { allOf, anyOf, containing } from '../../graphql/where.ts'
import type { ItemFilters } from './itemFilters.ts'

/** The fields of a row that lists of items are sorted by. */
export interface SortableItem {
  readonly id: string
  readonly bestAskPrice: string | null
  readonly listedAtSeconds: string | null
  readonly lastSalePrice: string | null
  readonly lastSaleAtSeconds: string | null
}

export interface ItemQuestion {
  readonly collection: Address
  readonly filters: ItemFilters
  /** Every currency of the network, in the order in which their items follow each other when sorted by price. */
  readonly currencies: readonly Currency[]
  /** In seconds. */
  readonly now: number
}

type ItemSegment = Segment<SortableItem, Token_filter>

/** The filter alone, without an order: for counting. */
export function itemWhere({ collection, filters, now }: Omit<ItemQuestion, 'currencies'>): Token_filter {
  const { listed, currency, minPrice, maxPrice, traits, text, owner } = filters
  const priced = minPrice !== undefined || maxPrice !== undefined
  return allOf<Token_filter>(
    { collection, supply_gt: '0' },
    listed || priced ? listedAt(now) : undefined,
    priced
      ? {
          bestAskCurrency: currency.address,
          ...(minPrice === undefined ? {} : { bestAskPrice_gte: minPrice.toString() }),
          ...(maxPrice === undefined ? {} : { bestAskPrice_lte: maxPrice.toString() }),
        }
      : undefined,
    ...byType(traits).map((keys) => anyOf<Token_filter>(...keys.map(hasTrait))),
    text === '' ? undefined : named(text),
    owner === undefined ? undefined : { balances_: { account: owner, amount_gt: '0' } },
  )
}

/**
 * Prices are compared within one currency only: each currency is a segment of its own. What is sorted downwards asks for
 * rows that have the key, although the other conditions say so already: the database does not know, and would walk over
 * those without it first.
 */
export function itemSegments(question: ItemQuestion): readonly ItemSegment[] {
  const { filters, now } = question
  const where = itemWhere(question)
  const onlyListed = filters.listed || filters.minPrice !== undefined || filters.maxPrice !== undefined
  const within = (condition: Token_filter) => allOf(where, condition)
  const unlisted = onlyListed ? [] : [byId(within(unlistedAt(now)))]
  switch (filters.sort) {
    // How well a text fits is not the index's to say.
    case 'relevance':
    case 'price-low':
    case 'price-high':
      return [...askSegments(question, within, filters.sort === 'price-high' ? 'desc' : 'asc'), ...unlisted]
    case 'recently-listed':
      return [
        {
          where: within({ ...listedAt(now), listedAtSeconds_not: null }),
          orderBy: 'listedAtSeconds',
          direction: 'desc',
          keyOf: ({ listedAtSeconds }) => listedAtSeconds ?? '0',
        },
        ...unlisted,
      ]
    case 'recently-sold':
      return [
        {
          where: within({ lastSaleAtSeconds_not: null }),
          orderBy: 'lastSaleAtSeconds',
          direction: 'desc',
          keyOf: ({ lastSaleAtSeconds }) => lastSaleAtSeconds ?? '0',
        },
        byId(within({ lastSaleAtSeconds: null })),
      ]
    case 'last-sale':
      return [...saleSegments(question, within), byId(within({ lastSalePrice: null }))]
    // Rarity is told from the whole collection, which the index does not do.
    case 'rarity':
    case 'number':
      return [byId(where)]
  }
}

type Within = (condition: Token_filter) => Token_filter

function askSegments(question: ItemQuestion, within: Within, direction: 'asc' | 'desc'): ItemSegment[] {
  const { filters, currencies, now } = question
  const priced = filters.minPrice !== undefined || filters.maxPrice !== undefined
  const compared = priced ? [filters.currency] : currencies
  const segments = compared.map(({ address }): ItemSegment => ({
    where: within({
      ...listedAt(now),
      bestAskCurrency: address,
      ...(direction === 'desc' && { bestAskPrice_not: null }),
    }),
    orderBy: 'bestAskPrice',
    direction,
    keyOf: ({ bestAskPrice }) => bestAskPrice ?? '0',
  }))
  const others = { ...listedAt(now), bestAskCurrency_not_in: currencies.map(({ address }) => address) }
  return priced ? segments : [...segments, byId(within(others))]
}

function saleSegments({ currencies }: ItemQuestion, within: Within): ItemSegment[] {
  const segments = currencies.map(({ address }): ItemSegment => ({
    where: within({ lastSaleCurrency: address, lastSalePrice_not: null }),
    orderBy: 'lastSalePrice',
    direction: 'desc',
    keyOf: ({ lastSalePrice }) => lastSalePrice ?? '0',
  }))
  const others = { lastSaleCurrency_not_in: currencies.map(({ address }) => address) }
  return [...segments, byId(within(others))]
}

/** Ids of a collection's tokens sort as their numbers do. */
function byId(where: Token_filter): ItemSegment {
  return { where, orderBy: 'id', direction: 'asc', keyOf: ({ id }) => id }
}

function listedAt(now: number): Token_filter {
  return { bestAskEndsAtSeconds_gt: String(startOfMinute(now)) }
}

function unlistedAt(now: number): Token_filter {
  return anyOf<Token_filter>(
    { bestAskEndsAtSeconds: null },
    { bestAskEndsAtSeconds_lte: String(startOfMinute(now)) },
  )
}

function hasTrait(key: TraitKey): Token_filter {
  return { metadata_: { traits_contains: [key] } }
}

function named(text: string): Token_filter {
  const byName: Token_filter = { metadata_: { name_contains_nocase: containing(text) } }
  const number = tryParseTokenId(text.replace(/^#/, ''))
  return number === undefined ? byName : anyOf<Token_filter>({ tokenId: number }, byName)
}

/** The keys of each trait type together. */
export function byType(keys: readonly TraitKey[]): readonly (readonly TraitKey[])[] {
  const groups = new Map<string, TraitKey[]>()
  for (const key of keys) {
    const type = parseTraitKey(key)?.type ?? ''
    groups.set(type, [...(groups.get(type) ?? []), key])
  }
  return [...groups.values()]
}
