// Turns filters into the segments of a list: the queries of the index and their order.
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { queryTime } from '../../../domain/time.ts'
import { tryParseTokenId } from '../../../domain/tokenId.ts'
import { parseTraitKey, type TraitKey } from '../../../domain/traits.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import type { Token_filter } from '../../../graphql/__generated__/operations.ts'
import { type Segment, createSegment } from '../../../graphql/keyset.ts'
import { unitPriceAt } from '../../../orders/cheapestListing.ts'
import { matchAll, matchAny, containsPattern } from '../../../graphql/where.ts'
import type { ItemFilters } from './itemFilters.ts'

/** The fields of a row that have its current price. */
interface PricedItem {
  readonly bestAskPrice: string | null
  /** Null for a fixed price, like the start. */
  readonly bestAskEndPrice: string | null
  readonly bestAskStartsAtSeconds: string | null
  readonly bestAskEndsAtSeconds: string | null
}

/** The fields of a row that lists of items are sorted by. */
export interface SortableItem extends PricedItem {
  readonly id: string
  readonly listedAtSeconds: string | null
  readonly lastSalePrice: string | null
  readonly lastSaleAtSeconds: string | null
}

export interface ItemListOptions {
  readonly collection: Address
  readonly filters: ItemFilters
  /** The network's units of account, in the order of their items when sorted by price. */
  readonly units: readonly Currency[]
  /** In seconds. */
  readonly now: number
}

type ItemSegment = Segment<SortableItem, Token_filter>

/** The current price of a listed item. */
export function priceOfItem(item: PricedItem, now: number): Wei {
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

/** Whether the current price is within the bounds. */
export function isInBounds(item: PricedItem, { minPrice, maxPrice }: ItemFilters, now: number): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true
  const price = priceOfItem(item, now)
  return price >= (minPrice ?? price) && price <= (maxPrice ?? price)
}

/**
 * The filter without an order, for counting.
 *
 * @param prices with price bounds: items with a fixed price within them, or items whose declining price may be within
 * them; the index doesn't have the current price, so {@link isInBounds} decides
 */
export function itemWhere(
  { collection, filters, now }: Omit<ItemListOptions, 'units'>,
  prices: 'fixed' | 'declining' = 'fixed',
): Token_filter {
  const { listed, inBundle, unit, minPrice, maxPrice, traits, text, owner } = filters
  const hasPriceBounds = isPriced(filters)
  const [least, most] = [minPrice?.toString(), maxPrice?.toString()]
  return matchAll<Token_filter>(
    { collection, supply_gt: '0' },
    listed || hasPriceBounds ? matchListed(now) : undefined,
    inBundle ? { liveBundleCount_gt: 0 } : undefined,
    hasPriceBounds
      ? {
          bestAskUnit: unit.address,
          ...(least !== undefined && { bestAskPrice_gte: least }),
          ...(prices === 'fixed'
            ? { bestAskEndPrice: null, ...(most !== undefined && { bestAskPrice_lte: most }) }
            : most === undefined
              ? { bestAskEndPrice_not: null }
              : { bestAskEndPrice_lte: most }),
        }
      : undefined,
    ...byType(traits).map((keys) => matchAny<Token_filter>(...keys.map(hasTrait))),
    text === '' ? undefined : matchName(text),
    owner === undefined ? undefined : { balances_: { account: owner, amount_gt: '0' } },
  )
}

/**
 * Prices are compared within one unit of account only: each is a segment of its own. The index sorts fixed prices, and
 * doesn't have the current price of declining ones: items with such a price are read beside them and inserted where a
 * price orders or bounds the list. A descending sort requires the key to be present, although other conditions imply
 * it: the database doesn't know that, and would scan the rows without it first.
 */
export function itemSegments(options: ItemListOptions): readonly ItemSegment[] {
  const { filters, now } = options
  const where = itemWhere(options)
  const hasPriceBounds = isPriced(filters)
  const isOnlyListed = filters.listed || hasPriceBounds
  const matchWithin = (condition: Token_filter) => matchAll(where, condition)
  const declining = itemWhere(options, 'declining')
  /** A segment of items with a price in bounds; items with a declining price are read beside it. */
  const withDeclining = (segment: ItemSegment, condition: Token_filter): ItemSegment => ({
    ...segment,
    ...(hasPriceBounds && {
      unsortedRows: {
        where: matchAll(declining, condition),
        orderBy: 'bestAskEndPrice',
        isIn: (item) => isInBounds(item, filters, now),
      },
    }),
  })
  const sortById = (condition: Token_filter) => withDeclining(byId(matchWithin(condition)), condition)
  const sortBy = (
    condition: Token_filter,
    orderBy: 'listedAtSeconds' | 'lastSaleAtSeconds' | 'lastSalePrice',
  ) =>
    withDeclining(
      { where: matchWithin(condition), orderBy, direction: 'desc', getKey: (item) => item[orderBy] ?? '0' },
      condition,
    )
  const unlisted = isOnlyListed ? [] : [byId(matchWithin(matchUnlisted(now)))]
  switch (filters.sort) {
    // The index can't rank by relevance.
    case 'relevance':
    case 'price-low':
    case 'price-high':
      return [...listingSegments(options, filters.sort === 'price-high' ? 'desc' : 'asc'), ...unlisted]
    case 'recently-listed':
      return [sortBy({ ...matchListed(now), listedAtSeconds_not: null }, 'listedAtSeconds'), ...unlisted]
    case 'recently-sold':
      return [
        sortBy({ lastSaleAtSeconds_not: null }, 'lastSaleAtSeconds'),
        sortById({ lastSaleAtSeconds: null }),
      ]
    case 'last-sale':
      return [
        ...saleConditions(options).map((condition) =>
          'lastSalePrice_not' in condition ? sortBy(condition, 'lastSalePrice') : sortById(condition),
        ),
        sortById({ lastSalePrice: null }),
      ]
    // Rarity needs the whole collection, which the index can't rank.
    case 'rarity':
    case 'number':
      return [sortById({})]
  }
}

function listingSegments(options: ItemListOptions, direction: 'asc' | 'desc'): ItemSegment[] {
  const { filters, units, now } = options
  const [fixed, declining] = [itemWhere(options), itemWhere(options, 'declining')]
  const hasPriceBounds = isPriced(filters)
  const comparedUnits = hasPriceBounds ? [filters.unit] : units
  const segments = comparedUnits.map(({ address }): ItemSegment => {
    const listed = { ...matchListed(now), bestAskUnit: address }
    return {
      where: matchAll(fixed, {
        ...listed,
        bestAskEndPrice: null,
        ...(direction === 'desc' && { bestAskPrice_not: null }),
      }),
      orderBy: 'bestAskPrice',
      direction,
      getKey: (item) => priceOfItem(item, now).toString(),
      unsortedRows: {
        where: matchAll(declining, { ...listed, bestAskEndPrice_not: null }),
        orderBy: 'bestAskEndPrice',
        isIn: (item) => isInBounds(item, filters, now),
      },
    }
  })
  const otherListings = { ...matchListed(now), bestAskUnit_not_in: units.map(({ address }) => address) }
  return hasPriceBounds ? segments : [...segments, byId(matchAll(fixed, otherListings))]
}

/** One condition per unit, and one for sales in others. */
function saleConditions({ units }: ItemListOptions): readonly Token_filter[] {
  const addresses = units.map(({ address }) => address)
  return [
    ...addresses.map((address) => ({ lastSaleUnit: address, lastSalePrice_not: null })),
    { lastSaleUnit_not_in: addresses },
  ]
}

/** The ids of a collection's tokens sort like their token IDs. */
const byId = (where: Token_filter): ItemSegment => createSegment('id', where)

function matchListed(now: number): Token_filter {
  return { bestAskEndsAtSeconds_gt: String(queryTime(now)) }
}

function matchUnlisted(now: number): Token_filter {
  return matchAny<Token_filter>(
    { bestAskEndsAtSeconds: null },
    { bestAskEndsAtSeconds_lte: String(queryTime(now)) },
  )
}

function hasTrait(key: TraitKey): Token_filter {
  return { metadata_: { traits_contains: [key] } }
}

function matchName(text: string): Token_filter {
  const byName: Token_filter = { metadata_: { name_contains_nocase: containsPattern(text) } }
  const number = tryParseTokenId(text.replace(/^#/, ''))
  return number === undefined ? byName : matchAny<Token_filter>({ tokenId: number }, byName)
}

/** Groups keys by trait type. */
function byType(keys: readonly TraitKey[]): readonly (readonly TraitKey[])[] {
  const groups = new Map<string, TraitKey[]>()
  for (const key of keys) {
    const type = parseTraitKey(key)?.type ?? ''
    groups.set(type, [...(groups.get(type) ?? []), key])
  }
  return [...groups.values()]
}
