// What a seller may regret about a price: below the floor, the last sale, or what is bid already, or far above all.
import type { NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { tokenEntityId } from '../domain/ids.ts'
import { nowSeconds } from '../domain/time.ts'
import { toWei, ZERO_WEI, type Wei } from '../domain/wei.ts'
import { queryIndex } from '../graphql/queryIndex.ts'
import { fetchCheapest } from '../graphql/cheapestAmong.ts'
import type { Offer } from '../orders/offer.ts'
import { readBestOffer } from './readBestOffer.ts'
import type { TradeContext } from './tradeContext.ts'
import { ListWarningsDocument } from './__generated__/ListWarnings.ts'
import type { ListedItem, Listing } from '../orders/listing.ts'
import { collectionListingsFilter } from '../orders/marketFilters.ts'

export interface PriceWarning {
  readonly against: 'floor' | 'floors' | 'lastSale' | 'offer'
  /** What the price is below or far above, for one unit, or for everything sold together. */
  readonly amount: Wei
  readonly currency: Currency
  /** How many times the amount the price is, in whole; undefined for a price below it. */
  readonly times?: bigint
  /** True of a floor that may be lower, because not every declining price was compared. */
  readonly mayBeLower?: boolean
  /** True of a falling price: the first one is far above, or the last one below. */
  readonly falls?: boolean
  /** The offer that names it, where one can be accepted instead. */
  readonly offer?: Offer
}

/** What somebody offers: in the currency of the new price, or in what stands for it one to one. */
export type OfferMark = Pick<PriceWarning, 'amount' | 'currency' | 'offer'>

/** Prices of an item that a new one is measured by; floor and last sale are in the currency of the new one. */
export interface PriceMarks {
  readonly floor: Wei | undefined
  /** Left out where every declining price was compared. */
  readonly mayFloorBeLower?: boolean
  readonly lastSale: Wei | undefined
  readonly offer: OfferMark | undefined
}

/** A price of this many times its marks is doubted: hardly the rarest of a collection comes to it, a point set wrongly does. */
const FAR_ABOVE_TIMES = 20n

/**
 * The most that any mark says one unit is worth, zero without marks: bold is only what is far above all of them. A high
 * bid speaks for a high price, too; a low one says nothing against it, so that offers alone are told as no measure.
 */
export function highestMark({ floor, lastSale, offer }: PriceMarks): Wei {
  return [floor, lastSale, offer?.amount].reduce<Wei>(
    (most, mark) => (mark !== undefined && mark > most ? mark : most),
    ZERO_WEI,
  )
}

/**
 * @param worth by all marks, those that are not told included
 * @param mark what the seller is told that the price is far above; nothing where it is zero
 */
export function farAbove(
  price: Wei,
  worth: bigint,
  mark: Pick<PriceWarning, 'against' | 'amount' | 'currency'>,
): readonly PriceWarning[] {
  if (mark.amount === 0n || price < worth * FAR_ABOVE_TIMES) return []
  return [{ ...mark, times: price / mark.amount }]
}

/** The price of one unit, or of everything that is sold together. */
export interface DraftPrice {
  readonly unitPrice: Wei
  /** At the end; no less for a fixed price. */
  readonly unitEndPrice: Wei
  readonly currency: Currency
}

/** Of a falling price the end is measured for being too low, and the start for being too high. */
export function getPriceWarnings(
  { unitPrice, unitEndPrice, currency }: DraftPrice,
  marks: PriceMarks,
): readonly PriceWarning[] {
  const { offer, floor = ZERO_WEI, lastSale = ZERO_WEI, mayFloorBeLower = false } = marks
  const bound = mayFloorBeLower ? { mayBeLower: true } : {}
  const dearer =
    floor >= lastSale
      ? { against: 'floor' as const, amount: floor, currency, ...bound }
      : { against: 'lastSale' as const, amount: lastSale, currency }
  const warnings: readonly PriceWarning[] = [
    ...(offer !== undefined && unitEndPrice < offer.amount ? [{ against: 'offer' as const, ...offer }] : []),
    ...(['floor', 'lastSale'] as const).flatMap((against) => {
      const amount = marks[against]
      return amount !== undefined && unitEndPrice < amount
        ? [{ against, amount, currency, ...(against === 'floor' && bound) }]
        : []
    }),
    ...farAbove(unitPrice, highestMark(marks), dearer),
  ]
  return unitPrice === unitEndPrice ? warnings : warnings.map((warning) => ({ ...warning, falls: true }))
}

export interface MarksRequest {
  readonly item: ListedItem
  readonly currency: Currency
  /** Units that the seller has, where that is known. */
  readonly held: bigint | undefined
  /** A listing that is about to go, and is no floor for its successor. */
  readonly old?: Listing | undefined
}

/**
 * Reads the marks for a draft from the index, and of offers from the chain which can be paid.
 * @throws what the index's client throws, and CodeMissingError
 */
export async function readMarks(
  context: TradeContext,
  network: NetworkConfig,
  { item, currency, held, old }: MarksRequest,
): Promise<PriceMarks> {
  const { client } = context
  const openListings = {
    ...collectionListingsFilter(item.collection, currency),
    ...(old === undefined ? {} : { id_not: old.orderHash }),
  }
  const [{ token: sold }, floor] = await Promise.all([
    queryIndex(client, ListWarningsDocument, { token: tokenEntityId(item.collection, item.tokenId) }),
    fetchCheapest(client, { openListings, atSeconds: nowSeconds() }),
  ])
  const traits = sold?.metadata?.traits ?? []
  const offer = await readBestOffer(context, network, { item, traits, held, currency })
  const sameCurrency = sold?.lastSaleCurrency?.id === currency.address
  return {
    floor: floor?.price,
    ...(floor?.exact === false && { mayFloorBeLower: true }),
    lastSale: sameCurrency && sold.lastSalePrice !== null ? toWei(sold.lastSalePrice) : undefined,
    offer: offer === undefined ? undefined : { amount: offer.unitPrice, currency: offer.currency, offer },
  }
}
