// Price warnings for sellers: below the floor, the last sale or the best offer, or far above all of them.
import type { NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { tokenEntityId } from '../domain/ids.ts'
import { nowSeconds } from '../domain/time.ts'
import type { TraitKey } from '../domain/traits.ts'
import { ZERO_WEI, type Wei } from '../domain/wei.ts'
import { queryIndex } from '../graphql/queryIndex.ts'
import { fetchCheapest } from '../graphql/cheapestAmong.ts'
import type { Offer } from '../orders/offer.ts'
import { readLastSale } from './lastSale.ts'
import { readBestOffer } from './readBestOffer.ts'
import type { TradeContext } from './tradeContext.ts'
import { ListWarningsDocument } from './__generated__/ListWarnings.ts'
import type { ListedItem } from '../orders/listedItem.ts'
import type { Listing } from '../orders/listing.ts'
import { collectionListingsFilter } from '../orders/orderFilters.ts'

export interface PriceWarning {
  readonly against: 'floor' | 'floors' | 'lastSale' | 'offer'
  /** The amount that the price is below or far above, for one unit or for everything sold together. */
  readonly amount: Wei
  readonly currency: Currency
  /** The price as a whole multiple of the amount; undefined for a price below it. */
  readonly times?: bigint
  /** True if the actual floor may be lower, because not every declining price was compared. */
  readonly mayBeLower?: boolean
  /** True for a declining price: the start price is far above, or the end price is below. */
  readonly falls?: boolean
  /** The offer of that amount, if it can be accepted instead. */
  readonly offer?: Offer
}

/** The best offer, in the new price's unit of account. */
export type OfferMark = Pick<PriceWarning, 'amount' | 'currency' | 'offer'>

/** The last sale, in the new price's unit of account. */
export type LastSaleMark = Pick<PriceWarning, 'amount' | 'currency'>

/** Prices that a new price of an item is compared with; all in its unit of account. */
export interface PriceMarks {
  readonly floor: Wei | undefined
  /** Omitted if every declining price was compared. */
  readonly mayFloorBeLower?: boolean
  readonly lastSale: LastSaleMark | undefined
  readonly offer: OfferMark | undefined
}

/**
 * A price of at least this many times its marks causes a warning: even the rarest item of a collection hardly reaches
 * it, but a misplaced decimal point does.
 */
const FAR_ABOVE_TIMES = 20n

/** A listing further below the floor or the best offer than this needs a confirmation, in percent. */
const CONFIRM_BELOW_PERCENT = 25n

/**
 * Returns the highest mark of one unit, or zero without marks: a price is suspicious only if it is far above all of
 * them. A high offer also justifies a high price, but a low offer doesn't count against it, so no warning compares with
 * offers alone.
 */
export function highestMark({ floor, lastSale, offer }: PriceMarks): Wei {
  return [floor, lastSale?.amount, offer?.amount].reduce<Wei>(
    (most, mark) => (mark !== undefined && mark > most ? mark : most),
    ZERO_WEI,
  )
}

/**
 * Warns if a price is many times its worth, by default at least {@link FAR_ABOVE_TIMES} times.
 * @param worth the highest of all marks, including those that the warning doesn't name
 * @param mark the mark that the warning names; no warning if it is zero
 * @param from the lowest multiple that causes the warning
 */
export function farAbove(
  price: Wei,
  worth: bigint,
  mark: Pick<PriceWarning, 'against' | 'amount' | 'currency'>,
  from = FAR_ABOVE_TIMES,
): readonly PriceWarning[] {
  if (mark.amount === 0n || price < worth * from) return []
  return [{ ...mark, times: price / mark.amount }]
}

/**
 * Whether the seller has to confirm a price, because anyone could buy the item for far less than the floor or the best
 * offer. A past sale says less about the market, so only a price that is probably a decimal-point mistake counts against
 * it.
 * @param price of a draft; for a declining price, its end
 */
export function needsListConfirmation(price: Wei, warnings: readonly PriceWarning[]): boolean {
  return warnings.some(({ against, amount, times }) => {
    if (times !== undefined) return false
    return against === 'lastSale'
      ? price * FAR_ABOVE_TIMES <= amount
      : price * 100n < amount * (100n - CONFIRM_BELOW_PERCENT)
  })
}

/** The price of one unit, or of everything that is sold together. */
export interface DraftPrice {
  readonly unitPrice: Wei
  /** Price at the end; equal to the start for a fixed price. */
  readonly unitEndPrice: Wei
  readonly currency: Currency
}

/** For a declining price, checks whether the end is too low and the start too high. */
export function getPriceWarnings(
  { unitPrice, unitEndPrice, currency }: DraftPrice,
  marks: PriceMarks,
): readonly PriceWarning[] {
  const {
    offer,
    floor = ZERO_WEI,
    lastSale = { amount: ZERO_WEI, currency },
    mayFloorBeLower = false,
  } = marks
  const bound = mayFloorBeLower ? { mayBeLower: true } : {}
  const floorMark = { against: 'floor' as const, amount: floor, currency, ...bound }
  const saleMark = { against: 'lastSale' as const, ...lastSale }
  const warnings: readonly PriceWarning[] = [
    ...(offer !== undefined && unitEndPrice <= offer.amount ? [{ against: 'offer' as const, ...offer }] : []),
    ...[floorMark, saleMark].filter(({ amount }) => unitEndPrice < amount),
    ...farAbove(unitPrice, highestMark(marks), floorMark.amount >= saleMark.amount ? floorMark : saleMark),
  ]
  return unitPrice === unitEndPrice ? warnings : warnings.map((warning) => ({ ...warning, falls: true }))
}

/** An item's marks, and its traits, which trait floors are read for. */
export interface ItemMarks extends PriceMarks {
  readonly traits: readonly TraitKey[]
}

export interface MarksRequest {
  readonly item: ListedItem
  readonly currency: Currency
  /** Units that the seller holds; undefined while the balance isn't loaded. */
  readonly held: bigint | undefined
  /** The listing that the new one replaces, which is excluded from the floor. */
  readonly old?: Listing | undefined
}

/**
 * Reads the marks for a draft from the index, and from the chain which offers are funded.
 * @throws the errors that `indexError` distinguishes, and CodeMissingError
 */
export async function readMarks(
  context: TradeContext,
  network: NetworkConfig,
  { item, currency, held, old }: MarksRequest,
): Promise<ItemMarks> {
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
  return {
    traits,
    // The index's unit prices are of one contract's unit, rounded: nothing to compare the price of many with.
    floor: item.decimals === 0 ? floor?.price : undefined,
    ...(floor?.exact === false && { mayFloorBeLower: true }),
    lastSale: item.decimals === 0 ? readLastSale(context, sold, currency) : undefined,
    offer: offer === undefined ? undefined : { amount: offer.unitPrice, currency: offer.currency, offer },
  }
}
