// Market prices that the prices of several items are compared with: floors, last sales, and open offers.
import { tokenEntityId } from '../../../domain/ids.ts'
import { type Currency, findByAddress } from '../../../domain/currency.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
import { readFromCheapest } from '../../../graphql/listingsFromCheapest.ts'
import type { LowestPrice } from '../../../trade/cheapestByTrait.ts'
import { fetchCheapest } from '../../../graphql/cheapestAmong.ts'
import type { ListedItem } from '../../../orders/listedItem.ts'
import { collectionListingsFilter, otherOffersFilter } from '../../../orders/orderFilters.ts'
import { readLastSale } from '../../../trade/lastSale.ts'
import {
  farAbove,
  getPriceWarnings,
  highestMark,
  type OfferMark,
  type PriceMarks,
  type PriceWarning,
} from '../../../trade/warnings.ts'
import type { ListDraft } from '../list/listForm.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { BulkMarks_salesDocument, type BulkMarks_salesQuery } from './__generated__/BulkMarks.ts'

/** By the item's path. */
export type BulkMarks = ReadonlyMap<string, PriceMarks>

/**
 * Reads the items' market prices in a currency's unit of account. Considers only the thousand highest offers.
 * @throws the errors of `indexError`
 */
export async function readBulkMarks(
  context: TradeContext,
  { items, currency }: { readonly items: readonly ListedItem[]; readonly currency: Currency },
): Promise<BulkMarks> {
  const { client, account } = context
  const collections = [...new Set(items.map(({ collection }) => collection))]
  const tokens = items.map(({ collection, tokenId }) => tokenEntityId(collection, tokenId))
  const openOffers = otherOffersFilter(account, currency)
  const [sales, floors, editionFloors] = await Promise.all([
    queryIndex(client, BulkMarks_salesDocument, {
      tokens,
      offers: {
        or: [
          { ...openOffers, scope: 'ITEM', token_in: tokens },
          { ...openOffers, scope: 'COLLECTION', collection_in: collections },
        ],
      },
    }),
    Promise.all(
      collections.map(async (collection) => {
        const openListings = collectionListingsFilter(collection, currency)
        const floor = await fetchCheapest(client, { openListings, atSeconds: nowSeconds() })
        return [collection, floor] as const
      }),
    ),
    readEditionFloors(context, {
      editions: items.filter(({ standard }) => standard === 'ERC1155'),
      currency,
    }),
  ])
  const floorByCollection = new Map(floors)
  return new Map(
    items.map((item, index) => {
      const token = tokens[index] ?? ''
      const floor = item.standard === 'ERC1155' ? undefined : floorByCollection.get(item.collection)
      const own = editionFloors.get(token)
      return [
        item.path,
        {
          floor: floor?.price,
          ...(floor?.exact === false && { mayFloorBeLower: true }),
          ...(own !== undefined && {
            listingAt: () => ({
              amount: own.price,
              currency: findByAddress(context.config.currencies, own.currency?.id) ?? currency,
              ...(!own.exact && { mayBeLower: true }),
            }),
          }),
          lastSale: readLastSale(
            context,
            sales.tokens.find(({ id }) => id === token),
            currency,
          ),
          offer: findHighestOffer(context, sales, { token, collection: item.collection }),
        },
      ] as const
    }),
  )
}

/** The first match, because offers are sorted by price, highest first. */
function findHighestOffer(
  context: TradeContext,
  { offers }: BulkMarks_salesQuery,
  of: { readonly token: string; readonly collection: string },
): OfferMark | undefined {
  const highest = offers.find(({ scope, token, collection }) =>
    scope === 'ITEM' ? token?.id === of.token : collection?.id === of.collection,
  )
  const currency = findByAddress(context.config.currencies, highest?.currency?.id)
  return highest === undefined || currency === undefined
    ? undefined
    : { amount: toWei(highest.unitPrice), currency }
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
