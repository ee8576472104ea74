// Compares every order: its terms, its state, whether it is live, and its items.
import { type Comparison, type Row, plain } from './comparison.ts'
import { ITEM_TYPES, type Item } from './events.ts'
import type { History } from './history.ts'
import { tokenKey } from './ownership.ts'
import type { Judged } from './orders/judge.ts'
import { type JudgedOrder, settled, unitEndPrice, unitPrice } from './orders/live.ts'
import { readRoyalty } from './orders/royalty.ts'
import { type OrderState, type Orders, isOpen } from './orders/states.ts'
import { type Terms, areGoodsSound, isMoney, countParts } from './orders/terms.ts'
import type { Hex } from './rpc.ts'
import { type Site, marketId, getUnit } from './site.ts'
import type { Snapshot } from './snapshot.ts'

export async function checkOrders(
  history: History,
  snapshot: Snapshot,
  orders: Orders,
  judged: Judged,
  site: Site,
  comparison: Comparison,
): Promise<void> {
  const rows = new Map([...snapshot.orders].filter(([, row]) => row['published'] === true))
  const expected = new Map<string, OrderState>()
  for (const order of orders.published.values()) {
    if (rows.has(order.hash) || mustBeIndexed(order, snapshot)) expected.set(order.hash, order)
  }
  comparison.lists(
    'Order',
    rows,
    expected,
    ({ where }) => where,
    (row, order) => {
      checkFixed(row, order, judged, history, comparison)
      checkStatus(row, order, judged.orders.get(order.hash), { snapshot, site, comparison })
    },
  )
  checkItems(snapshot, expected, comparison)
  for (const [hash, order] of expected) {
    const row = rows.get(hash)
    if (row !== undefined) await checkMoney(row, order, history, snapshot, comparison)
  }
}

/**
 * Returns whether the order names a collection which the index had by then; orders for no item may be missing or
 * present.
 */
function mustBeIndexed({ parameters, log, terms }: OrderState, { collections }: Snapshot): boolean {
  return [...parameters.offer, ...parameters.consideration].some((item) => {
    const row = isMoney(item) ? undefined : collections.get(item.token)
    if (row === undefined) return false
    const from = Number(row['indexedFromBlock'])
    return from < log.blockNumber || (terms !== null && areGoodsSound(terms) && from === log.blockNumber)
  })
}

/** Compares the fields from the signed parameters, which never change. */
function checkFixed(
  row: Row,
  order: OrderState,
  judged: Judged,
  history: History,
  comparison: Comparison,
): void {
  const { parameters: signed, log } = order
  comparison.fields(
    'Order',
    row,
    {
      offerer: signed.offerer,
      ...(order.counter !== undefined && { counter: order.counter }),
      zone: signed.zone,
      zoneHash: signed.zoneHash,
      conduitKey: signed.conduitKey,
      operator: judged.readConduit(signed.conduitKey).address,
      orderType: signed.orderType,
      startsAtSeconds: signed.startTime,
      endsAtSeconds: signed.endTime,
      salt: signed.salt,
      totalOriginalConsiderationItems: signed.totalOriginalConsiderationItems,
      offeredItemCount: signed.offer.length,
      createdAtBlock: log.blockNumber,
      createdAtSeconds: history.readSeconds(log),
      createdInTransaction: log.transactionHash,
    },
    log.transactionHash,
  )
}

function checkStatus(
  row: Row,
  order: OrderState,
  judgedOrder: JudgedOrder | undefined,
  {
    snapshot,
    site,
    comparison,
  }: {
    readonly snapshot: Snapshot
    readonly site: Site
    readonly comparison: Comparison
  },
): void {
  const { terms, where } = order
  const indexed = plain(row['status'])
  const late = order.mayBe.some((status) => status === indexed)
  if (late) comparison.withinMinute('Order.status')
  comparison.fields('Order', row, { status: late ? indexed : order.status }, where)
  const isIndexedOpen = indexed === 'OPEN' || indexed === 'PARTIAL'
  // Terms don't matter where the item can't be moved at all.
  if (terms === null || judgedOrder === undefined || (row['side'] === null && !areGoodsSound(terms))) {
    const openFor = isIndexedOpen && order.isFollowed ? order.parameters.offerer : null
    comparison.fields(
      'Order',
      row,
      {
        ...{ side: null, scope: 'OTHER', live: false, openFor, defect: null, currency: null, unit: null },
        ...{ quantity: countParts(terms, order.parameters), ...(!late && { remaining: order.remaining }) },
      },
      where,
    )
    return
  }
  const open = late ? isIndexedOpen : isOpen(order)
  const { defects, delivery } = judgedOrder
  const defect = plain(row['defect'])
  const live = settled(judgedOrder, row)
  if (live !== judgedOrder.live) comparison.withinMinute('Order.live')
  const { scope, side } = terms
  const [good] = terms.goods as [Item, ...Item[]]
  const token = scope === 'ITEM' ? tokenKey(good.token, good.identifier) : null
  const collection = orderCollection(terms, snapshot)
  // A reference to a token that does not exist reads as null.
  const liveOn = live && row['token'] !== null ? token : null
  comparison.fields(
    'Order',
    row,
    {
      ...{ side, scope, collection, currency: terms.currency, unit: getUnit(terms.currency, site) },
      market: collection === null ? null : marketId(collection, terms.currency, site),
      ...(row['token'] !== null && { token }),
      criteriaRoot: scope === 'TRAIT' ? good.identifier : null,
      ...{ startPrice: terms.startPrice, endPrice: terms.endPrice, quantity: terms.quantity },
      ...{ unitPrice: unitPrice(terms), unitEndPrice: unitEndPrice(terms), proceeds: terms.proceeds },
      priceType: priceType(judgedOrder),
      // The index may name any of several defects.
      defect: [...defects].find((name) => name === defect) ?? [...defects][0] ?? null,
      unrestricted: order.parameters.orderType < 2 && terms.privateTaker === null,
      privateTaker: terms.privateTaker,
      live,
      liveAskOn: side === 'ASK' ? liveOn : null,
      liveBidOn: side === 'BID' ? liveOn : null,
      openFor: open && order.isFollowed ? order.parameters.offerer : null,
      ...(open && { remaining: order.remaining }),
      ...(order.status === 'FILLED' && { remaining: 0n }),
      ...(open && side === 'BID' && { availableQuantity: order.remaining }),
      ...(!open && { availableQuantity: 0n }),
      ...(open && delivery !== null && { makerHolds: delivery.holds, makerApproved: delivery.approved }),
      ...(open && delivery !== null && { availableQuantity: delivery.available }),
    },
    where,
  )
  const since = row['liveSinceSeconds']
  comparison.value({
    ...{ entity: 'Order', id: row.id, field: 'liveSinceSeconds is set', where },
    ...{ index: since !== null, chain: live },
  })
}

/**
 * Returns the order's collection. An order whose contract could only be called later stays in the index, even if it
 * turns out to be no collection.
 */
export function orderCollection({ collection }: Terms, { collections }: Snapshot): Hex | null {
  return collection !== null && collections.has(collection) ? collection : null
}

function priceType({ terms }: JudgedOrder): string {
  if (terms.payments.some(({ startAmount, endAmount }) => endAmount > startAmount)) return 'RISING'
  return terms.startPrice === terms.endPrice ? 'FIXED' : 'DECLINING'
}

async function checkMoney(
  row: Row,
  { terms, parameters, log }: OrderState,
  history: History,
  snapshot: Snapshot,
  comparison: Comparison,
): Promise<void> {
  if (terms === null || row['side'] === null) return
  const named = terms.collection === null ? undefined : snapshot.collections.get(terms.collection)
  const royalty = await readRoyalty(history, {
    terms,
    payments: parameters.consideration.filter(isMoney),
    seller: parameters.offerer,
    blockNumber: log.blockNumber,
    previous: (named?.['royaltyRecipient'] as Hex | null | undefined) ?? null,
    indexed: row['royaltyRecipient'] as Hex | null,
  })
  const fee = terms.startPrice - terms.proceeds - royalty.amount
  comparison.fields(
    'Order',
    row,
    { royaltyRecipient: royalty.recipient, royaltyAmount: royalty.amount, feeAmount: fee },
    log.transactionHash,
  )
}

function checkItems(
  snapshot: Snapshot,
  orders: ReadonlyMap<string, OrderState>,
  comparison: Comparison,
): void {
  const expected = new Map<string, Record<string, unknown> & { where: string }>()
  for (const { hash, parameters, log } of orders.values()) {
    const lists = { OFFER: parameters.offer, CONSIDERATION: parameters.consideration }
    for (const [place, [side, items]] of Object.entries(lists).entries()) {
      for (const [index, item] of items.entries()) {
        const id = `${hash}${place.toString(16).padStart(4, '0')}${index.toString(16).padStart(4, '0')}`
        expected.set(id, {
          ...{ order: hash, side, index, itemType: ITEM_TYPES[item.itemType], contract: item.token },
          ...{
            identifierOrCriteria: item.identifier,
            startAmount: item.startAmount,
            endAmount: item.endAmount,
          },
          ...{ recipient: item.recipient, where: log.transactionHash },
        })
      }
    }
  }
  comparison.lists(
    'OrderItem',
    snapshot.orderItems,
    expected,
    ({ where }) => where,
    (row, { where, ...fields }) => {
      comparison.fields('OrderItem', row, fields, where)
    },
  )
}
