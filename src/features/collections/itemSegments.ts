// Turns filters into the segments of a list: what is asked of the index, in which order, and what follows what.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { startOfMinute } from '../../domain/time.ts'
import { tryParseTokenId } from '../../domain/tokenId.ts'
import { parseTraitKey, type TraitKey } from '../../domain/traits.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import type { Token_filter } from '../../graphql/__generated__/operations.ts'
import type { Segment } from '../../graphql/keyset.ts'
import { unitPriceAt } from '../../graphql/cheapestListing.ts'
import { allOf, anyOf, containing } from '../../graphql/where.ts'
import type { ItemFilters } from './itemFilters.ts'

/** The fields of a row that lists of items are sorted by. */
export interface SortableItem {
  readonly id: string
  readonly bestAskPrice: string | null
  /** Null for a fixed price, like the start. */
  readonly bestAskEndPrice: string | null
  readonly bestAskStartsAtSeconds: string | null
  readonly bestAskEndsAtSeconds: string | null
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

/** What an item costs now, for one whose main listing has a price. */
export function priceOfItem(item: SortableItem, now: number): Wei {
  const { bestAskPrice, bestAskEndPrice, bestAskStartsAtSeconds, bestAskEndsAtSeconds } = item
  const unitPrice = bestAskPrice ?? '0'
  if (bestAskEndPrice === null) return toWei(unitPrice)
  return unitPriceAt(
    {
      unitPrice,
      unitEndPrice: bestAskEndPrice,
      startsAtSeconds: bestAskStartsAtSeconds ?? '0',
      endsAtSeconds: bestAskEndsAtSeconds ?? '0',
    },
    now,
  )
}

export const isPriced = ({ minPrice, maxPrice }: Pick<ItemFilters, 'minPrice' | 'maxPrice'>) =>
  minPrice !== undefined || maxPrice !== undefined

/** Whether the price of now is in the bounds of the filters. */
export function isInBounds(item: SortableItem, { minPrice, maxPrice }: ItemFilters, now: number): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true
  const price = priceOfItem(item, now)
  return price >= (minPrice ?? price) && price <= (maxPrice ?? price)
}

/**
 * The filter alone, without an order: for counting.
 *
 * @param prices with price bounds: items with a fixed price within them, or items whose declining price may be within
 * them; the index does not have the price of now, so {@link isInBounds} decides
 */
export function itemWhere(
  { collection, filters, now }: Omit<ItemQuestion, 'currencies'>,
  prices: 'fixed' | 'declining' = 'fixed',
): Token_filter {
  const { listed, currency, minPrice, maxPrice, traits, text, owner } = filters
  const priced = isPriced(filters)
  const [least, most] = [minPrice?.toString(), maxPrice?.toString()]
  return allOf<Token_filter>(
    { collection, supply_gt: '0' },
    listed || priced ? listedAt(now) : undefined,
    priced
      ? {
          bestAskCurrency: currency.address,
          ...(least !== undefined && { bestAskPrice_gte: least }),
          ...(prices === 'fixed'
            ? { bestAskEndPrice: null, ...(most !== undefined && { bestAskPrice_lte: most }) }
            : most === undefined
              ? { bestAskEndPrice_not: null }
              : { bestAskEndPrice_lte: most }),
        }
      : undefined,
    ...byType(traits).map((keys) => anyOf<Token_filter>(...keys.map(hasTrait))),
    text === '' ? undefined : named(text),
    owner === undefined ? undefined : { balances_: { account: owner, amount_gt: '0' } },
  )
}

/**
 * Prices are compared within one currency only: each currency is a segment of its own. The index sorts fixed prices, and
 * does not have the price of now of declining ones: items with such a price are read beside them and inserted in their
 * places wherever a price orders or bounds the list. What is sorted downwards asks for
 * rows that have the key, although the other conditions say so already: the database does not know, and would walk over
 * those without it first.
 */
export function itemSegments(question: ItemQuestion): readonly ItemSegment[] {
  const { filters, now } = question
  const where = itemWhere(question)
  const priced = isPriced(filters)
  const onlyListed = filters.listed || priced
  const within = (condition: Token_filter) => allOf(where, condition)
  const declining = itemWhere(question, 'declining')
  /** A segment of items with a price in bounds; items with a declining price are read beside it. */
  const bounded = (segment: ItemSegment, condition: Token_filter): ItemSegment => ({
    ...segment,
    ...(priced && {
      beside: {
        where: allOf(declining, condition),
        orderBy: 'bestAskEndPrice',
        isIn: (item) => isInBounds(item, filters, now),
      },
    }),
  })
  const inOrder = (condition: Token_filter) => bounded(byId(within(condition)), condition)
  const sorted = (
    condition: Token_filter,
    orderBy: 'listedAtSeconds' | 'lastSaleAtSeconds' | 'lastSalePrice',
  ) =>
    bounded(
      { where: within(condition), orderBy, direction: 'desc', keyOf: (item) => item[orderBy] ?? '0' },
      condition,
    )
  const unlisted = onlyListed ? [] : [byId(within(unlistedAt(now)))]
  switch (filters.sort) {
    // How well a text fits is not the index's to say.
    case 'relevance':
    case 'price-low':
    case 'price-high':
      return [...listingSegments(question, filters.sort === 'price-high' ? 'desc' : 'asc'), ...unlisted]
    case 'recently-listed':
      return [sorted({ ...listedAt(now), listedAtSeconds_not: null }, 'listedAtSeconds'), ...unlisted]
    case 'recently-sold':
      return [
        sorted({ lastSaleAtSeconds_not: null }, 'lastSaleAtSeconds'),
        inOrder({ lastSaleAtSeconds: null }),
      ]
    case 'last-sale':
      return [
        ...saleConditions(question).map((condition) =>
          'lastSalePrice_not' in condition ? sorted(condition, 'lastSalePrice') : inOrder(condition),
        ),
        inOrder({ lastSalePrice: null }),
      ]
    // Rarity is told from the whole collection, which the index does not do.
    case 'rarity':
    case 'number':
      return [inOrder({})]
  }
}

function listingSegments(question: ItemQuestion, direction: 'asc' | 'desc'): ItemSegment[] {
  const { filters, currencies, now } = question
  const [fixed, declining] = [itemWhere(question), itemWhere(question, 'declining')]
  const priced = isPriced(filters)
  const compared = priced ? [filters.currency] : currencies
  const segments = compared.map(({ address }): ItemSegment => {
    const listed = { ...listedAt(now), bestAskCurrency: address }
    return {
      where: allOf(fixed, {
        ...listed,
        bestAskEndPrice: null,
        ...(direction === 'desc' && { bestAskPrice_not: null }),
      }),
      orderBy: 'bestAskPrice',
      direction,
      keyOf: (item) => priceOfItem(item, now).toString(),
      beside: {
        where: allOf(declining, { ...listed, bestAskEndPrice_not: null }),
        orderBy: 'bestAskEndPrice',
        isIn: (item) => isInBounds(item, filters, now),
      },
    }
  })
  const others = { ...listedAt(now), bestAskCurrency_not_in: currencies.map(({ address }) => address) }
  return priced ? segments : [...segments, byId(allOf(fixed, others))]
}

/** One a currency, and what was sold in none of them. */
function saleConditions({ currencies }: ItemQuestion): readonly Token_filter[] {
  const addresses = currencies.map(({ address }) => address)
  return [
    ...addresses.map((address) => ({ lastSaleCurrency: address, lastSalePrice_not: null })),
    { lastSaleCurrency_not_in: addresses },
  ]
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
function byType(keys: readonly TraitKey[]): readonly (readonly TraitKey[])[] {
  const groups = new Map<string, TraitKey[]>()
  for (const key of keys) {
    const type = parseTraitKey(key)?.type ?? ''
    groups.set(type, [...(groups.get(type) ?? []), key])
  }
  return [...groups.values()]
}
