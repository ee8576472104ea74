// Market prices that the prices of several items are compared with: floors, last sales, and open offers.
import { tokenEntityId } from '../../../domain/ids.ts'
import { type Currency, findByAddress } from '../../../domain/currency.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { toWei, ZERO_WEI, type Wei } from '../../../domain/wei.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
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
  const [sales, floors] = await Promise.all([
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
  ])
  const floorByCollection = new Map(floors)
  return new Map(
    items.map((item, index) => {
      const token = tokens[index] ?? ''
      const floor = floorByCollection.get(item.collection)
      return [
        item.path,
        {
          floor: floor?.price,
          ...(floor?.exact === false && { mayFloorBeLower: true }),
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
    return itemMarks?.floor === undefined ? [] : [{ quantity, itemMarks }]
  })
  if (sold.length <= draft.rest.length) return []
  const sum = (priceOf: (itemMarks: PriceMarks) => Wei) =>
    sold.reduce<bigint>((total, { itemMarks, quantity }) => total + priceOf(itemMarks) * quantity, 0n) as Wei
  const { unitPrice, unitEndPrice, currency } = draft
  const bound = sold.some(({ itemMarks }) => itemMarks.mayFloorBeLower === true) ? { mayBeLower: true } : {}
  const amount = sum(({ floor = ZERO_WEI }) => floor)
  const floors = { against: 'floors' as const, amount, currency, ...bound }
  return unitEndPrice < floors.amount ? [floors] : farAbove(unitPrice, sum(highestMark), floors)
}
