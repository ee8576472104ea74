// Reads what the market says about a price: from the index, and from the chain which offers are funded.
import type { NetworkConfig } from '../../domain/config.ts'
import { type Currency, findByAddress, unitOf } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { traitKey, type Trait } from '../../domain/traits.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { fetchCandidates, fetchCheapest } from '../../orders/cheapestAmong.ts'
import { selectCheapest } from '../../orders/cheapestListing.ts'
import { fetchFromCheapest } from '../../orders/listingsFromCheapest.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { OfferAim, OfferedCollection } from '../../orders/offer.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { type MarkedItem, fetchBestOffer, fetchBestOffers } from './bestOffers.ts'
import { toMark, type Mark, type Marks, type MarksByPath } from './marks.ts'
import { cheapestByTrait, fetchTraitFloors } from './traitFloors.ts'
import { MarksDocument } from './__generated__/Marks.ts'

interface Prices {
  /** Only prices in its unit of account count. */
  readonly currency: Currency
  /** Further conditions on the listings that can be a collection's floor, and on those that can be an item's cheapest. */
  readonly floorWhere?: Order_filter
  readonly ownWhere?: Order_filter
  /** Reads the items' trait floors, too, which may take many reads. */
  readonly hasTraitFloors?: boolean
}

export interface MarksRequest extends Prices {
  /** Not empty. */
  readonly items: readonly MarkedItem[]
  /** Decimals of the units whose price is compared; by default those of each item. */
  readonly decimals?: number
}

const tokenOf = ({ collection, tokenId }: ListedItem) => tokenEntityId(collection, tokenId)

/**
 * Reads the market prices of items. Offers for traits count only for an item that is read alone.
 * @throws the errors that `indexError` distinguishes, and CodeMissingError
 */
export async function fetchMarks(
  context: TradeContext,
  network: NetworkConfig,
  {
    items,
    decimals: comparedDecimals,
    currency,
    floorWhere = {},
    ownWhere = {},
    hasTraitFloors = false,
  }: MarksRequest,
): Promise<MarksByPath> {
  const { client, config } = context
  const { tokens } = await queryIndex(client, MarksDocument, {
    tokens: items.map(({ item }) => tokenOf(item)),
  })
  const rows = new Map(tokens.map((row) => [row.id, row]))
  const traitsOf = (item: ListedItem) => rows.get(tokenOf(item))?.metadata?.traits ?? []
  const singles = items.flatMap(({ item }) => (item.standard === 'ERC721' ? [item] : []))
  const [only, ...others] = items
  const [offers, floors, listings, traitFloors] = await Promise.all([
    only === undefined || others.length > 0
      ? fetchBestOffers(context, network, { items, currency })
      : fetchBestOffer(context, network, {
          ...{ ...only.item, held: only.held, currency },
          traits: traitsOf(only.item),
        }).then((best) => new Map([[only.item.path, best]])),
    Promise.all(
      [...new Set(singles.map(({ collection }) => collection))].map(async (collection) => {
        const where = { ...collectionListingsFilter(collection, currency), ...floorWhere }
        return [collection, await fetchCheapestMark(context, where, currency)] as const
      }),
    ),
    fetchListings(context, { items: items.map(({ item }) => item), currency, ownWhere }),
    fetchTraitFloors(context, {
      items: hasTraitFloors ? singles.map((item) => ({ ...item, traits: traitsOf(item) })) : [],
      currency,
    }),
  ])
  const floorByCollection = new Map(floors)
  return new Map(
    items.map(({ item }) => {
      const { path, collection, standard } = item
      const isEdition = standard === 'ERC1155'
      const row = rows.get(tokenOf(item))
      const soldIn = findByAddress(config.currencies, row?.lastSaleCurrency?.id)
      const price = row?.lastSalePrice ?? undefined
      const marks: Marks = {
        isEdition,
        traits: traitsOf(item),
        traitFloor: traitFloors.get(path),
        ...offers.get(path),
        // The index's unit prices are of one contract's unit, rounded: nothing to compare the price of many with.
        ...((comparedDecimals ?? item.decimals) === 0 && {
          floor: isEdition ? undefined : floorByCollection.get(collection),
          listingAt: listings.get(path),
          lastSale:
            price === undefined || soldIn === undefined || unitOf(soldIn) !== unitOf(currency)
              ? undefined
              : { amount: toWei(price), currency: soldIn },
        }),
      }
      return [path, marks] as const
    }),
  )
}

/**
 * Reads the market prices of any item of a collection, or of any with a trait, by accounts other than the buyer.
 * @throws the errors that `indexError` distinguishes, and CodeMissingError
 */
export async function fetchCollectionMarks(
  context: TradeContext,
  network: NetworkConfig,
  {
    collection: { address: collection },
    trait,
    currency,
  }: Pick<Prices, 'currency'> & { readonly collection: OfferedCollection; readonly trait: Trait | undefined },
): Promise<Marks> {
  const traits = trait === undefined ? [] : [traitKey(trait)]
  const where = { ...collectionListingsFilter(collection, currency), offerer_not: context.account }
  const [offer, floor, traitFloors] = await Promise.all([
    fetchBestOffer(context, network, { collection, traits, currency }),
    fetchCheapestMark(context, where, currency),
    fetchTraitFloors(context, { items: [{ path: '', collection, traits }], currency }),
  ])
  return { isEdition: false, ...offer, floor, traitFloor: traitFloors.get(''), traits }
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
  }: Pick<Prices, 'currency'> & {
    readonly aim: OfferAim
    readonly collection: OfferedCollection
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
    ...(aim.kind === 'token' && { token: tokenOf({ ...aim.item, collection }) }),
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
  const cheapest = await fetchCheapest(context.client, { openListings, atSeconds: nowSeconds() })
  return cheapest && toMark(context.config, { ...cheapest, currency: cheapest.listing.currency }, currency)
}

/** Each item's own cheapest listing at a time, by path; of several items, that of the time when they are read. */
async function fetchListings(
  context: TradeContext,
  {
    items,
    currency,
    ownWhere,
  }: Pick<Prices, 'currency' | 'ownWhere'> & { readonly items: readonly ListedItem[] },
): Promise<ReadonlyMap<string, NonNullable<Marks['listingAt']>>> {
  const [only, ...others] = items
  if (only !== undefined && others.length === 0) {
    const listings = { ...collectionListingsFilter(only.collection, currency), ...ownWhere }
    const candidates = await fetchCandidates(context.client, { ...listings, token: tokenOf(only) })
    const listingAt = (atSeconds: number) => {
      const cheapest = selectCheapest(candidates, atSeconds)
      return (
        cheapest && toMark(context.config, { ...cheapest, currency: cheapest.listing.currency }, currency)
      )
    }
    return new Map([[only.path, listingAt]])
  }
  const marks = new Map<string, Mark>()
  const collections = [...new Set(items.map(({ collection }) => collection))]
  await Promise.all(
    collections.map(async (collection) => {
      const tokens = items.flatMap((item) => (item.collection === collection ? [tokenOf(item)] : []))
      await fetchFromCheapest(context.client, {
        where: { ...collectionListingsFilter(collection, currency), ...ownWhere, token_in: tokens },
        atSeconds: nowSeconds(),
        visit: ({ token, ...listing }) => {
          if (token !== null && !marks.has(token.id))
            marks.set(token.id, toMark(context.config, listing, currency))
          return tokens.every((one) => marks.has(one))
        },
      })
    }),
  )
  return new Map(items.map((item) => [item.path, () => marks.get(tokenOf(item))]))
}
