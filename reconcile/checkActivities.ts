// Compares the history: one row for each movement, listing, offer, cancellation and sale, and no extra rows.
import { orderCollection } from './checkOrders.ts'
import { type Comparison, type Row, plain } from './comparison.ts'
import { ZERO_ADDRESS } from './events.ts'
import type { History } from './history.ts'
import type { Log } from './logs.ts'
import { tokenKey } from './ownership.ts'
import type { JudgedOrder } from './orders/live.ts'
import { unitPrice } from './orders/live.ts'
import { sum, type Terms } from './orders/terms.ts'
import { groupBy } from './groupBy.ts'
import type { Hex } from './rpc.ts'
import type { ExpectedSale } from './sales/sales.ts'
import type { Snapshot } from './snapshot.ts'

interface Expected {
  readonly log: Log
  readonly fields: Readonly<Record<string, unknown>>
}

export function checkActivities(
  history: History,
  snapshot: Snapshot,
  orders: ReadonlyMap<Hex, JudgedOrder>,
  sales: readonly ExpectedSale[],
  comparison: Comparison,
): void {
  const expected = new Map<string, Expected>()
  const number = numberer()
  for (const { key, ...row } of [
    ...movements(history),
    ...orderRows(snapshot, orders),
    ...sales.map((sale) => saleRow(sale)),
  ]) {
    expected.set(number(key), row)
  }
  const numberRow = numberer()
  const rows = new Map([...snapshot.activities.values()].map((row) => [numberRow(rowKey(row)), row]))
  comparison.lists(
    'Activity',
    rows,
    expected,
    ({ log }) => log.transactionHash,
    (row, { log, fields }) => {
      const block = history.readBlock(log.blockNumber)
      comparison.fields(
        'Activity',
        row,
        {
          ...fields,
          ...{ emitter: log.address, transactionHash: log.transactionHash, logIndex: log.logIndex },
          ...{ blockNumber: log.blockNumber, blockHash: block.hash, timestampSeconds: block.timestamp },
        },
        log.transactionHash,
      )
      checkPosition(row, log, comparison)
    },
  )
}

/** Distinguishes rows with one key: those of a bundle's tokens that the index lacks. */
function numberer(): (key: string) => string {
  const counts = new Map<string, number>()
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key} ${count}`
  }
}

/**
 * Checks the position: block number times 2^40, plus log index times 2^16, plus a number within the log, which also
 * ends the row's id.
 */
function checkPosition(row: Row, log: Log, comparison: Comparison): void {
  const base = (BigInt(log.blockNumber) << 40n) + (BigInt(log.logIndex) << 16n)
  const within = BigInt(plain(row['position'])) - base
  comparison.value({
    ...{ entity: 'Activity', id: row.id, field: 'position', where: log.transactionHash },
    index: row['position'],
    chain: within >= 0n && within < 1n << 16n ? row['position'] : base,
  })
}

/**
 * Returns the key that distinguishes rows of one log: for movements the number within the log, for orders the order, the
 * token and, for sales, the parties.
 */
function rowKey(row: Row): string {
  const type = plain(row['type'])
  const place = `${plain(row['transactionHash'])} ${plain(row['logIndex'])}`
  if (type === 'SALE') {
    const parts = ['order', 'token', 'from', 'to', 'quantity'].map((field) => plain(row[field]))
    return [type, place, ...parts].join(' ')
  }
  if (type === 'LISTING' || type === 'OFFER' || type === 'CANCELLATION') {
    return [type, place, plain(row['order']), plain(row['token'])].join(' ')
  }
  return [place, BigInt(plain(row['position'])) & 0xffffn].join(' ')
}

function* movements(history: History): Generator<Expected & { key: string }> {
  for (const events of history.collections.values()) {
    for (const event of events) {
      if (event.kind !== 'movement' || event.units === 0n) continue
      const { log, row, collection, tokenId, units, operator } = event
      const from = event.from === ZERO_ADDRESS ? null : event.from
      const to = event.to === ZERO_ADDRESS ? null : event.to
      if (from === null && to === null) continue
      yield {
        log,
        key: `${log.transactionHash} ${log.logIndex} ${row}`,
        fields: {
          ...{ type: from === null ? 'MINT' : to === null ? 'BURN' : 'TRANSFER', collection, from, to },
          ...{ token: tokenKey(collection, tokenId), quantity: units, price: null, order: null, sale: null },
          ...(operator !== null && { operator }),
        },
      }
    }
  }
}

/** Yields the expected rows of listings, offers and their cancellations. */
function* orderRows(
  snapshot: Snapshot,
  orders: ReadonlyMap<Hex, JudgedOrder>,
): Generator<Expected & { key: string }> {
  for (const { state, terms } of orders.values()) {
    const row = snapshot.orders.get(state.hash)
    // An order that concerns no collection is not kept, but one of its fills may be; the index then has it as never
    // published.
    if (row?.['published'] !== true || row['side'] === null) continue
    const isListing = terms.side === 'ASK'
    const maker = state.parameters.offerer
    const shared = {
      ...{ price: terms.startPrice, unitPrice: unitPrice(terms), currency: terms.currency },
      ...{ order: state.hash, sale: null },
    }
    const type = isListing ? 'LISTING' : 'OFFER'
    const { end } = state
    for (const { collection, token, units } of tradedTokens(terms, row, snapshot)) {
      const key = (kind: string, { transactionHash, logIndex }: Log) =>
        `${kind} ${transactionHash} ${logIndex} ${state.hash} ${plain(token)}`
      yield {
        log: state.log,
        key: key(type, state.log),
        fields: {
          ...{ ...shared, type, collection, token, quantity: units * terms.quantity },
          ...{ from: isListing ? maker : null, to: isListing ? null : maker },
        },
      }
      if (end === null || (state.status !== 'CANCELLED' && state.status !== 'COUNTER_BUMPED')) continue
      yield {
        log: end.log,
        key: key('CANCELLATION', end.log),
        fields: {
          ...{ ...shared, type: 'CANCELLATION', collection, token },
          ...{ quantity: units * end.remaining, from: maker, to: null },
        },
      }
    }
  }
}

/**
 * Returns what an order's rows are about: a bundle has one row per token. References to collections and tokens that do
 * not exist read as null.
 */
function tradedTokens(
  terms: Terms,
  row: Row,
  snapshot: Snapshot,
): readonly { readonly collection: unknown; readonly token: unknown; readonly units: bigint }[] {
  if (terms.side !== 'ASK' || terms.scope !== 'BUNDLE') {
    return [{ collection: orderCollection(terms, snapshot), token: row['token'], units: 1n }]
  }
  const items = groupBy(terms.goods, ({ token, identifier }) => tokenKey(token, identifier))
  return [...items].map(([id, goods]) => ({
    collection: goods.map(({ token }) => token).find((token) => snapshot.collections.has(token)) ?? null,
    token: snapshot.tokens.has(id) ? id : null,
    units: sum(goods) / terms.quantity,
  }))
}

function saleRow(sale: ExpectedSale): Expected & { key: string } {
  const { log } = sale.event
  const place = `${log.transactionHash} ${log.logIndex}`
  const { orderHash, token, seller, buyer, quantity } = sale
  return {
    log,
    key: ['SALE', place, orderHash, token, seller, buyer, quantity].join(' '),
    fields: {
      ...{ type: 'SALE', collection: sale.collection, token, from: seller, to: buyer, quantity },
      ...{ price: sale.price, unitPrice: sale.price / quantity, currency: sale.currency, order: orderHash },
    },
  }
}
