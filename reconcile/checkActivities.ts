// Compares the history: one row for each movement, listing, offer, cancellation and sale, and no extra rows.
import { orderCollection } from './checkOrders.ts'
import { type Comparison, type Row, plain } from './comparison.ts'
import { ZERO_ADDRESS } from './events.ts'
import type { History } from './history.ts'
import type { Log } from './logs.ts'
import { tokenKey } from './ownership.ts'
import type { JudgedOrder } from './orders/live.ts'
import { unitPrice } from './orders/live.ts'
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
  for (const { key, ...row } of [
    ...movements(history),
    ...orderRows(snapshot, orders),
    ...sales.map((sale) => saleRow(sale)),
  ]) {
    expected.set(key, row)
  }
  const rows = new Map([...snapshot.activities.values()].map((row) => [rowKey(row), row]))
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
 * Returns the key that distinguishes rows of one log: for movements the number within the log, for orders the order and
 * the parties.
 */
function rowKey(row: Row): string {
  const type = plain(row['type'])
  const place = `${plain(row['transactionHash'])} ${plain(row['logIndex'])}`
  if (type === 'SALE') {
    const parts = ['order', 'token', 'from', 'to', 'quantity'].map((field) => plain(row[field]))
    return [type, place, ...parts].join(' ')
  }
  if (type === 'LISTING' || type === 'OFFER' || type === 'CANCELLATION') {
    return [type, place, plain(row['order'])].join(' ')
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
      ...{
        collection: orderCollection(terms, snapshot),
        price: terms.startPrice,
        unitPrice: unitPrice(terms),
      },
      ...{ currency: terms.currency, order: state.hash, sale: null },
      // A reference to a token that does not exist reads as null.
      token: row['token'],
    }
    const type = isListing ? 'LISTING' : 'OFFER'
    yield {
      log: state.log,
      key: `${type} ${state.log.transactionHash} ${state.log.logIndex} ${state.hash}`,
      fields: {
        ...{ ...shared, type, quantity: terms.quantity },
        ...{ from: isListing ? maker : null, to: isListing ? null : maker },
      },
    }
    if (state.end === null || (state.status !== 'CANCELLED' && state.status !== 'COUNTER_BUMPED')) continue
    const { log, remaining } = state.end
    yield {
      log,
      key: `CANCELLATION ${log.transactionHash} ${log.logIndex} ${state.hash}`,
      fields: { ...shared, type: 'CANCELLATION', quantity: remaining, from: maker, to: null },
    }
  }
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
