// What the prices of several items are measured by before they are listed: floors, last sales, and standing offers.
import { tokenEntityId } from '../../../domain/ids.ts'
import type { Currency } from '../../../domain/currency.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { toWei, ZERO_WEI, type Wei } from '../../../domain/wei.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
import { fetchCheapest } from '../../../graphql/cheapestAmong.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import { listingsIn, offersIn } from '../../../orders/marketFilters.ts'
import {
  farAbove,
  warningsOf,
  worthOf,
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
 * The marks of some items in one currency. Of offers, the thousand highest are looked at.
 * @throws what `indexError` tells apart
 */
export async function readBulkMarks(
  context: TradeContext,
  { items, currency }: { readonly items: readonly ListedItem[]; readonly currency: Currency },
): Promise<BulkMarks> {
  const { client } = context
  const collections = [...new Set(items.map(({ collection }) => collection))]
  const tokens = items.map(({ collection, tokenId }) => tokenEntityId(collection, tokenId))
  const bids = offersIn(context, currency)
  const [sales, floors] = await Promise.all([
    queryIndex(client, BulkMarks_salesDocument, {
      tokens,
      offers: {
        or: [
          { ...bids, scope: 'ITEM', token_in: tokens },
          { ...bids, scope: 'COLLECTION', collection_in: collections },
        ],
      },
    }),
    Promise.all(
      collections.map(async (collection) => {
        const openListings = listingsIn(collection, currency)
        const floor = await fetchCheapest(client, { openListings, atSeconds: nowSeconds() })
        return [collection, floor] as const
      }),
    ),
  ])
  const floorOf = new Map(floors)
  return new Map(
    items.map((item, index) => {
      const token = tokens[index] ?? ''
      const floor = floorOf.get(item.collection)
      return [
        item.path,
        {
          floor: floor?.price,
          ...(floor?.exact === false && { mayFloorBeLower: true }),
          lastSale: lastSaleOf(sales, token, currency),
          offer: highestOffer(sales, { token, collection: item.collection }, context.config.currencies),
        },
      ] as const
    }),
  )
}

function lastSaleOf({ tokens }: BulkMarks_salesQuery, token: string, currency: Currency): Wei | undefined {
  const sold = tokens.find(({ id }) => id === token)
  return sold?.lastSaleCurrency?.id === currency.address && sold.lastSalePrice !== null
    ? toWei(sold.lastSalePrice)
    : undefined
}

/** They come in the order of their prices, the highest first. */
function highestOffer(
  { offers }: BulkMarks_salesQuery,
  of: { readonly token: string; readonly collection: string },
  currencies: readonly Currency[],
): OfferMark | undefined {
  const highest = offers.find(({ scope, token, collection }) =>
    scope === 'ITEM' ? token?.id === of.token : collection?.id === of.collection,
  )
  // What is offered need not be in the currency that is asked: the coin is measured by what stands for it.
  const currency = currencies.find(({ address }) => address === highest?.currency?.id)
  return highest === undefined || currency === undefined
    ? undefined
    : { amount: toWei(highest.unitPrice), currency }
}

/**
 * What the seller may regret about a draft; several sold together are measured by the sum of their collections' floors,
 * where each has one.
 */
export function listBulkWarnings(draft: ListDraft, marks: BulkMarks): readonly PriceWarning[] {
  if (draft.rest.length === 0) {
    const known = marks.get(draft.item.path)
    return known === undefined ? [] : warningsOf(draft, known)
  }
  const sold = [draft, ...draft.rest].flatMap(({ item, quantity }) => {
    const known = marks.get(item.path)
    return known?.floor === undefined ? [] : [{ quantity, known }]
  })
  if (sold.length <= draft.rest.length) return []
  const sum = (priceOf: (known: PriceMarks) => Wei) =>
    sold.reduce<bigint>((total, { known, quantity }) => total + priceOf(known) * quantity, 0n) as Wei
  const { unitPrice, unitEndPrice, currency } = draft
  const bound = sold.some(({ known }) => known.mayFloorBeLower === true) ? { mayBeLower: true } : {}
  const amount = sum(({ floor = ZERO_WEI }) => floor)
  const floors = { against: 'floors' as const, amount, currency, ...bound }
  return unitEndPrice < floors.amount ? [floors] : farAbove(unitPrice, sum(worthOf), floors)
}
