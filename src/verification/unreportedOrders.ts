// Finds listings, offers and cancellations in the chain's logs that a history lacks.
import type { Address } from '../domain/address.ts'
import type { Claim, ClaimedRow, Subject } from './claim.ts'
import type { OrderLog } from './evidence.ts'
import type { Missing } from './findings.ts'
import type { Hex } from './hex.ts'
import type { PublishedOrder, SeaportEvent } from './seaportLogs.ts'
import { isToken, termsOfToken } from './terms.ts'

/** An order's log, and whether it is in a proven receipt. */
export interface TracedLog extends OrderLog {
  readonly proven: boolean
}

/** A row that the chain's logs require and the history lacks. */
export interface UnreportedRow extends Omit<Missing, 'timestampSeconds'> {
  /** Its log, and for a cancellation also the log that published the order. */
  readonly restsOn: readonly TracedLog[]
  /** Time in seconds after which an index may have closed the order on its own; undefined if that doesn't matter. */
  readonly untilSeconds: bigint | undefined
}

interface OpenOrder {
  readonly log: TracedLog
  readonly event: PublishedOrder
  readonly side: 'ASK' | 'BID'
  /** Units that can still be traded. */
  left: bigint
}

/** A row that the logs require. */
interface RequiredRow {
  readonly log: TracedLog
  readonly type: 'LISTING' | 'OFFER' | 'CANCELLATION'
  readonly order: OpenOrder
  readonly quantity: bigint
}

/**
 * A cancellation is only required while the order was certainly open: an order that was sold out, or partly sold by
 * an unknown amount, may have been closed before.
 *
 * @param logs in chain order. Of logs before the first block, only orders in the history are followed; orders
 *   published before all logs are ignored
 * @param blocks the first and last block in which every row is required
 */
export function findUnreportedOrders(
  { subject, rows }: Claim,
  logs: readonly TracedLog[],
  [first, last]: readonly [number, number],
): readonly UnreportedRow[] {
  const reported = new Set(rows.map((row) => rowKey(row, row.orderHash)))
  const isReported = ({ log, type, order }: RequiredRow) =>
    reported.has(rowKey({ ...log, type }, order.event.orderHash))
  const until = logs.filter(({ blockNumber }) => blockNumber <= last)
  return requiredRows(
    until,
    subject,
    (published) => published.log.blockNumber >= first || isReported(published),
  )
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

function rowKey(
  { type, blockNumber, logIndex }: Pick<ClaimedRow, 'type' | 'blockNumber' | 'logIndex'>,
  orderHash: Hex | null,
): string {
  return `${type} ${blockNumber} ${logIndex} ${orderHash ?? ''}`
}

/** @param isFollowed whether later events of a published order require rows too */
function requiredRows(
  logs: readonly TracedLog[],
  subject: Subject,
  isFollowed: (published: RequiredRow) => boolean,
): readonly RequiredRow[] {
  const required: RequiredRow[] = []
  const open = new Map<Hex, OpenOrder>()
  const cancel = (log: TracedLog, order: OpenOrder | undefined) => {
    if (order === undefined) return
    open.delete(order.event.orderHash)
    required.push({ log, type: 'CANCELLATION', order, quantity: order.left })
  }
  const listOrdersBy = (maker: Address) => [...open.values()].filter(({ event }) => event.offerer === maker)
  for (const log of logs) {
    const { event } = log
    switch (event.name) {
      case 'OrderValidated': {
        const terms = termsOfToken(event, subject)
        if (terms === undefined) break
        const order = { log, event, side: terms.side, left: terms.units }
        const type = terms.side === 'ASK' ? 'LISTING' : 'OFFER'
        const published = { log, type, order, quantity: terms.units } as const
        if (isFollowed(published)) open.set(event.orderHash, order)
        required.push(published)
        break
      }
      case 'OrderFulfilled': {
        const order = open.get(event.orderHash)
        if (order !== undefined) order.left -= countUnitsTaken(order, event, subject)
        if (order !== undefined && order.left <= 0n) open.delete(event.orderHash)
        break
      }
      case 'OrderCancelled':
        cancel(log, open.get(event.orderHash))
        break
      case 'CounterIncremented':
        for (const order of listOrdersBy(event.offerer)) cancel(log, order)
        break
    }
  }
  return required
}

/** Units that a fulfillment took; all remaining units if it can't be determined. */
function countUnitsTaken(
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
