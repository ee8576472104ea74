// Which listings, offers and cancellations the chain's logs call for that a history lacks.
import type { Address } from '../domain/address.ts'
import type { Claim, ClaimedRow, Subject } from './claim.ts'
import type { OrderLog } from './evidence.ts'
import type { Missing } from './findings.ts'
import type { Hex } from './hex.ts'
import type { PublishedOrder, SeaportEvent } from './seaportLogs.ts'
import { isToken, termsOfToken } from './terms.ts'

/** An order's log, and whether the receipt of its transaction holds it and is shown to be part of its block. */
export interface TracedLog extends OrderLog {
  readonly proven: boolean
}

/** A row that the chain's logs call for, and the history does not have. */
export interface UnreportedRow extends Omit<Missing, 'timestampSeconds'> {
  /** Its own log, and for a cancellation the one that published the order. */
  readonly restsOn: readonly TracedLog[]
  /** In seconds; from then on an index may have closed the order by itself. Undefined for what does not depend on it. */
  readonly untilSeconds: bigint | undefined
}

interface OpenOrder {
  readonly log: TracedLog
  readonly event: PublishedOrder
  readonly side: 'ASK' | 'BID'
  /** Units that may still be traded. */
  left: bigint
}

/** A row as the logs call for it. */
interface CalledFor {
  readonly log: TracedLog
  readonly type: 'LISTING' | 'OFFER' | 'CANCELLATION'
  readonly order: OpenOrder
  readonly quantity: bigint
}

/**
 * A cancellation is called for only while the order was open for certain: one that was sold out, or partly sold in a way
 * that does not tell what is left, may have been closed before.
 *
 * @param logs in the chain's order. Of those before the first block only orders that the history tells of are followed;
 *   of orders that were published before them all nothing is said
 * @param blocks the first and the last of which every row is called for
 */
export function findUnreportedOrders(
  { subject, rows }: Claim,
  logs: readonly TracedLog[],
  [first, last]: readonly [number, number],
): readonly UnreportedRow[] {
  const reported = new Set(rows.map((row) => keyOf(row, row.orderHash)))
  const isReported = ({ log, type, order }: CalledFor) =>
    reported.has(keyOf({ ...log, type }, order.event.orderHash))
  const until = logs.filter(({ blockNumber }) => blockNumber <= last)
  return calledFor(until, subject, (published) => published.log.blockNumber >= first || isReported(published))
    .filter((row) => row.log.blockNumber >= first && !isReported(row))
    .map(({ log, type, order: { event, log: published }, quantity }) => ({
      type,
      from: type === 'OFFER' ? null : event.offerer,
      to: type === 'OFFER' ? event.offerer : null,
      quantity,
      blockNumber: log.blockNumber,
      transactionHash: log.transactionHash,
      logIndex: log.logIndex,
      restsOn: [...new Set([log, published])],
      untilSeconds: type === 'CANCELLATION' ? event.endsAtSeconds : undefined,
    }))
}

function keyOf(
  { type, blockNumber, logIndex }: Pick<ClaimedRow, 'type' | 'blockNumber' | 'logIndex'>,
  orderHash: Hex | null,
): string {
  return `${type} ${blockNumber} ${logIndex} ${orderHash ?? ''}`
}

/** @param isFollowed whether what becomes of an order that was published calls for rows too */
function calledFor(
  logs: readonly TracedLog[],
  subject: Subject,
  isFollowed: (published: CalledFor) => boolean,
): readonly CalledFor[] {
  const found: CalledFor[] = []
  const open = new Map<Hex, OpenOrder>()
  const cancel = (log: TracedLog, order: OpenOrder | undefined) => {
    if (order === undefined) return
    open.delete(order.event.orderHash)
    found.push({ log, type: 'CANCELLATION', order, quantity: order.left })
  }
  const madeBy = (maker: Address) => [...open.values()].filter(({ event }) => event.offerer === maker)
  for (const log of logs) {
    const { event } = log
    switch (event.name) {
      case 'OrderValidated': {
        const terms = termsOfToken(event, subject)
        if (terms === undefined) break
        const order = { log, event, side: terms.side, left: terms.quantity }
        const type = terms.side === 'ASK' ? 'LISTING' : 'OFFER'
        const published = { log, type, order, quantity: terms.quantity } as const
        if (isFollowed(published)) open.set(event.orderHash, order)
        found.push(published)
        break
      }
      case 'OrderFulfilled': {
        const order = open.get(event.orderHash)
        if (order !== undefined) order.left -= unitsTaken(order, event, subject)
        if (order !== undefined && order.left <= 0n) open.delete(event.orderHash)
        break
      }
      case 'OrderCancelled':
        cancel(log, open.get(event.orderHash))
        break
      case 'CounterIncremented':
        for (const order of madeBy(event.offerer)) cancel(log, order)
        break
    }
  }
  return found
}

/** Units that a fulfilment took; all that were left where it does not tell. */
function unitsTaken(
  { event, side, left }: OpenOrder,
  fulfilled: Extract<SeaportEvent, { name: 'OrderFulfilled' }>,
  subject: Subject,
): bigint {
  const isFixed = [...event.offer, ...event.consideration].every(
    ({ startAmount, endAmount }) => startAmount === endAmount,
  )
  if (!event.partial || !isFixed) return left
  const moved = side === 'ASK' ? fulfilled.offer : fulfilled.consideration
  const units = moved
    .filter((item) => isToken(item, subject))
    .reduce((sum, item) => sum + item.startAmount, 0n)
  return units > 0n ? units : left
}
