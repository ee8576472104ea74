// Finds seller, buyer and units of each item in one fulfillment, from the transfers of its transaction. Units that
// didn't move aren't sold.
import type { Transaction } from '../chain.ts'
import type { Fulfilled, Item, Movement } from '../events.ts'
import type { Terms } from '../orders/terms.ts'
import type { Hex } from '../rpc.ts'
import { isSame } from './tips.ts'
import { type Match, type Method, byMovers, findMovements, singleFills } from './receipts.ts'

/** Units that went from one account to another. */
export interface Part {
  readonly seller: Hex
  readonly buyer: Hex
  readonly units: bigint
}

export interface Fill {
  readonly event: Fulfilled
  readonly terms: Terms
  readonly method: Method
  readonly transaction: Transaction
  /** The match that the fill is part of; null for a fill by one account. */
  readonly match: Match | null
  /** Seaport and the conduits that the site trusts, which move the items. */
  readonly movers: readonly Hex[]
  /** The match's fulfillments, each with its terms and the items that it required. */
  readonly matchedFills: readonly MatchedFill[]
}

interface MatchedFill {
  readonly event: Fulfilled
  readonly terms: Terms | null
  readonly required: readonly Item[]
  readonly isSigned: boolean
}

/**
 * Returns the parts of the order's item at `place`. Where a match pairs a listing with an offer, the parts belong to
 * the published order; to the listing where both or neither are published.
 */
export function findParts(fill: Fill, place: number): readonly Part[] {
  const item = fill.terms.goods[place] as Item
  if (fill.match !== null) return matchedParts(fill, fill.match, item, place)
  const units = item.startAmount
  if (fill.terms.side === 'ASK') {
    const seller = fill.event.offerer
    const moved = movementFor(fill, item, ({ from }) => from === seller, countGiven(item, seller))
    return moved === undefined ? [] : [{ seller, buyer: moved.to, units }]
  }
  const buyer = item.recipient ?? fill.event.offerer
  const moved = movementFor(fill, item, ({ to }) => to === buyer, countReceived(item, buyer))
  return moved === undefined ? [] : [{ seller: moved.from, buyer, units }]
}

/** Counts the units of the item that a fulfillment takes from the account. */
const countGiven = (item: Item, giver: Hex) => (other: Fulfilled) =>
  other.offerer === giver ? other.offer.filter((one) => isSame(one, item)).length : 0

/** Counts the units of the item that a fulfillment brings to the account. */
const countReceived = (item: Item, taker: Hex) => (other: Fulfilled) =>
  other.consideration.filter((one) => isSame(one, item) && one.recipient === taker).length

/** Returns the movement that belongs to the fulfillment: the nearest that does not belong to a previous one. */
function movementFor(
  { event, method, transaction, movers }: Fill,
  item: Item,
  isOwn: (movement: Movement) => boolean,
  countIn: (other: Fulfilled) => number,
): Movement | undefined {
  let left = byMovers(findMovements(transaction.logs, item).filter(isOwn), movers)
  // The other functions fill each order for the sender alone.
  if (method !== 'INDIRECT') return nearest(event.log.logIndex, method, left)
  for (const other of singleFills(transaction, event.log.address)) {
    if (other.log.logIndex >= event.log.logIndex) break
    for (let taken = countIn(other); taken > 0; taken--) {
      const theirs = nearest(other.log.logIndex, method, left)
      left = left.filter((movement) => movement !== theirs)
    }
  }
  return nearest(event.log.logIndex, method, left)
}

/** fulfillOrder and fulfillAdvancedOrder emit OrderFulfilled after the transfers, the other functions before them. */
function nearest(here: number, method: Method, movements: readonly Movement[]): Movement | undefined {
  const before = movements.filter(({ log }) => log.logIndex < here).toReversed()
  const after = movements.filter(({ log }) => log.logIndex > here)
  if (method === 'STANDARD' || method === 'ADVANCED') return before[0] ?? after[0]
  if (method !== 'INDIRECT') return after[0] ?? before[0]
  const [one, other] = [before[0], after[0]]
  if (one === undefined || other === undefined) return one ?? other
  return here - one.log.logIndex <= other.log.logIndex - here ? one : other
}

/**
 * In a match, the units of each giver go to recipients in the order of their addresses, and to the giver's orders in
 * the order of their hashes, because the order of logs has no meaning.
 */
function matchedParts(fill: Fill, match: Match, item: Item, place: number): readonly Part[] {
  const isListing = fill.terms.side === 'ASK'
  const buyer = isListing ? null : (item.recipient ?? fill.event.offerer)
  const flows = isListing
    ? findPartsByGiver(fill, match, item)
    : findPartsByReceiver(fill, match, item, buyer as Hex)
  const skipped = unitsBefore(fill, match, item, place, buyer)
  const parts = take(flows, skipped, item.startAmount)
  return merge(parts).filter((part) => isSoldByOffers(fill, match, item, part) !== isListing)
}

function findPartsByGiver({ event, transaction, movers }: Fill, match: Match, item: Item): readonly Part[] {
  const giver = event.offerer
  const within = movementsWithin(transaction, match, item)
  const offered = match.fulfillments
    .filter(({ offerer }) => offerer === giver)
    .flatMap(({ offer }) => offer.filter((other) => isSame(other, item)))
    .reduce((total, { startAmount }) => total + startAmount, 0n)
  const flows: Part[] = []
  let left = offered
  const own = within.filter(({ from }) => from === giver)
  for (const { from, to, units } of byMovers(own, movers)) {
    if (left <= 0n) break
    flows.push({ seller: from, buyer: to, units })
    left -= units
  }
  return flows.toSorted((one, other) => (one.buyer < other.buyer ? -1 : one.buyer > other.buyer ? 1 : 0))
}

function findPartsByReceiver(
  { transaction, movers }: Fill,
  match: Match,
  item: Item,
  buyer: Hex,
): readonly Part[] {
  const own = movementsWithin(transaction, match, item).filter(({ to }) => to === buyer)
  return byMovers(own, movers).map(({ from, to, units }) => ({ seller: from, buyer: to, units }))
}

function movementsWithin({ logs }: Transaction, { after, before }: Match, item: Item): readonly Movement[] {
  return findMovements(
    logs.filter(({ logIndex }) => logIndex > after && logIndex < before),
    item,
  )
}

/** Returns the units that orders before this one took, from the same giver or for the same recipient. */
function unitsBefore(
  { event, terms }: Fill,
  match: Match,
  item: Item,
  place: number,
  recipient: Hex | null,
): bigint {
  const counts = (other: Item) => isSame(other, item) && (recipient === null || other.recipient === recipient)
  const sum = (items: readonly Item[]) =>
    items.filter(counts).reduce((total, { startAmount }) => total + startAmount, 0n)
  const own = sum(terms.goods.slice(0, place))
  return match.fulfillments
    .filter(
      ({ orderHash, offerer }) =>
        orderHash < event.orderHash && (recipient !== null || offerer === event.offerer),
    )
    .reduce((total, other) => total + sum(recipient === null ? other.offer : other.consideration), own)
}

/** Skips the first units, then takes as many as requested. */
function take(flows: readonly Part[], skipped: bigint, wanted: bigint): Part[] {
  const parts: Part[] = []
  for (const flow of flows) {
    const passed = skipped < flow.units ? skipped : flow.units
    skipped -= passed
    const free = flow.units - passed
    const units = free < wanted ? free : wanted
    if (units > 0n) parts.push({ ...flow, units })
    wanted -= units
  }
  return parts
}

function merge(parts: readonly Part[]): readonly Part[] {
  const merged: Part[] = []
  for (const part of parts) {
    const place = merged.findIndex(({ seller, buyer }) => seller === part.seller && buyer === part.buyer)
    const existing = merged[place]
    if (existing === undefined) merged.push(part)
    else merged[place] = { ...existing, units: existing.units + part.units }
  }
  return merged
}

/**
 * Returns whether the buyer's offers make the sales of an item between two accounts. They do if the seller has no listing
 * of it, or if none of the listings was published, all are in the currency of a published offer, and the buyer got no more
 * than the offers requested.
 */
function isSoldByOffers(fill: Fill, match: Match, item: Item, { seller, buyer }: Part): boolean {
  const listings = fill.matchedFills.filter((other) => gives(other, item, seller))
  const currency = listings[0]?.terms?.currency
  if (listings.length === 0) return true
  if (listings.some(({ isSigned, terms }) => isSigned || terms?.currency !== currency)) return false
  const offers = fill.matchedFills.flatMap(({ terms, isSigned }) => {
    const goods = (terms?.goods ?? []).filter((other) => isSame(other, item) && other.recipient === buyer)
    return terms?.side === 'BID' && goods.length > 0 ? [{ terms, isSigned, goods }] : []
  })
  if (!offers.some(({ isSigned, terms }) => isSigned && terms.currency === currency)) return false
  const wanted = offers
    .flatMap(({ goods }) => goods)
    .reduce((total, { startAmount }) => total + startAmount, 0n)
  const moved = findPartsByReceiver(fill, match, item, buyer).reduce((total, { units }) => total + units, 0n)
  return moved <= wanted
}

function gives({ event, terms }: MatchedFill, item: Item, account: Hex): boolean {
  return (
    terms?.side === 'ASK' && event.offerer === account && terms.goods.some((other) => isSame(other, item))
  )
}
