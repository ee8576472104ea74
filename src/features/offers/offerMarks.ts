// The market prices that a buyer compares an offer with. Loaded on demand.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { parseTraitKey, traitKey, type Trait, type TraitKey } from '../../domain/traits.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { OfferStart } from '../../orders/offer.ts'
import { ListWarningsDocument } from '../../trade/__generated__/ListWarnings.ts'
import { cheapestByTrait } from '../../trade/cheapestByTrait.ts'
import { readBestOffer } from '../../trade/readBestOffer.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import { comparableCurrencies, readCheapestListing } from './cheapestListing.ts'

export interface OfferMark {
  readonly kind: 'bestOffer' | 'floor' | 'traitFloor' | 'lastSale'
  /** The trait of a trait floor. */
  readonly trait?: Trait | undefined
  /** Of one unit, in the smallest unit of `currency`. */
  readonly amount: Wei
  /** The offer's currency, or the coin that it wraps one to one. */
  readonly currency: Currency
  /** False for a floor that may be lower, because not every declining price was compared. */
  readonly exact: boolean
}

export interface OfferMarksRequest {
  readonly start: OfferStart
  readonly currency: Currency
  /** The trait of an offer for a trait. */
  readonly trait: Trait | undefined
}

const ANY_PRICE = toWei(2n ** 256n - 1n)

/**
 * Reads the market prices that exist, of accounts other than the buyer: best offer, last sale, trait floor, floor. An
 * item's trait floor is the highest among its traits.
 * @throws the errors of `indexError`, and CodeMissingError
 */
export async function readOfferMarks(
  context: TradeContext,
  network: NetworkConfig,
  { start: { collection, item }, currency, trait }: OfferMarksRequest,
): Promise<readonly OfferMark[]> {
  const { address } = collection
  const { token } =
    item === undefined
      ? { token: null }
      : await queryIndex(context.client, ListWarningsDocument, {
          token: tokenEntityId(address, item.tokenId),
        })
  const traits = trait === undefined ? (token?.metadata?.traits ?? []) : [traitKey(trait)]
  const [bestOffer, floor, traitFloor] = await Promise.all([
    readBestOffer(context, network, {
      item: item ?? { collection: address },
      traits,
      held: undefined,
      currency,
    }),
    readCheapestListing(context, { aim: { kind: 'collection' }, collection, currency, unitPrice: ANY_PRICE }),
    readTraitFloor(context, { collection: address, currency, traits }),
  ])
  const soldIn = comparableCurrencies(context, currency).find(
    (one) => one.address === token?.lastSaleCurrency?.id,
  )
  const lastSalePrice = token?.lastSalePrice ?? undefined
  const lastSale =
    soldIn === undefined || lastSalePrice === undefined
      ? undefined
      : { unitPrice: toWei(lastSalePrice), currency: soldIn }
  const prices = { bestOffer, lastSale, traitFloor, floor }
  return (['bestOffer', 'lastSale', 'traitFloor', 'floor'] as const).flatMap((kind): OfferMark[] => {
    const price: Price | undefined = prices[kind]
    if (price === undefined) return []
    const { unitPrice, exact = true, ...mark } = price
    return [{ ...mark, kind, amount: unitPrice, exact }]
  })
}

interface Price {
  readonly unitPrice: Wei
  readonly currency: Currency
  readonly exact?: boolean
  readonly trait?: Trait | undefined
}

interface TraitFloorRequest extends Pick<OfferMarksRequest, 'currency'> {
  readonly collection: Address
  readonly traits: readonly TraitKey[]
}

/** The highest among the floors of some traits, each in the currency in which it's lowest. */
async function readTraitFloor(
  context: TradeContext,
  { collection, currency, traits }: TraitFloorRequest,
): Promise<Price | undefined> {
  const floors = new Map<TraitKey, Price>()
  for (const one of comparableCurrencies(context, currency)) {
    const request = { collection, currency: one, keys: new Set(traits) }
    for (const [key, { price, exact }] of await cheapestByTrait(context, request)) {
      const lowest = floors.get(key)
      if (lowest === undefined || price < lowest.unitPrice) {
        floors.set(key, { unitPrice: price, currency: one, exact, trait: parseTraitKey(key) })
      }
    }
  }
  return [...floors.values()].toSorted((one, other) => (one.unitPrice > other.unitPrice ? -1 : 1))[0]
}
