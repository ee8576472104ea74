// Market prices that the prices of several items are compared with: floors, last sales, and open offers.
import { tokenEntityId } from '../../domain/ids.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { type Currency, findByAddress, unitOf } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { readFromCheapest } from '../../orders/listingsFromCheapest.ts'
import type { LowestPrice } from '../prices/cheapestByTrait.ts'
import { fetchCheapest } from '../../orders/cheapestAmong.ts'
import { readItemFloor } from '../../orders/cheapestListing.ts'
import { bestOffers, isForItemOrCollection } from '../../orders/bestOffers.ts'
import type { HeldItem, ListedItem } from '../../orders/listedItem.ts'
import {
  collectionListingsFilter,
  itemAndCollectionOffersFilter,
  otherOffersFilter,
} from '../../orders/orderFilters.ts'
import { readLastSale } from '../prices/lastSale.ts'
import { readOffers, type ReadOffers } from '../prices/readBestOffer.ts'
import {
  farAbove,
  getPriceWarnings,
  highestMark,
  type ListingMark,
  type PriceMarks,
  type PriceWarning,
} from '../prices/warnings.ts'
import type { ListDraft } from '../list/form.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { BulkMarks_salesDocument } from './__generated__/BulkMarks.ts'

/** By the item's path. */
export type BulkMarks = ReadonlyMap<string, PriceMarks>

/**
 * Reads the items' market prices in a currency's unit of account, and from the chain which offers are funded. Offers for
 * traits don't count.
 * @throws the errors that `indexError` distinguishes, and CodeMissingError
 */
export async function readBulkMarks(
  context: TradeContext,
  network: NetworkConfig,
  { items, currency }: { readonly items: readonly HeldItem[]; readonly currency: Currency },
): Promise<BulkMarks> {
  const { client, config } = context
  const collections = [...new Set(items.map(({ item }) => item.collection))]
  const tokens = items.map(({ item }) => tokenEntityId(item.collection, item.tokenId))
  const [{ tokens: rows }, offersByItem, floors, editionFloors] = await Promise.all([
    queryIndex(client, BulkMarks_salesDocument, { tokens }),
    readOffersByItem(context, network, { items, currency }),
    Promise.all(
      collections.map(async (collection) => {
        const openListings = collectionListingsFilter(collection, currency)
        const floor = await fetchCheapest(client, { openListings, atSeconds: nowSeconds() })
        return [collection, floor] as const
      }),
    ),
    readEditionFloors(context, {
      editions: items.flatMap(({ item }) => (item.standard === 'ERC1155' ? [item] : [])),
      currency,
    }),
  ])
  const rowByToken = new Map(rows.map((row) => [row.id, row]))
  const floorByCollection = new Map(floors)
  return new Map(
    items.map(({ item, held }, index) => {
      const token = tokens[index] ?? ''
      const row = rowByToken.get(token)
      const isEdition = item.standard === 'ERC1155'
      const floor = isEdition ? undefined : floorByCollection.get(item.collection)
      const edition = editionFloors.get(token)
      const listingAt = (atSeconds: number): ListingMark | undefined => {
        if (isEdition)
          return (
            edition && {
              amount: edition.price,
              currency: findByAddress(config.currencies, edition.currency?.id) ?? currency,
              ...(!edition.exact && { mayBeLower: true }),
            }
          )
        const own = row && readItemFloor(row, config.currencies, atSeconds)
        return own !== undefined && unitOf(own.currency) === unitOf(currency) ? own : undefined
      }
      const { offers = [], isPayable = () => false, isComplete = true } = offersByItem.get(item.path) ?? {}
      const [offer] = bestOffers(
        offers.filter((one) => isForItemOrCollection(one, item)),
        { held, isPayable },
      )
      return [
        item.path,
        {
          floor: floor?.price,
          ...(floor?.exact === false && { mayFloorBeLower: true }),
          listingAt,
          lastSale: readLastSale(context, row, currency),
          offer: offer && { amount: offer.unitPrice, currency: offer.currency },
          ...(!isComplete && { mayMissOffer: true }),
        },
      ] as const
    }),
  )
}

/**
 * Reads the offers for items and their collections, by the item's path: together, and where there are more than are read at
 * once, for each item, so that offers for one leave room for those for others.
 */
async function readOffersByItem(
  context: TradeContext,
  network: NetworkConfig,
  { items, currency }: { readonly items: readonly HeldItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, ReadOffers>> {
  const conditions = otherOffersFilter(context.account, currency)
  const read = (some: readonly HeldItem[]) =>
    readOffers(context, network, {
      where: itemAndCollectionOffersFilter(
        some.map(({ item }) => item),
        conditions,
      ),
      currency,
      held: some.length === 1 ? some[0]?.held : undefined,
    })
  const all = await read(items)
  const isShared = all.isWhole || items.length === 1
  return new Map(
    await Promise.all(items.map(async (one) => [one.item.path, isShared ? all : await read([one])] as const)),
  )
}

/** Price warnings for a draft. A bundle is compared with the sum of its collections' floors, if all of them have one. */
export function listBulkWarnings(draft: ListDraft, marks: BulkMarks): readonly PriceWarning[] {
  if (draft.rest.length === 0) {
    const itemMarks = marks.get(draft.item.path)
    return itemMarks === undefined ? [] : getPriceWarnings(draft, itemMarks)
  }
  const sold = [draft, ...draft.rest].flatMap(({ item, quantity }) => {
    const itemMarks = marks.get(item.path)
    const own = itemMarks?.listingAt?.(nowSeconds())
    const floor = itemMarks?.floor ?? own?.amount
    const mayBeLower = itemMarks?.mayFloorBeLower ?? own?.mayBeLower ?? false
    return itemMarks === undefined || floor === undefined ? [] : [{ quantity, itemMarks, floor, mayBeLower }]
  })
  if (sold.length <= draft.rest.length) return []
  const sum = (priceOf: (one: (typeof sold)[number]) => Wei) =>
    sold.reduce<bigint>((total, one) => total + priceOf(one) * one.quantity, 0n) as Wei
  const { unitPrice, unitEndPrice, currency } = draft
  const bound = sold.some(({ mayBeLower }) => mayBeLower) ? { mayBeLower: true } : {}
  const amount = sum(({ floor }) => floor)
  const floors = { against: 'floors' as const, amount, currency, ...bound }
  return unitEndPrice < floors.amount
    ? [floors]
    : farAbove(
        unitPrice,
        sum(({ itemMarks }) => highestMark(itemMarks)),
        floors,
      )
}

/** The cheapest listing of each edition, by token id. */
async function readEditionFloors(
  { client }: TradeContext,
  { editions, currency }: { readonly editions: readonly ListedItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, LowestPrice>> {
  const floors = new Map<string, LowestPrice>()
  const collections = new Set(editions.map(({ collection }) => collection))
  await Promise.all(
    [...collections].map(async (collection) => {
      const items = editions.filter((item) => item.collection === collection)
      const tokens = items.map(({ tokenId }) => tokenEntityId(collection, tokenId))
      const where = { ...collectionListingsFilter(collection, currency), token_in: tokens }
      await readFromCheapest(client, {
        where,
        atSeconds: nowSeconds(),
        visit: ({ token, ...listing }) => {
          if (token !== null && !floors.has(token.id)) floors.set(token.id, listing)
          return tokens.every((one) => floors.has(one))
        },
      })
    }),
  )
  return floors
}
