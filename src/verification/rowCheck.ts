// Checks one row of a history against its log.
import { toHistoryPlace } from '../domain/historyPosition.ts'
import type { Claim, ClaimedRow, Subject } from './claim.ts'
import { type Evidence, isProven, type ReceiptEvidence } from './evidence.ts'
import type { Contradiction, RowVerdict } from './findings.ts'
import { type ChainLog, parseMovements } from './movements.ts'
import { maySellByOffers } from './matchPrice.ts'
import { allowsPrice, isAmbiguous, type ReportedSale, salesIn } from './saleCheck.ts'
import { parseSeaportLog } from './seaportLogs.ts'
import { MAX_PARTS, sumUnits, type UnitsTaken, countUnitsLeft, countUnitsMoved } from './soldUnits.ts'
import { termsOfToken } from './terms.ts'

/** The row according to its log. */
type Expected = Omit<ClaimedRow, 'id' | 'position' | 'emitter' | keyof LogPlace | 'timestampSeconds'>

type LogPlace = Pick<ClaimedRow, 'transactionHash' | 'logIndex' | 'blockNumber' | 'blockHash'>

/** Rows of one order: its listing or offer, and its sales. */
interface OrderRows {
  published: ClaimedRow | undefined
  readonly sales: ClaimedRow[]
  /** An order can be canceled once. */
  canceled: ClaimedRow | undefined
}

/** Returns the token's sales in a receipt. */
export type SaleReader = (receipt: ReceiptEvidence) => readonly ReportedSale[]

/** Reads each receipt once, however many rows refer to it. */
export function createSaleReader({ subject }: Claim, { selectors }: Evidence): SaleReader {
  const salesByReceipt = new Map<ReceiptEvidence, readonly ReportedSale[]>()
  return (receipt) => {
    const reported =
      salesByReceipt.get(receipt) ?? salesIn(receipt, subject, selectors.get(receipt.transactionHash))
    salesByReceipt.set(receipt, reported)
    return reported
  }
}

/** A claim and the evidence for it. */
export interface Context {
  readonly claim: Claim
  readonly evidence: Evidence
  readonly sales: SaleReader
}

interface RowContext extends Context {
  readonly taken: UnitsTaken
  readonly orders: ReadonlyMap<string, Readonly<OrderRows>>
}

/** Groups a history's rows by order; cancellations are checked against them. */
export function groupOrders(rows: readonly ClaimedRow[]): ReadonlyMap<string, Readonly<OrderRows>> {
  const orders = new Map<string, OrderRows>()
  for (const row of rows) {
    if (row.orderHash === null) continue
    const order = orders.get(row.orderHash) ?? { published: undefined, sales: [], canceled: undefined }
    orders.set(row.orderHash, order)
    if (row.type === 'SALE') order.sales.push(row)
    else if (row.type === 'CANCELLATION') order.canceled ??= row
    else if (row.type === 'LISTING' || row.type === 'OFFER') order.published ??= row
  }
  return orders
}

/** Checks a row, except for its order among the others. */
export function checkRow(row: ClaimedRow, context: RowContext): RowVerdict {
  const { claim, evidence } = context
  // An index can't know blocks that it hasn't read.
  if (row.blockNumber > claim.head.number) return { kind: 'contradicted', by: ['block'] }
  const block = evidence.blocks.get(row.blockNumber)
  if (row.blockNumber > evidence.pinned.number || block === undefined) return { kind: 'unread' }
  if (block.hash !== row.blockHash) {
    // If the index's newest block is on the chain, so are all blocks before it; a final block is anyway.
    const follows = evidence.headStands === true || row.blockNumber <= (evidence.finalized ?? -1)
    return follows ? { kind: 'contradicted', by: ['block'] } : { kind: 'replaced' }
  }
  const receipt = block.receipts.get(row.transactionHash)
  if (receipt === undefined) return { kind: 'contradicted', by: ['transaction'] }
  const log = receipt.logs.find(({ logIndex }) => logIndex === row.logIndex)
  const expected =
    log === undefined ? undefined : expectedRow(row, { ...context, log, receipt, subject: claim.subject })
  if (log === undefined || expected === undefined) return { kind: 'contradicted', by: ['log'] }
  const by: Contradiction[] = differences(row, expected)
  if (log.address !== row.emitter) by.push('emitter')
  if (block.timestampSeconds !== row.timestampSeconds) by.push('time')
  const place = toHistoryPlace(row.position)
  if (place.block !== BigInt(row.blockNumber) || place.logIndex !== BigInt(row.logIndex)) by.push('place')
  if (by.length > 0) return { kind: 'contradicted', by }
  return { kind: isProven(block, receipt) ? 'verified' : 'matched' }
}

interface LogContext extends RowContext {
  readonly log: ChainLog
  readonly receipt: ReceiptEvidence
  readonly subject: Subject
}

/** Undefined if the log isn't such an event of this token. */
function expectedRow(row: ClaimedRow, context: LogContext): Expected | undefined {
  switch (row.type) {
    case 'MINT':
    case 'TRANSFER':
    case 'BURN':
      return expectedMovement(row, context)
    case 'SALE':
      return expectedSale(row, context)
    case 'LISTING':
    case 'OFFER':
      return expectedOrder(row, context)
    case 'CANCELLATION':
      return expectedCancellation(row, context)
  }
}

const NO_ORDER = {
  price: null,
  unitPrice: null,
  currency: null,
  orderHash: null,
  orderSide: null,
  bundleSize: null,
} as const

function expectedMovement(row: ClaimedRow, { log, subject }: LogContext): Expected | undefined {
  const { rowNumber } = toHistoryPlace(row.position)
  const moved = parseMovements(log, subject).find((movement) => movement.rowNumber === rowNumber)
  if (moved === undefined) return undefined
  const { type, from, to, quantity } = moved
  return { ...NO_ORDER, type, from, to, quantity }
}

function expectedSale(
  row: ClaimedRow,
  { log, receipt, subject, sales, taken }: LogContext,
): Expected | undefined {
  const { rowNumber } = toHistoryPlace(row.position)
  const here = sales(receipt).filter((reported) => reported.logIndex === log.logIndex)
  const exact = here.filter((reported) => reported.rowNumber === rowNumber)
  // In a match, one listing may sell each of its items to several buyers, one row each.
  const shared = here.filter(({ match, quantity }) => match !== undefined && row.quantity < quantity)
  const candidates = exact.length > 0 ? exact : shared
  const sale = candidates.find((candidate) => allowsPrice(candidate, row)) ?? candidates[0]
  if (sale === undefined || isSoldByListings(sale, row)) return undefined
  const isListing = sale.side === 'ASK'
  const parties = sale.parties.find(({ from, to }) => from === row.from && to === row.to) ??
    sale.parties[0] ??
      // If the logs don't show the other party, it can't be checked.
      { from: isListing ? sale.offerer : row.from, to: isListing ? row.to : sale.offerer }
  const allowed = allowsPrice(sale, row)
  // In a match, the bounds of a price that isn't allowed are no price.
  const { price, quantity, currency, bundleSize } = allowed
    ? row
    : { ...sale, price: sale.match === undefined ? sale.price : null }
  // Several rows share what a match sold, it may be reported for either side, and parties may be those of another row.
  const isShared = sale.match !== undefined || isAmbiguous(sale)
  const left = isShared ? countUnitsLeft(row, taken, { here, receipt, subject }) : quantity
  return {
    type: 'SALE',
    ...(allowed &&
    sale.match !== undefined &&
    isParty(sale, row) &&
    countUnitsMoved(row, receipt, subject) >= row.quantity
      ? { from: row.from, to: row.to }
      : parties),
    quantity: left < quantity ? left : quantity,
    price,
    unitPrice: price === null ? null : price / quantity,
    currency,
    orderHash: sale.orderHash,
    orderSide: sale.side,
    bundleSize,
  }
}

/** Whether the seller's listings made the matched sale that an offer's row reports: the index records it once. */
const isSoldByListings = ({ side, match, good }: ReportedSale, { from, to }: ClaimedRow): boolean =>
  side === 'BID' && match !== undefined && !maySellByOffers({ good, from, to }, match)

/** A listing's maker sells, and an offer's items go to the account that it names. */
function isParty({ side, offerer, good }: ReportedSale, { from, to }: ClaimedRow): boolean {
  return side === 'ASK' ? from === offerer : to === (good.recipient ?? offerer)
}

/** The row of a published order: one event, one order. */
function expectedOrder(row: ClaimedRow, { log, subject }: LogContext): Expected | undefined {
  const event = parseSeaportLog(log)
  if (event?.name !== 'OrderValidated') return undefined
  const terms = termsOfToken(event, subject)
  if (terms === undefined || toHistoryPlace(row.position).rowNumber !== terms.rowNumber) return undefined
  const isListing = terms.side === 'ASK'
  return {
    type: isListing ? 'LISTING' : 'OFFER',
    from: isListing ? event.offerer : null,
    to: isListing ? null : event.offerer,
    quantity: terms.units,
    // For a bundle, the whole bundle's.
    price: terms.price,
    // The maximum price of a unit, rounded up.
    unitPrice: (terms.price + terms.quantity - 1n) / terms.quantity,
    currency: terms.currency,
    orderHash: event.orderHash,
    orderSide: terms.side,
    bundleSize: null,
  }
}

/** A cancellation repeats the order's own row, minus what was sold since. */
function expectedCancellation(row: ClaimedRow, { log, orders }: LogContext): Expected | undefined {
  const event = parseSeaportLog(log)
  if (event?.name !== 'OrderCancelled' && event?.name !== 'CounterIncremented') return undefined
  const orderHash = event.name === 'OrderCancelled' ? event.orderHash : row.orderHash
  const order = orders.get(orderHash ?? '')
  const published = order?.published
  const rowNumber = published === undefined ? 0 : toHistoryPlace(published.position).rowNumber
  if (event.name === 'OrderCancelled' && toHistoryPlace(row.position).rowNumber !== rowNumber)
    return undefined
  // An order without a row can't be canceled in the history.
  const again = order?.canceled !== row && (order?.canceled?.position ?? row.position) < row.position
  if (published === undefined || published.position >= row.position || again) {
    return { ...row, orderHash: null }
  }
  const sales = (order?.sales ?? []).filter(({ position }) => position < row.position)
  const left = published.quantity - sumUnits(sales)
  // Units that were sold beyond the parts of one sale have no row.
  const isLess = sales.length >= MAX_PARTS && row.quantity > 0n && row.quantity < left
  return {
    type: 'CANCELLATION',
    from: event.offerer,
    to: null,
    quantity: isLess ? row.quantity : left,
    price: published.price,
    unitPrice: published.unitPrice,
    currency: published.currency,
    // Another account's counter doesn't cancel this order.
    orderHash: (published.from ?? published.to) === event.offerer ? orderHash : null,
    orderSide: published.orderSide,
    bundleSize: null,
  }
}

function differences(row: ClaimedRow, expected: Expected): Contradiction[] {
  const compared: readonly (readonly [Contradiction, boolean])[] = [
    ['type', row.type === expected.type],
    ['from', row.from === expected.from],
    ['to', row.to === expected.to],
    ['quantity', row.quantity === expected.quantity],
    ['price', row.price === expected.price],
    ['unit price', row.unitPrice === expected.unitPrice],
    ['currency', row.currency === expected.currency],
    ['order', row.orderHash === expected.orderHash && row.orderSide === expected.orderSide],
    ['items sold together', row.bundleSize === expected.bundleSize],
  ]
  return compared.filter(([, same]) => !same).map(([field]) => field)
}
