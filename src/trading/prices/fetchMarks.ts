// Reads what the market says about a price: from the index, and from the chain which offers are funded.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { type Currency, findByAddress, getUnit } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { collectionPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import { traitKey, type Trait, type TraitKey } from '../../domain/traits.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { fetchCandidates } from '../../orders/cheapestAmong.ts'
import { selectCheapest } from '../../orders/cheapestListing.ts'
import { fetchFromCheapest } from '../../orders/listingsFromCheapest.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { OfferAim, OfferedCollection } from '../../orders/offer.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { fetchBestOffers } from './bestOffers.ts'
import { toMark, type Mark, type Marks, type MarksByPath } from './marks.ts'
import { cheapestByTrait, fetchTraitFloors } from './traitFloors.ts'
import { MarksDocument } from './__generated__/Marks.ts'

/** What a price is for: an item; or, without a token ID, any item of a collection, or any with the traits. */
interface PricedItem extends Pick<ListedItem, 'collection' | 'path' | 'decimals'> {
  readonly tokenId?: TokenId
  readonly standard?: ListedItem['standard']
  /** For any item with a trait; the traits of one item come from the index. */
  readonly traits?: readonly TraitKey[]
}

/** Any item of a collection, or any with the trait. */
export const anyItem = (collection: Address, trait: Trait | undefined): PricedItem => ({
  collection,
  path: collectionPath(collection),
  decimals: 0,
  traits: trait === undefined ? [] : [traitKey(trait)],
})

export interface MarksRequest {
  /** Each with the units of it that its seller holds, undefined while they aren't loaded. Not empty. */
  readonly items: readonly { readonly item: PricedItem; readonly held: bigint | undefined }[]
  /** Only prices in its unit of account count. */
  readonly currency: Currency
  /** Decimals of the units whose price is compared; by default those of each item. */
  readonly decimals?: number
  /** Further conditions on the listings that can be a collection's floor, and on those that can be an item's cheapest. */
  readonly floorWhere?: Order_filter
  readonly ownWhere?: Order_filter
  /** Reads trait floors, too, which may take many reads. */
  readonly hasTraitFloors?: boolean
}

/**
 * Reads the market prices of items. Offers for traits count only for an item that is read alone.
 * @throws the errors that `indexError` distinguishes
 */
export async function fetchMarks(
  context: TradeContext,
  network: NetworkConfig,
  request: MarksRequest,
): Promise<MarksByPath> {
  const { currency, hasTraitFloors = false } = request
  const items = await fetchTokens(context, request)
  // The floors of other items say nothing about an edition.
  const singles = items.filter(({ isEdition }) => !isEdition)
  const [offers, floors, listings, traitFloors] = await Promise.all([
    fetchBestOffers(context, network, { items, currency }),
    fetchFloors(context, singles, request),
    fetchListings(context, items, request),
    fetchTraitFloors(context, { items: hasTraitFloors ? singles : [], currency }),
  ])
  return new Map(
    items.map(({ path, collection, decimals, isEdition, traits, lastSale }) => {
      // The index's unit prices are of one contract's unit, rounded: nothing to compare the price of many with.
      const isComparable = (request.decimals ?? decimals) === 0
      const marks: Marks = {
        isEdition,
        traits,
        traitFloor: traitFloors.get(path),
        ...offers.get(path),
        ...(isComparable && {
          floor: isEdition ? undefined : floors.get(collection),
          listingAt: listings.get(path),
          lastSale,
        }),
      }
      return [path, marks] as const
    }),
  )
}

type Item = Awaited<ReturnType<typeof fetchTokens>>[number]

/** The items with what the index says about each alone. */
async function fetchTokens({ client, config }: TradeContext, { items, currency }: MarksRequest) {
  const toEntityId = ({ collection, tokenId }: PricedItem) =>
    tokenId === undefined ? undefined : tokenEntityId(collection, tokenId)
  const ids = items.flatMap(({ item }) => toEntityId(item) ?? [])
  const { tokens } =
    ids.length === 0 ? { tokens: [] } : await queryIndex(client, MarksDocument, { tokens: ids })
  return items.map(({ item, held }) => {
    const id = toEntityId(item)
    const row = tokens.find((token) => token.id === id)
    const soldIn = findByAddress(config.currencies, row?.lastSaleCurrency?.id)
    const price = row?.lastSalePrice ?? undefined
    const lastSale: Mark | undefined =
      price === undefined || soldIn === undefined || getUnit(soldIn) !== getUnit(currency)
        ? undefined
        : { amount: toWei(price), currency: soldIn }
    const traits = row?.metadata?.traits ?? item.traits ?? []
    return { ...item, held, id, traits, lastSale, isEdition: item.standard === 'ERC1155' }
  })
}

/**
 * Reads the cheapest listing by another account at or below an offered price, in its unit of account. Undefined if there
 * is none, or if no item with the trait is among the thousand cheapest.
 * @throws the errors of `indexError`
 */
export async function fetchCheapestListing(
  context: TradeContext,
  {
    aim,
    collection: { address: collection },
    currency,
    unitPrice: upTo,
  }: {
    readonly aim: OfferAim
    readonly collection: OfferedCollection
    readonly currency: Currency
    readonly unitPrice: Wei
  },
): Promise<Mark | undefined> {
  if (aim.kind === 'trait') {
    const key = traitKey(aim.trait)
    const request = { collection, currency, keys: new Set([key]), upTo, pages: 1 }
    return (await cheapestByTrait(context, request)).get(key)
  }
  // As for marks: the price of one contract's unit is no price of one as people see it.
  if (aim.kind === 'token' && aim.item.decimals > 0) return undefined
  const where = {
    ...collectionListingsFilter(collection, currency),
    offerer_not: context.account,
    ...(aim.kind === 'token' && { token: tokenEntityId(collection, aim.item.tokenId) }),
  }
  const lowest = await fetchCheapestMark(context, where, currency)
  return lowest === undefined || lowest.amount > upTo ? undefined : lowest
}

/** The cheapest of a filter's listings now. */
async function fetchCheapestMark(
  context: TradeContext,
  openListings: Order_filter,
  currency: Currency,
): Promise<Mark | undefined> {
  const candidates = await fetchCandidates(context.client, openListings)
  return toCheapestMark(context, candidates, { currency, atSeconds: nowSeconds() })
}

function toCheapestMark(
  { config }: TradeContext,
  candidates: Awaited<ReturnType<typeof fetchCandidates>>,
  { currency, atSeconds }: { readonly currency: Currency; readonly atSeconds: number },
): Mark | undefined {
  const cheapest = selectCheapest(candidates, atSeconds)
  return cheapest && toMark(config, { ...cheapest, currency: cheapest.listing.currency }, currency)
}

const listCollections = (items: readonly Item[]) => [...new Set(items.map(({ collection }) => collection))]

async function fetchFloors(
  context: TradeContext,
  items: readonly Item[],
  { currency, floorWhere }: MarksRequest,
): Promise<ReadonlyMap<Address, Mark | undefined>> {
  const floors = listCollections(items).map(async (collection) => {
    const where = { ...collectionListingsFilter(collection, currency), ...floorWhere }
    return [collection, await fetchCheapestMark(context, where, currency)] as const
  })
  return new Map(await Promise.all(floors))
}

/** Each item's own cheapest listing at a time, by path; of several items, that of the time when they are read. */
async function fetchListings(
  context: TradeContext,
  items: readonly Item[],
  { currency, ownWhere }: MarksRequest,
): Promise<ReadonlyMap<string, Marks['listingAt']>> {
  const { client, config } = context
  const createFilter = (collection: Address): Order_filter => ({
    ...collectionListingsFilter(collection, currency),
    ...ownWhere,
  })
  const [only, ...others] = items
  if (only !== undefined && others.length === 0) {
    const { id, collection, path } = only
    if (id === undefined) return new Map()
    const candidates = await fetchCandidates(client, { ...createFilter(collection), token: id })
    const listingAt = (atSeconds: number) => toCheapestMark(context, candidates, { currency, atSeconds })
    return new Map([[path, listingAt]])
  }
  const marks = new Map<string | undefined, Mark>()
  const reads = listCollections(items).map((collection) => {
    const ids = items.flatMap((item) => (item.collection === collection ? (item.id ?? []) : []))
    return fetchFromCheapest(client, {
      where: { ...createFilter(collection), token_in: ids },
      atSeconds: nowSeconds(),
      visit: ({ token, ...listing }) => {
        if (token !== null && !marks.has(token.id)) marks.set(token.id, toMark(config, listing, currency))
        return ids.every((one) => marks.has(one))
      },
    })
  })
  await Promise.all(reads)
  return new Map(items.map(({ path, id }) => [path, () => marks.get(id)]))
}
