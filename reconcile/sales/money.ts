// Computes what the buyer paid for a part of a fulfillment, and how much of it the seller and others got.
import type { Item } from '../events.ts'
import { isMoney } from '../orders/terms.ts'
import type { Hex } from '../rpc.ts'
import { isSame, maxToOthers } from './tips.ts'
import type { Fill, Part } from './parties.ts'

export interface Money {
  readonly price: bigint
  readonly proceeds: bigint
  /** The part of the price that went to each account other than the seller. */
  readonly others: ReadonlyMap<Hex, bigint>
}

/** Returns part `index` of an amount split evenly; the first takes the remainder. */
function share(amount: bigint, parts: number, index: number): bigint {
  const even = amount / BigInt(parts)
  return index === 0 ? amount - even * BigInt(parts - 1) : even
}

/**
 * @param place the item's index in the order
 * @param sold units of the item that previous parts took
 */
export function computeMoney(
  fill: Fill,
  required: readonly Item[],
  place: number,
  sold: bigint,
  part: Part,
): Money {
  const { terms } = fill
  const good = terms.goods[place] as Item
  const ofPart = (amount: bigint) => {
    const whole = share(amount < 0n ? 0n : amount, terms.goods.length, place)
    const units = good.startAmount
    return (whole * (sold + part.units)) / units - (whole * sold) / units
  }
  const isListing = terms.side === 'ASK'
  const payments = required.filter(isMoney)
  const to = (recipient: Hex) => payments.filter((item) => item.recipient === recipient)
  const sum = (items: readonly Item[]) => items.reduce((total, { startAmount }) => total + startAmount, 0n)
  const back = part.buyer === part.seller ? 0n : sum(to(part.buyer))
  // The filler of an offer may have its money sent back to the offer's maker.
  const buyers = [fill.event.offerer, part.buyer]
  const isReturned = !isListing && buyers.includes(fill.event.recipient) && part.buyer !== part.seller
  const spent = terms.startPrice
  const gross = isListing ? sum(payments) : spent
  const toSeller = isListing ? sum(to(part.seller)) : spent - sum(payments) + sum(to(part.seller))
  const others = new Map<Hex, bigint>()
  const pay = (recipient: Hex | null, amount: bigint) => {
    if (recipient === null || recipient === part.seller || recipient === part.buyer) return
    others.set(recipient, (others.get(recipient) ?? 0n) + amount)
  }
  for (const recipient of new Set(payments.map((item) => item.recipient))) {
    if (recipient !== null) pay(recipient, ofPart(sum(to(recipient))))
  }
  let price = ofPart(isReturned ? sumRequired(fill, (payee) => !buyers.includes(payee)) : gross - back)
  let proceeds = ofPart(
    isReturned ? sumRequired(fill, (payee) => payee === part.seller && !buyers.includes(payee)) : toSeller,
  )
  const matchedListing = isListing || fill.match === null ? null : listedFor(fill, good, part)
  if (matchedListing !== null) {
    price = matchedListing.total
    proceeds = matchedListing.of(part.seller)
    others.clear()
    for (const recipient of matchedListing.recipients) pay(recipient, matchedListing.of(recipient))
  }
  if (fill.match !== null && (isListing || matchedListing !== null)) {
    const charges = sumCharges(fill, good, part)
    const chargedFor = charges.of(part.seller)
    price += chargedFor
    proceeds += chargedFor
    const counted = least(charges.total - chargedFor, maxToOthers(price))
    price += counted
    for (const recipient of charges.recipients) pay(recipient, least(charges.of(recipient), counted))
  }
  return { price, proceeds, others }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * For an offer whose surplus goes to its maker or buyer, returns the part that the orders of its match require for some
 * accounts.
 */
function sumRequired({ terms, match }: Fill, isCounted: (payee: Hex) => boolean): bigint {
  const inCurrency = (items: readonly Item[]) =>
    items.filter((item) => isMoney(item) && item.token === terms.currency)
  const sum = (items: readonly Item[]) => items.reduce((total, { startAmount }) => total + startAmount, 0n)
  const fulfillments = match?.fulfillments ?? []
  const offered = sum(fulfillments.flatMap(({ offer }) => inCurrency(offer)))
  const required = sum(
    fulfillments
      .flatMap(({ consideration }) => inCurrency(consideration))
      .filter(({ recipient }) => isCounted(recipient as Hex)),
  )
  return offered === 0n ? 0n : (terms.startPrice * required) / offered
}

/**
 * Returns what the listings matched with an offer require for the part's units, without money back to the buyer; null
 * for none.
 */
function listedFor({ terms, matchedFills }: Fill, good: Item, part: Part) {
  const listings = matchedFills.flatMap(({ event, terms: listing, required }) => {
    if (listing?.side !== 'ASK' || event.offerer !== part.seller || listing.currency !== terms.currency)
      return []
    const offeredUnits = listing.goods
      .filter((item) => isSame(item, good))
      .reduce((total, { startAmount }) => total + startAmount, 0n)
    if (offeredUnits === 0n) return []
    const isBack = ({ recipient }: Item) => recipient === part.buyer && part.buyer !== part.seller
    const payments = required.filter((item) => isMoney(item) && !isBack(item))
    return [{ payments, offeredUnits, goods: BigInt(listing.goods.length) }]
  })
  if (listings.length === 0) return null
  const units = listings.reduce((total, { offeredUnits }) => total + offeredUnits, 0n)
  const paid = (payee: Hex | null) => {
    const whole = listings.reduce((total, { payments, goods }) => {
      const sum = payments
        .filter(({ recipient }) => payee === null || recipient === payee)
        .reduce((amount, { startAmount }) => amount + startAmount, 0n)
      return total + sum / goods
    }, 0n)
    return part.units >= units ? whole : (whole * part.units) / units
  }
  const recipients = new Set(
    listings.flatMap(({ payments }) => payments.map(({ recipient }) => recipient as Hex)),
  )
  return { total: paid(null), of: paid, recipients }
}

/** Returns what the offers matched with a listing pay to accounts other than the buyer, which the buyer also pays. */
function sumCharges({ terms, matchedFills }: Fill, good: Item, part: Part) {
  const offers = matchedFills.flatMap(({ terms: offer, required }) => {
    if (offer === null || offer.side !== 'BID' || offer.currency !== terms.currency) return []
    const wanted = offer.goods.filter((item) => isSame(item, good) && item.recipient === part.buyer)
    if (wanted.length === 0) return []
    const charges = required.filter((item) => isMoney(item) && item.recipient !== part.buyer)
    return [{ charges, wanted, goods: offer.goods.length }]
  })
  const units = offers.reduce(
    (total, { wanted }) => total + wanted.reduce((sum, { startAmount }) => sum + startAmount, 0n),
    0n,
  )
  const paid = (payee: Hex | null) => {
    const whole = offers.reduce((total, { charges, wanted, goods }) => {
      const sum = charges
        .filter(({ recipient }) => payee === null || recipient === payee)
        .reduce((amount, { startAmount }) => amount + startAmount, 0n)
      return total + (sum * BigInt(wanted.length)) / BigInt(goods)
    }, 0n)
    return units === 0n || part.units >= units ? whole : (whole * part.units) / units
  }
  const recipients = new Set(
    offers.flatMap(({ charges }) => charges.map(({ recipient }) => recipient as Hex)),
  )
  return { total: paid(null), of: paid, recipients }
}
