// Rebuilds the state of each published order from its fills, its cancellation, its maker's counter and its end.
import type { Fulfilled, Item, OrderParameters, SeaportEvent } from '../events.ts'
import type { History } from '../history.ts'
import type { Log } from '../logs.ts'
import type { Hex } from '../rpc.ts'
import { type Terms, countParts, divideUp, fillStep, readTerms } from './terms.ts'

export type Status = 'OPEN' | 'PARTIAL' | 'FILLED' | 'CANCELLED' | 'COUNTER_BUMPED' | 'EXPIRED'

/** Seconds within which the index acts on a start, an end or a crossing of prices. */
export const MINUTE = 60

/** Most items that a maker's open orders offer before further ones are not followed. */
const MAX_OPEN_ITEMS = 15_000

export interface OrderState {
  readonly hash: Hex
  readonly parameters: OrderParameters
  /** Null where no known counter gives the order its hash; undefined where it can't be compared. */
  counter: bigint | null | undefined
  readonly log: Log
  /** Whether the index follows the order. It does not when its maker's open orders already offered too many items. */
  readonly isFollowed: boolean
  /** Null for an order that is neither a listing nor an offer. */
  readonly terms: Terms | null
  readonly fills: Fulfilled[]
  /** Parts not filled. */
  remaining: bigint
  status: Status
  /** Other statuses that the index may show, since it acts on an end within a minute. */
  mayBe: readonly Status[]
  /** The log that closed the order, if one did, and what remained then. */
  end: { readonly log: Log; readonly remaining: bigint } | null
  /** The latest transaction that changed it. */
  where: string
}

export interface Orders {
  readonly published: ReadonlyMap<Hex, OrderState>
  /** Of accounts that raised their counter, or have a published order in the index. */
  readonly counters: ReadonlyMap<Hex, bigint | null>
}

export const isOpen = ({ status }: { readonly status: Status }) => status === 'OPEN' || status === 'PARTIAL'
export const allowsPartialFills = ({ orderType }: OrderParameters) => orderType === 1 || orderType === 3

/**
 * Replays the orders. Blocks before those of cancellations that came after an order's end are read only when they
 * matter.
 *
 * @param readCounter returns the index's counter of an order; undefined when the index doesn't have the order, which then
 *   concerns no collection
 */
export async function replayOrders(
  history: History,
  seaport: Hex,
  readCounter: (hash: Hex) => bigint | undefined,
): Promise<Orders> {
  const isIndexed = (hash: Hex) => readCounter(hash) !== undefined
  const published = new Map<Hex, OrderState>()
  const byOfferer = new Map<Hex, OrderState[]>()
  const counters = new Map<Hex, bigint | null>()
  const firstBlocks = new Map<Hex, number>()
  for (const event of history.seaport) {
    if (event.kind === 'validated') {
      const { offerer } = event.parameters
      const indexed = readCounter(event.orderHash)
      if (indexed !== undefined && !counters.has(offerer)) {
        counters.set(offerer, await findCounter(history, seaport, event, [0n, indexed]))
        firstBlocks.set(offerer, event.log.blockNumber)
      }
      const others = byOfferer.get(offerer)
      const isFollowed =
        openItemsAt(BigInt(history.readSeconds(event.log)), others ?? [], isIndexed) < MAX_OPEN_ITEMS
      const order = newOrder(history, event, { counter: counters.get(offerer), isFollowed })
      published.set(event.orderHash, order)
      if (others) others.push(order)
      else byOfferer.set(offerer, [order])
    } else if (event.kind === 'fulfilled') {
      const order = published.get(event.orderHash)
      if (order !== undefined) fill(order, event, BigInt(history.readSeconds(event.log)))
    } else if (event.kind === 'canceled') {
      const order = published.get(event.orderHash)
      if (order !== undefined) await endBy(history, order, 'CANCELLED', event.log)
    } else {
      counters.set(event.offerer, event.counter)
      const { blockNumber } = event.log
      const isFirstBlock = firstBlocks.get(event.offerer) === blockNumber
      for (const order of byOfferer.get(event.offerer) ?? []) {
        // The index reads a maker's counter at their first order, as of the end of the block.
        if (isFirstBlock && order.log.blockNumber === blockNumber) order.counter = undefined
        // The counter also voids orders that are not followed, which the index never takes for live anyway.
        if (order.isFollowed) await endBy(history, order, 'COUNTER_BUMPED', event.log)
      }
    }
  }
  for (const order of published.values()) expire(history, order)
  return { published, counters }
}

/**
 * Finds the counter of a maker whom no event mentions yet, by the order's hash: it's zero, unless the maker raised it before
 * the index begins.
 */
async function findCounter(
  { chain, head }: History,
  seaport: Hex,
  { orderHash, parameters }: SeaportEvent & { kind: 'validated' },
  candidates: readonly bigint[],
): Promise<bigint | null> {
  for (const counter of candidates) {
    // The hash depends on no state.
    const hash = await chain.view(seaport, 'getOrderHash', [{ ...parameters, counter }], head.number)
    if (hash === orderHash) return counter
  }
  return null
}

function openItemsAt(
  seconds: bigint,
  orders: readonly OrderState[],
  isIndexed: (hash: Hex) => boolean,
): number {
  // Few makers ever come near the limit.
  if (countOpenItems(orders) < MAX_OPEN_ITEMS) return 0
  return countOpenItems(
    orders.filter(
      (order) =>
        order.isFollowed && isOpen(order) && order.parameters.endTime > seconds && isIndexed(order.hash),
    ),
  )
}

/** Counts the items that open orders offer, with each order counting for at least one. */
export const countOpenItems = (open: readonly OrderState[]): number =>
  open.reduce((sum, { parameters }) => sum + Math.max(parameters.offer.length, 1), 0)

function newOrder(
  history: History,
  { orderHash, parameters, log }: SeaportEvent & { kind: 'validated' },
  { counter, isFollowed }: Pick<OrderState, 'counter' | 'isFollowed'>,
): OrderState {
  const terms = readTerms(parameters)
  const ended = parameters.endTime <= BigInt(history.readSeconds(log))
  return {
    ...{ hash: orderHash, parameters, counter, log, isFollowed, terms, fills: [] },
    ...{ remaining: countParts(terms, parameters), status: ended ? 'EXPIRED' : 'OPEN', mayBe: [], end: null },
    where: log.transactionHash,
  }
}

function fill(order: OrderState, event: Fulfilled, seconds: bigint): void {
  order.fills.push(event)
  order.where = event.log.transactionHash
  const left = allowsPartialFills(order.parameters)
    ? order.remaining - partsFilled(order, event, seconds)
    : 0n
  const remaining = left > 0n ? left : 0n
  if (remaining === 0n) order.end = { log: event.log, remaining: order.remaining }
  order.remaining = remaining
  order.status = remaining === 0n ? 'FILLED' : 'PARTIAL'
}

/**
 * All items are filled by one fraction, which an item whose amount does not change with time shows. Where all change, the
 * first offered one does: Seaport moves it in a straight line, and rounds it down. Source: AmountDeriver.sol.
 */
function partsFilled(
  { parameters, terms, remaining }: OrderState,
  event: Fulfilled,
  seconds: bigint,
): bigint {
  const { offer, consideration, startTime, endTime } = parameters
  const quantity = countParts(terms, parameters)
  const pairs = [
    ...offer.map((item, i) => [item, event.offer[i]] as const),
    ...consideration.map((item, i) => [item, event.consideration[i]] as const),
  ]
  const fixed = pairs.find(([{ startAmount, endAmount }]) => startAmount === endAmount && startAmount > 0n)
  const pair = fixed ?? (offer.length > 0 ? pairs[0] : undefined)
  if (pair === undefined) return remaining
  const [item, moved] = pair as readonly [Item, Item]
  if (fixed !== undefined) return (moved.startAmount * quantity) / item.startAmount
  const line = item.startAmount * (endTime - seconds) + item.endAmount * (seconds - startTime)
  if (line === 0n) return remaining
  const step = fillStep({ quantity, items: [...offer, ...consideration] })
  return divideUp(moved.startAmount * quantity * (endTime - startTime), line * step) * step
}

/** An order that ended before this block's time is not closed again. An order that isn't followed has no end. */
async function endBy(history: History, order: OrderState, status: Status, log: Log): Promise<void> {
  if (!isOpen(order)) return
  const seconds = history.readSeconds(log)
  if (order.isFollowed && order.parameters.endTime <= BigInt(seconds)) {
    const before = await history.chain.block(log.blockNumber - 1)
    if (order.parameters.endTime <= BigInt(before.timestamp)) {
      order.status = 'EXPIRED'
      if (seconds - Number(order.parameters.endTime) <= MINUTE) order.mayBe = [status]
      return
    }
  }
  order.status = status
  order.end = { log, remaining: order.remaining }
  order.where = log.transactionHash
}

function expire(history: History, order: OrderState): void {
  if (!isOpen(order) || !order.isFollowed) return
  const { timestamp } = history.head
  if (order.parameters.endTime > BigInt(timestamp)) return
  if (timestamp - Number(order.parameters.endTime) <= MINUTE) order.mayBe = [order.status]
  order.status = 'EXPIRED'
}
