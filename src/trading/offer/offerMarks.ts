// The market prices that a buyer compares an offer with.
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { traitKey, type Trait } from '../../domain/traits.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { OfferStart } from '../../orders/offer.ts'
import { ListWarningsDocument } from '../prices/__generated__/ListWarnings.ts'
import type { MarketPrice } from '../prices/MarketPrices.tsx'
import { readLastSale } from '../prices/lastSale.ts'
import { readBestOffer } from '../prices/readBestOffer.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { readTraitFloor } from '../prices/traitFloor.ts'
import { readCheapestListing } from './cheaperListing.ts'

export interface OfferMarksRequest {
  readonly start: OfferStart
  readonly currency: Currency
  /** The trait of an offer for a trait. */
  readonly trait: Trait | undefined
}

const ANY_PRICE = toWei(2n ** 256n - 1n)

/**
 * Reads the market prices that exist, of accounts other than the buyer: best offer, last sale, trait floor, floor. An
 * item's trait floor is the highest among its traits. An edition has its own cheapest listing in place of both floors.
 * @throws the errors of `indexError`, and CodeMissingError
 */
export async function readOfferMarks(
  context: TradeContext,
  network: NetworkConfig,
  { start: { collection, item }, currency, trait }: OfferMarksRequest,
): Promise<readonly MarketPrice[]> {
  const { address } = collection
  const { token } =
    item === undefined
      ? { token: null }
      : await queryIndex(context.client, ListWarningsDocument, {
          token: tokenEntityId(address, item.tokenId),
        })
  const edition = item !== undefined && collection.standard === 'ERC1155'
  const traits = trait === undefined ? (token?.metadata?.traits ?? []) : [traitKey(trait)]
  const [{ offer: bestOffer }, floor, traitFloor] = await Promise.all([
    readBestOffer(context, network, {
      item: item ?? { collection: address },
      traits,
      held: undefined,
      currency,
    }),
    readCheapestListing(context, {
      aim: edition ? { kind: 'token', item } : { kind: 'collection' },
      collection,
      currency,
      unitPrice: ANY_PRICE,
    }),
    readTraitFloor(context, { collection: address, traits: edition ? [] : traits, currency }),
  ])
  const sale = readLastSale(context, token, currency)
  const lastSale = sale && { unitPrice: sale.amount, currency: sale.currency }
  const prices = { bestOffer, lastSale, traitFloor, floor }
  return (['bestOffer', 'lastSale', 'traitFloor', 'floor'] as const).flatMap((kind): MarketPrice[] => {
    const price: Price | undefined = prices[kind]
    if (price === undefined) return []
    const { unitPrice, exact = true, ...mark } = price
    return [{ ...mark, kind: kind === 'floor' && edition ? 'editionFloor' : kind, amount: unitPrice, exact }]
  })
}

interface Price {
  readonly unitPrice: Wei
  readonly currency: Currency
  readonly exact?: boolean
  readonly trait?: Trait | undefined
}
