// The bounds of a price in a match: the logs don't show which payments were tips.
//
// The rules are the mappings' (subgraph/src/orders/match.ts), implemented again from Seaport's events.
import type { Address } from '../domain/address.ts'
import type { FulfilledOrder, Reading } from './fulfilledOrders.ts'
import { limitOfOthers } from './othersLimit.ts'
import type { Fulfillment } from './seaportLogs.ts'
import { isMoney, isSame, type OrderItem, splitAmount } from './terms.ts'

/** Units of an item that one account sold to another. */
export interface SoldPart {
  readonly good: OrderItem
  readonly from: Address | null
  readonly to: Address | null
  readonly quantity: bigint
}

interface Bounds {
  readonly least: bigint
  readonly most: bigint
}

/** An order's own sale of a part, as a reading states it. */
export interface ReadSale extends SoldPart {
  readonly order: FulfilledOrder
  readonly reading: Reading
  /** The item's index in the order. */
  readonly index: number
}

/**
 * Returns the bounds of a part's price by an order's reading in this currency. Orders have hundreds of readings, so what
 * doesn't depend on the reading is computed once.
 */
export function boundPrices(
  part: SoldPart,
  currency: Address,
  match: readonly FulfilledOrder[],
): (by: Pick<ReadSale, 'order' | 'reading' | 'index'>) => Bounds {
  const charges = sumCharges(part, currency, match)
  // What may be no listing may also count for nothing.
  const certain = match.filter(({ event, isTrade }) => isTrade || event.offerer !== part.from)
  const listedPrices = [match, certain].map((orders) => boundListedPrice(part, currency, orders))
  return (by) => {
    const sale = { ...part, ...by }
    const { side, price, requested } = by.reading
    if (side === 'ASK') {
      const own = takeShare(price - sumReturned(requested, part), sale)
      return { least: own.least, most: addCharges(own.most, charges) }
    }
    const bounds = listedPrices.map((listed) =>
      // The surplus of an offer may go back, and is no price; without a listing in its currency nothing is added.
      listed === undefined
        ? takeShare(computeOfferedPrice(sale, match), sale)
        : { least: listed.least, most: addCharges(listed.most, charges) },
    )
    return {
      least: findLeast(bounds.map(({ least }) => least)),
      most: findMost(bounds.map(({ most }) => most)),
    }
  }
}

/** The part's share of an order's price, rounded down and up: parts of one item are rounded in an unknown sequence. */
function takeShare(price: bigint, { reading, index, good, quantity }: ReadSale): Bounds {
  const whole = splitAmount(price > 0n ? price : 0n, reading.goods.length, index) * quantity
  const units = good.startAmount
  return { least: whole / units, most: (whole + units - 1n) / units }
}

/** Money that goes back to the buyer is no price, except where a seller buys from itself. */
export function sumReturned(
  items: readonly OrderItem[],
  { from, to }: Pick<SoldPart, 'from' | 'to'>,
): bigint {
  return from === to ? 0n : moneyTo(items, (recipient) => recipient === to)
}

function moneyTo(items: readonly OrderItem[], isPayee: (recipient: Address | null) => boolean): bigint {
  return items
    .filter((item) => isMoney(item) && isPayee(item.recipient))
    .reduce((sum, { startAmount }) => sum + startAmount, 0n)
}

/** What the seller's listings in this currency require for the part; undefined if there are none. */
function boundListedPrice(
  part: SoldPart,
  currency: Address,
  match: readonly FulfilledOrder[],
): Bounds | undefined {
  let [least, most, units] = [0n, 0n, 0n]
  for (const { event, readings } of match) {
    if (event.offerer !== part.from) continue
    const required = readings
      .filter(
        (reading) =>
          reading.side === 'ASK' && reading.currency === currency && hasItem(reading.goods, part.good),
      )
      .map(({ price, requested, goods }) => (price - sumReturned(requested, part)) / BigInt(goods.length))
    if (required.length === 0) continue
    units += sumAmounts(event.offer.filter((item) => isSame(item, part.good)))
    least += findLeast(required)
    most += findMost(required)
  }
  if (units === 0n) return undefined
  return { least: getPortion(least, part, units), most: getPortion(most, part, units) }
}

/**
 * Whether offers may have made the sales between two accounts. They do where the seller has no listing in the match, or
 * where one of them has the currency of all of the listings, and was published while they weren't.
 */
export function maySellByOffers(
  part: Pick<SoldPart, 'good' | 'from' | 'to'>,
  match: readonly FulfilledOrder[],
): boolean {
  const listings = match
    .filter(({ event, isTrade }) => isTrade && event.offerer === part.from)
    .map(({ readings }) => readings.filter(({ side, goods }) => side === 'ASK' && hasItem(goods, part.good)))
    .filter((readings) => readings.length > 0)
  // A tip before a listing's own payments gives it readings in the tip's currency too.
  const isListedIn = (currency: Address) =>
    listings.every((readings) => readings.some((reading) => reading.currency === currency))
  return (
    listings.length === 0 ||
    match.some(({ readings }) =>
      readings.some(
        ({ side, goods, currency }) =>
          side === 'BID' && goods.some((good) => isWanted(good, part)) && isListedIn(currency),
      ),
    )
  )
}

const hasItem = (goods: readonly OrderItem[], good: OrderItem) => goods.some((one) => isSame(one, good))

const getPortion = (sum: bigint, { quantity }: SoldPart, units: bigint): bigint =>
  quantity >= units ? sum : (sum * quantity) / units

/** Whether what an offer doesn't spend goes back to its maker or the buyer. */
export const isSurplusReturned = (
  { offerer, recipient }: Pick<Fulfillment, 'offerer' | 'recipient'>,
  { from, to }: Pick<SoldPart, 'from' | 'to'>,
): boolean => from !== to && (recipient === offerer || recipient === to)

/** What an offer spends: of one whose surplus goes back to its maker or buyer, what the match's orders require. */
function computeOfferedPrice(
  { reading, order, from, to }: ReadSale,
  match: readonly FulfilledOrder[],
): bigint {
  const { offerer } = order.event
  if (!isSurplusReturned(order.event, { from, to }))
    return reading.price - sumReturned(reading.requested, { from, to })
  const money = (items: readonly OrderItem[]) => items.filter(({ contract }) => contract === reading.currency)
  const offered = match.reduce((sum, { event }) => sum + moneyTo(money(event.offer), () => true), 0n)
  const required = match.reduce(
    (sum, { event }) =>
      sum + moneyTo(money(event.consideration), (payee) => payee !== to && payee !== offerer),
    0n,
  )
  return offered === 0n ? 0n : (reading.price * required) / offered
}

/** The most that the buyer's offers pay for a part, to anyone but the buyer. */
interface Charges {
  readonly toSeller: bigint
  readonly toOthers: bigint
}

function sumCharges(part: SoldPart, currency: Address, match: readonly FulfilledOrder[]): Charges {
  let [all, toSeller, units] = [0n, 0n, 0n]
  for (const { event, readings } of match) {
    // Which items were tips isn't known, so an offer counts by the readings that give this item the most for the fewest.
    const shares = readings
      .filter((reading) => reading.side === 'BID' && reading.currency === currency)
      .map(({ goods }) => ({ goods, wanted: goods.filter((good) => isWanted(good, part)) }))
      .filter(({ wanted }) => wanted.length > 0)
    if (shares.length === 0) continue
    units += findLeast(shares.map(({ wanted }) => sumAmounts(wanted)))
    const paid = event.consideration.filter(({ contract }) => contract === currency)
    const ofItem = (isPayee: (recipient: Address | null) => boolean) => {
      const sum = moneyTo(paid, (recipient) => recipient !== part.to && isPayee(recipient))
      return findMost(shares.map(({ goods, wanted }) => (sum * BigInt(wanted.length)) / BigInt(goods.length)))
    }
    all += ofItem(() => true)
    toSeller += ofItem((recipient) => recipient === part.from)
  }
  return {
    toSeller: getPortion(toSeller, part, units),
    toOthers: getPortion(all, part, units) - getPortion(toSeller, part, units),
  }
}

/** The price plus what charges add to it: to others, up to the limit of what an order of the site may pay them. */
function addCharges(price: bigint, { toSeller, toOthers }: Charges): bigint {
  const paidSeller = price + toSeller
  const limit = limitOfOthers(paidSeller)
  return paidSeller + (toOthers < limit ? toOthers : limit)
}

const sumAmounts = (items: readonly OrderItem[]) =>
  items.reduce((sum, { startAmount }) => sum + startAmount, 0n)
const findLeast = (amounts: readonly bigint[]) => amounts.reduce((least, one) => (one < least ? one : least))
const findMost = (amounts: readonly bigint[]) => amounts.reduce((most, one) => (one > most ? one : most))

const isWanted = (item: OrderItem, { good, to }: Pick<SoldPart, 'good' | 'to'>) =>
  isSame(item, good) && item.recipient === to
