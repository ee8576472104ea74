// Price warnings for sellers: below the item's own market prices or the floor, or far above all of them.
import type { NetworkConfig } from '../../domain/config.ts'
import { findByAddress, type Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import type { TraitKey } from '../../domain/traits.ts'
import { ZERO_WEI, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { fetchCandidates, fetchCheapest } from '../../orders/cheapestAmong.ts'
import { readCheapest } from '../../orders/cheapestListing.ts'
import type { Offer } from '../../orders/offer.ts'
import { readLastSale } from './lastSale.ts'
import { readBestOffer } from './readBestOffer.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { ListWarningsDocument } from './__generated__/ListWarnings.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'

export interface PriceWarning {
  readonly against: 'floor' | 'floors' | 'listing' | 'lastSale' | 'offer'
  /** The amount that the price is below or far above, for one unit or for everything sold together. */
  readonly amount: Wei
  readonly currency: Currency
  /** The price as a whole multiple of the amount; undefined for a price below it. */
  readonly times?: bigint
  /** True if the actual floor may be lower, because not every declining price was compared. */
  readonly mayBeLower?: boolean
  /** True for a declining price: the start price is far above, or the end price is below. */
  readonly falls?: boolean
  /** True for a declining price that is below the amount from its start. */
  readonly atStart?: boolean
  /** The offer of that amount, if it can be accepted instead. */
  readonly offer?: Offer
}

/** The best offer, in the new price's unit of account. */
export type OfferMark = Pick<PriceWarning, 'amount' | 'currency' | 'offer'>

/** The last sale, in the new price's unit of account. */
export type LastSaleMark = Pick<PriceWarning, 'amount' | 'currency'>

/** The cheapest listing of the item itself, in the new price's unit of account. */
export type ListingMark = Pick<PriceWarning, 'amount' | 'currency' | 'mayBeLower'>

/** Prices that a new price of an item is compared with; all in its unit of account. */
export interface PriceMarks {
  /** Of the collection; undefined for an edition, whose units are worth what that edition sells at. */
  readonly floor: Wei | undefined
  /** The item's own cheapest listing at a time, in Unix seconds. */
  readonly listingAt?: (atSeconds: number) => ListingMark | undefined
  /** Whether a listing is replaced, whose price counts as the item's own; a lower price is then what is meant. */
  readonly isReplaced?: boolean
  /** Omitted if every declining price was compared. */
  readonly mayFloorBeLower?: boolean
  readonly lastSale: LastSaleMark | undefined
  readonly offer: OfferMark | undefined
  /** True if the best offer may be missing, because there are too many to check them all. */
  readonly mayMissOffer?: boolean
}

/**
 * A price of at least this many times its marks causes a warning: even the rarest item of a collection hardly reaches
 * it, but a misplaced decimal point does.
 */
const FAR_ABOVE_TIMES = 20n

/**
 * Returns the highest mark of one unit, or zero without marks: a price is suspicious only if it is far above all of
 * them. A high offer also justifies a high price, but a low offer doesn't count against it, so no warning compares with
 * offers alone.
 */
export function highestMark({ floor, listingAt, lastSale, offer }: PriceMarks): Wei {
  return [floor ?? listingAt?.(nowSeconds())?.amount, lastSale?.amount, offer?.amount].reduce<Wei>(
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

/** Whether a price is under half of a market price: far enough below to be a mistake that anyone could profit from. */
export const isUnderHalf = (price: Wei, mark: Wei): boolean => price * 2n < mark

/**
 * The highest of the item's own market prices that a draft is under half of, which its seller has to confirm. The
 * collection's floor isn't one of them.
 * @param warnings of the draft
 */
export function findUnderHalf(
  { unitPrice, unitEndPrice }: Pick<DraftPrice, 'unitPrice' | 'unitEndPrice'>,
  warnings: readonly PriceWarning[],
): PriceWarning | undefined {
  return warnings
    .filter(
      ({ against, amount, times, atStart = false }) =>
        against !== 'floor' && times === undefined && isUnderHalf(atStart ? unitPrice : unitEndPrice, amount),
    )
    .toSorted((one, other) => (one.amount > other.amount ? -1 : 1))[0]
}

/** The price of one unit, or of everything that is sold together. */
export interface DraftPrice {
  readonly unitPrice: Wei
  /** Price at the end; equal to the start for a fixed price. */
  readonly unitEndPrice: Wei
  readonly currency: Currency
  /** Unix seconds; null for a listing that starts at once. */
  readonly startsAtSeconds: number | null
  readonly expiresAtSeconds: number
}

/** The item's own market prices at a time: offers and listings that have ended by then don't count. */
function ownMarks({ offer, listingAt, lastSale }: PriceMarks, atSeconds: number): readonly PriceWarning[] {
  const listing = listingAt?.(atSeconds)
  return [
    ...(offer === undefined || (offer.offer?.endsAtSeconds ?? MAX_UINT256) <= atSeconds
      ? []
      : [{ against: 'offer' as const, ...offer }]),
    ...(listing === undefined ? [] : [{ against: 'listing' as const, ...listing }]),
    ...(lastSale === undefined ? [] : [{ against: 'lastSale' as const, ...lastSale }]),
  ]
}

/** For a declining price, compares its start and its end with the market prices at the time of each. */
export function getPriceWarnings(
  { unitPrice, unitEndPrice, currency, startsAtSeconds, expiresAtSeconds }: DraftPrice,
  marks: PriceMarks,
): readonly PriceWarning[] {
  const { floor, mayFloorBeLower = false, isReplaced = false } = marks
  const isDeclining = unitPrice !== unitEndPrice
  const atStart = ownMarks(marks, startsAtSeconds ?? nowSeconds())
  const atEnd = isDeclining ? ownMarks(marks, expiresAtSeconds) : atStart
  const floors: readonly PriceWarning[] =
    floor === undefined
      ? []
      : [{ against: 'floor', amount: floor, currency, ...(mayFloorBeLower && { mayBeLower: true }) }]
  const isBelow = ({ against, amount }: PriceWarning) => {
    if (against === 'offer') return unitEndPrice <= amount
    return against === 'listing' && isReplaced ? isUnderHalf(unitEndPrice, amount) : unitEndPrice < amount
  }
  const [named] = [...floors, ...atStart]
    .filter(({ against }) => against !== 'offer' && (floor === undefined || against !== 'listing'))
    .toSorted((one, other) => Number(other.amount > one.amount) - Number(one.amount > other.amount))
  const ends: readonly PriceWarning[] = [
    ...atEnd.filter(({ against }) => against === 'offer').filter(isBelow),
    ...[...floors, ...atEnd.filter(({ against }) => against !== 'offer')].filter(isBelow),
    ...(named === undefined ? [] : farAbove(unitPrice, highestMark(marks), named)),
  ]
  if (!isDeclining) return ends
  const starts = atStart.filter(({ amount }) => isUnderHalf(unitPrice, amount))
  return [
    ...starts.map((warning) => ({ ...warning, atStart: true })),
    ...ends.map((warning) => ({ ...warning, falls: true })),
  ]
}

/** The item's own cheapest listing, in what it is paid in. */
export function toListingMark(
  context: TradeContext,
  cheapest: Awaited<ReturnType<typeof fetchCheapest>>,
  currency: Currency,
): ListingMark | undefined {
  return (
    cheapest && {
      amount: cheapest.price,
      currency: findByAddress(context.config.currencies, cheapest.listing.currency?.id) ?? currency,
      ...(!cheapest.exact && { mayBeLower: true }),
    }
  )
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
  /** The listing that the new one replaces, which is excluded from the collection's floor. */
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
  const token = tokenEntityId(item.collection, item.tokenId)
  const openListings = collectionListingsFilter(item.collection, currency)
  const others = { ...openListings, ...(old === undefined ? {} : { id_not: old.orderHash }) }
  const atSeconds = nowSeconds()
  const [{ token: sold }, floor, own] = await Promise.all([
    queryIndex(client, ListWarningsDocument, { token }),
    item.standard === 'ERC1155' ? undefined : fetchCheapest(client, { openListings: others, atSeconds }),
    fetchCandidates(client, { ...openListings, token }),
  ])
  const traits = sold?.metadata?.traits ?? []
  const { offer, isComplete } = await readBestOffer(context, network, { item, traits, held, currency })
  return {
    traits,
    // The index's unit prices are of one contract's unit, rounded: nothing to compare the price of many with.
    floor: item.decimals === 0 ? floor?.price : undefined,
    ...(item.decimals === 0 && {
      listingAt: (seconds: number) => toListingMark(context, readCheapest(own, seconds), currency),
    }),
    isReplaced: old !== undefined,
    ...(floor?.exact === false && { mayFloorBeLower: true }),
    lastSale: item.decimals === 0 ? readLastSale(context, sold, currency) : undefined,
    offer: offer === undefined ? undefined : { amount: offer.unitPrice, currency: offer.currency, offer },
    ...(!isComplete && { mayMissOffer: true }),
  }
}
