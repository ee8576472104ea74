// Which items the home page shows first: the operator's choice, otherwise a draw that neither money nor spam can win.
import type { Address } from '../../domain/address.ts'
import type { VitrineConfig } from '../../domain/config.ts'
import { isListed } from '../../domain/curation.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { unitPriceAt } from '../../orders/cheapestListing.ts'
import { CheapestListing_orderFragmentDoc } from '../../orders/__generated__/CheapestListing.ts'
import { readFragment } from '../../graphql/fragments.ts'
import type { HomePageQuery } from './__generated__/HomePage.ts'

export const WALL_SIZE = 5

/** The query's limit for collections of the pool. */
const POOL_SIZE = 10

/** An item costs at most this many times the middle price of its market's candidates. */
const PRICE_MULTIPLE = 10n

/** How the first items were chosen: by the operator, by the day's draw, or not at all, because nothing is for sale. */
export type WallKind = 'picked' | 'drawn' | 'none'

export interface FeaturedItems {
  readonly kind: WallKind
  readonly tokens: HomePageQuery['tokens']
}

type PoolCollection = HomePageQuery['pool'][number]

/** Ids of the items that the operator picked, in order. */
export const getPickedIds = ({ brand }: Pick<VitrineConfig, 'brand'>): readonly string[] =>
  (brand.home?.hero ?? []).map(({ collection, tokenId }) => tokenEntityId(collection, parseTokenId(tokenId)))

/** The collections that the operator puts first and doesn't hide. */
export const getFeaturedCollections = (config: VitrineConfig): readonly Address[] =>
  config.curation.featured.filter((address) => isListed(config, address))

/** The operator's own collections that aren't hidden. Others may be anyone's, also where the site lists them. */
export const getOwnCollections = (config: VitrineConfig): readonly Address[] =>
  config.collections.filter((address) => isListed(config, address))

/** Who chooses the first items, as far as the configuration says. */
export function getWallKind(config: VitrineConfig): WallKind {
  if (getPickedIds(config).length + getFeaturedCollections(config).length > 0) return 'picked'
  return getOwnCollections(config).length > 0 ? 'drawn' : 'none'
}

/**
 * The collections that items come from: the featured ones in order, otherwise some of the site's own, drawn by the day.
 *
 * @param now Unix seconds
 */
export function getPoolCollections(config: VitrineConfig, now: number): readonly Address[] {
  const featured = getFeaturedCollections(config)
  const pool =
    featured.length > 0 ? featured : drawInOrder(getOwnCollections(config), now, (address) => address)
  return pool.slice(0, POOL_SIZE)
}

/**
 * The first items. A collection's listings are candidates if they are among its cheapest and cost at most ten times the
 * middle one; in the draw, only where sales are known that no rule flags. Each collection gives one item before any gives
 * two.
 *
 * @param now Unix seconds, the time of the query
 */
export function selectFeatured(
  config: VitrineConfig,
  { picked, pool }: Pick<HomePageQuery, 'picked' | 'pool'>,
  now: number,
): FeaturedItems {
  const isDrawn = getFeaturedCollections(config).length === 0
  const candidates = getPoolCollections(config, now).flatMap((address) => {
    const collection = pool.find(({ id }) => id === address)
    return collection === undefined ? [] : [getCandidates(collection, { now, needsSales: isDrawn })]
  })
  const pickedTokens = selectInOrder(getPickedIds(config), picked)
  const tokens =
    isDrawn && pickedTokens.length > 0 ? pickedTokens : [...pickedTokens, ...takeTurns(candidates)]
  const unique = [...new Map(tokens.map((token) => [token.id, token])).values()].slice(0, WALL_SIZE)
  if (unique.length === 0) return { kind: 'none', tokens: [] }
  return { kind: isDrawn && pickedTokens.length === 0 ? 'drawn' : 'picked', tokens: unique }
}

/** A collection's candidates in the day's order. */
function getCandidates(
  { markets }: PoolCollection,
  { now, needsSales }: { readonly now: number; readonly needsSales: boolean },
): HomePageQuery['tokens'] {
  const priced = markets.map((market) => ({ market, candidates: getPrices(market, now) }))
  const sold = priced.filter(({ market }) => market.saleCount > market.flaggedSaleCount)
  const asking = priced.filter(({ candidates }) => candidates.length > 0)
  // A single listing has no other to measure it by, so anyone could add one in another currency.
  const [only, ...others] = sold.length > 0 ? sold : asking
  const tokens = (needsSales ? sold : asking).flatMap(({ market, candidates }) => {
    if (candidates.length < 2 && (market !== only?.market || others.length > 0)) return []
    const most = getMiddlePrice(candidates) * PRICE_MULTIPLE
    return candidates.filter(({ price }) => price <= most).map(({ token }) => token)
  })
  return drawInOrder(tokens, now, ({ id }) => id)
}

/** A market's cheapest listings, one of each item. */
function getPrices({ cheapest }: PoolCollection['markets'][number], now: number) {
  return cheapest.flatMap((order) => {
    const price = unitPriceAt(readFragment(CheapestListing_orderFragmentDoc, order), now)
    // The card shows the item's best listing, which may be another.
    const isShown = order.token?.bestAsk?.id === order.id
    return isShown && order.token !== null ? [{ token: order.token, price }] : []
  })
}

/** The median, of two the lower: neither one listing for next to nothing nor one at any price moves it far. */
function getMiddlePrice(candidates: readonly { readonly price: bigint }[]): bigint {
  const prices = candidates.map(({ price }) => price).toSorted((one, other) => (one < other ? -1 : 1))
  return prices[Math.floor((prices.length - 1) / 2)] ?? 0n
}

/** The next of each list in turn. */
export function takeTurns<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const most = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: most }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat()
}

/** The same order for everyone on one day (UTC), and another on the next. */
function drawInOrder<Row>(rows: readonly Row[], now: number, key: (row: Row) => string): readonly Row[] {
  const day = Math.floor(now / DAY_SECONDS)
  return rows
    .map((row) => ({ row, key: key(row), lot: hashText(`${day} ${key(row)}`) }))
    .sort((one, other) => one.lot - other.lot || (one.key < other.key ? -1 : 1))
    .map(({ row }) => row)
}

/** FNV-1a of 32 bits with MurmurHash3's finalizer: close texts get unrelated numbers. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The rows with these ids, in their order. */
const selectInOrder = <Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]) =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
