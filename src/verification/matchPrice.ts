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

/** The bounds of a sale's price, for the units of the part. */
export function boundPrice(sale: ReadSale, match: readonly FulfilledOrder[]): Bounds {
  const { currency } = sale.reading
  if (sale.reading.side === 'BID') {
    const listed = boundListedPrice(sale, currency, match)
    // The surplus of an offer may go back, and is no price; without a listing in its currency nothing is added.
    if (listed === undefined) return takeShare(computeOfferedPrice(sale, match), sale)
    return { least: listed.least, most: addCharges(listed.most, sale, currency, match) }
  }
  const own = takeShare(sale.reading.price - sumReturned(sale.reading.requested, sale), sale)
  return { least: own.least, most: addCharges(own.most, sale, currency, match) }
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
        (reading) => reading.side === 'ASK' && reading.currency === currency && includesItem(reading, part),
      )
      .map(({ price, requested, goods }) => (price - sumReturned(requested, part)) / BigInt(goods.length))
    const [first] = required
    if (first === undefined) continue
    units += event.offer
      .filter((item) => isSame(item, part.good))
      .reduce((sum, { startAmount }) => sum + startAmount, 0n)
    least += required.reduce((lowest, one) => (one < lowest ? one : lowest), first)
    most += required.reduce((highest, one) => (one > highest ? one : highest), first)
  }
  if (units === 0n) return undefined
  return { least: portion(least, part, units), most: portion(most, part, units) }
}

/** Whether a listing of the match in another currency sells the seller's units, so that this offer doesn't. */
export function isListedOtherwise(
  part: Pick<SoldPart, 'good' | 'from'>,
  currency: Address,
  match: readonly FulfilledOrder[],
): boolean {
  return match.some(({ event, readings }) => {
    if (event.offerer !== part.from) return false
    const listings = readings.filter((reading) => reading.side === 'ASK' && includesItem(reading, part))
    // A tip before the listing's own payments gives it readings in the tip's currency too.
    return listings.length > 0 && listings.every((reading) => reading.currency !== currency)
  })
}

/** The offers of the match in this currency that want the item for anyone. */
export function listOffers(
  good: OrderItem,
  currency: Address,
  match: readonly FulfilledOrder[],
): readonly FulfilledOrder[] {
  return match.filter(({ readings }) =>
    readings.some(
      (reading) => reading.side === 'BID' && reading.currency === currency && includesItem(reading, { good }),
    ),
  )
}

const includesItem = ({ goods }: Reading, { good }: Pick<SoldPart, 'good'>) =>
  goods.some((one) => isSame(one, good))

const portion = (sum: bigint, { quantity }: SoldPart, units: bigint): bigint =>
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

/**
 * The price plus the most that the buyer's offers add to it: what they pay the seller and, up to the limit of what an
 * order of the site may pay others, what they pay others.
 */
function addCharges(
  price: bigint,
  part: SoldPart,
  currency: Address,
  match: readonly FulfilledOrder[],
): bigint {
  let [all, toSeller, units] = [0n, 0n, 0n]
  for (const { event, readings } of match) {
    // Of an order whose tips include items, the reading with the fewest goods gives this one the largest share.
    const reading = readings
      .filter((one) => one.side === 'BID' && one.currency === currency)
      .findLast(({ goods }) => goods.some((good) => isWanted(good, part)))
    if (reading === undefined) continue
    const wanted = reading.goods.filter((good) => isWanted(good, part))
    units += wanted.reduce((sum, { startAmount }) => sum + startAmount, 0n)
    const paid = event.consideration.filter(({ contract }) => contract === currency)
    const ofItem = (isPayee: (recipient: Address | null) => boolean) =>
      (moneyTo(paid, (recipient) => recipient !== part.to && isPayee(recipient)) * BigInt(wanted.length)) /
      BigInt(reading.goods.length)
    all += ofItem(() => true)
    toSeller += ofItem((recipient) => recipient === part.from)
  }
  const paidSeller = price + portion(toSeller, part, units)
  const toOthers = portion(all, part, units) - portion(toSeller, part, units)
  const limit = limitOfOthers(paidSeller)
  return paidSeller + (toOthers < limit ? toOthers : limit)
}

const isWanted = (item: OrderItem, { good, to }: SoldPart) => isSame(item, good) && item.recipient === to
