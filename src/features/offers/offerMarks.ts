// Market prices beside the price of an offer: what the buyer compares it with. Loaded on demand.
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { Trait } from '../../domain/traits.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { OfferStart } from '../../orders/offer.ts'
import { ListWarningsDocument } from '../../trade/__generated__/ListWarnings.ts'
import { readBestOffer } from '../../trade/readBestOffer.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import { comparableCurrencies, readCheapestListing } from './cheapestListing.ts'

export interface OfferMark {
  readonly kind: 'bestOffer' | 'floor' | 'traitFloor' | 'lastSale'
  /** Of one unit, in the smallest unit of `currency`. */
  readonly amount: Wei
  /** The offer's own, or the coin that it stands for one to one. */
  readonly currency: Currency
  /** False of a floor that may be lower, because not every declining price was compared. */
  readonly exact: boolean
}

export interface OfferMarksRequest {
  readonly start: OfferStart
  readonly currency: Currency
  /** The trait that an offer on the collection is for. */
  readonly trait: Trait | undefined
}

const ANY_PRICE = toWei(2n ** 256n - 1n)

/**
 * The prices that there are, of others than the buyer, best offer first.
 * @throws what `indexError` tells apart, and CodeMissingError
 */
export async function readOfferMarks(
  context: TradeContext,
  network: NetworkConfig,
  { start: { collection, item }, currency, trait }: OfferMarksRequest,
): Promise<readonly OfferMark[]> {
  const lowest = { collection, currency, unitPrice: ANY_PRICE }
  const [itemMarks, floor, traitFloor] = await Promise.all([
    item === undefined ? [] : readItemMarks(context, network, { item, currency }),
    readCheapestListing(context, { ...lowest, aim: { kind: 'collection' } }),
    trait === undefined
      ? undefined
      : readCheapestListing(context, { ...lowest, aim: { kind: 'trait', trait, counted: undefined } }),
  ])
  const floors = [
    { kind: 'traitFloor' as const, price: traitFloor },
    { kind: 'floor' as const, price: floor },
  ].flatMap(({ kind, price }) =>
    price === undefined
      ? []
      : [{ kind, amount: price.unitPrice, currency: price.currency, exact: price.exact }],
  )
  return [...itemMarks, ...floors]
}

async function readItemMarks(
  context: TradeContext,
  network: NetworkConfig,
  { item, currency }: { readonly item: NonNullable<OfferStart['item']>; readonly currency: Currency },
): Promise<readonly OfferMark[]> {
  const { token } = await queryIndex(context.client, ListWarningsDocument, {
    token: tokenEntityId(item.collection, item.tokenId),
  })
  const traits = token?.metadata?.traits ?? []
  const offer = await readBestOffer(context, network, { item, traits, held: undefined, currency })
  const soldIn = comparableCurrencies(context, currency).find(
    ({ address }) => address === token?.lastSaleCurrency?.id,
  )
  const lastSalePrice = token?.lastSalePrice ?? undefined
  return [
    ...(offer === undefined
      ? []
      : [{ kind: 'bestOffer' as const, amount: offer.unitPrice, currency: offer.currency, exact: true }]),
    ...(soldIn === undefined || lastSalePrice === undefined
      ? []
      : [{ kind: 'lastSale' as const, amount: toWei(lastSalePrice), currency: soldIn, exact: true }]),
  ]
}
