// Starts and ends orders that are due, and reviews those whose price or conduit changed. Each block handles a limited
// number, so that the work of a block is limited.
import { Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Conduit, ConduitPage, Order, SweepBucket, SweepCursor } from '../../generated/schema'
import {
  CONDUIT_PAGE_SIZE,
  SWEEP_DAYS_PER_RUN,
  SWEEP_BUCKETS_PER_RUN,
  SWEEP_ORDERS_PER_RUN,
} from '../constants'
import {
  ENDS,
  MINUTES_PER_DAY,
  STARTS,
  loadCursor,
  toMinute,
  newCursor,
  nextMarkedMinute,
  pageCount,
  schedule,
} from '../entities/sweep'
import { conduitPageId, bucketMinute, sweepBucketId } from '../ids'
import { EXPIRED, closeOrder } from './close'
import { isOpen, reviewPrice, saveWithLive } from './live'

export function sweepOrders(block: ethereum.Block): void {
  // Each has its own limits, so that no number of ends delays a start. Clients see by their own clock what has ended.
  sweepCalendar(STARTS, block)
  sweepCalendar(ENDS, block)
}

function sweepCalendar(calendar: i32, block: ethereum.Block): void {
  const now = toMinute(block.timestamp)
  const existing = loadCursor(calendar)
  const cursor = existing != null ? existing : newCursor(calendar, now)
  const startMinute = cursor.minute
  const startPage = cursor.page
  let room = SWEEP_ORDERS_PER_RUN
  let buckets = SWEEP_BUCKETS_PER_RUN
  let days = SWEEP_DAYS_PER_RUN

  while (cursor.minute <= now && room > 0 && buckets > 0 && days > 0) {
    const marked = nextMarkedMinute(cursor.minute, calendar)
    if (marked < 0) {
      days--
      const nextDay = (cursor.minute / MINUTES_PER_DAY + 1) * MINUTES_PER_DAY
      if (nextDay > now) break
      cursor.minute = nextDay
      cursor.page = 0
      continue
    }
    if (marked > now) break
    if (marked != cursor.minute) {
      cursor.minute = marked
      cursor.page = 0
    }
    const count = pageCount(marked, calendar)
    let page = cursor.page
    while (page < count && room > 0 && buckets > 0) {
      room -= settlePage(marked, page, calendar, block)
      page++
      buckets--
    }
    // The running minute is visited again until it is over, because its last orders are not due yet.
    if (marked == now) break
    if (page < count) {
      cursor.page = page
    } else {
      cursor.minute = marked + 1
      cursor.page = 0
    }
  }
  const conduits = cursor.conduits.length
  if (conduits > 0 && room > 0) reviewConduit(cursor, room, block)
  if (
    existing == null ||
    cursor.minute != startMinute ||
    cursor.page != startPage ||
    cursor.conduits.length != conduits
  ) {
    cursor.save()
  }
}

/** Reviews orders of the first conduit whose channel changed, while there is room. Changes the cursor only. */
function reviewConduit(cursor: SweepCursor, room: i32, block: ethereum.Block): void {
  const conduits = cursor.conduits
  const conduit = Conduit.load(conduits[0])
  if (conduit != null) {
    const end = (conduit.orderCount + CONDUIT_PAGE_SIZE - 1) / CONDUIT_PAGE_SIZE
    let page = conduit.reviewPage
    for (; page < end && room > 0; page++) {
      const row = ConduitPage.load(conduitPageId(conduit.id, page))
      if (row != null) room -= reviewAll(row.orders, block)
    }
    conduit.reviewPage = page
    conduit.save()
    if (page < end) return
  }
  conduits.shift()
  cursor.conduits = conduits
}

/** Returns the number of orders reviewed, which includes closed ones, since each is loaded. */
function reviewAll(ids: Array<Bytes>, block: ethereum.Block): i32 {
  for (let i = 0; i < ids.length; i++) {
    const order = Order.load(ids[i])
    if (order != null && isOpen(order)) saveWithLive(order, block.timestamp)
  }
  return ids.length
}

/** Returns how many of the page's orders were waiting: those already settled leave room for the pages after it. */
function settlePage(minute: i32, page: i32, calendar: i32, block: ethereum.Block): i32 {
  const id = sweepBucketId(minute, page, calendar)
  const bucket = SweepBucket.load(id)
  if (bucket == null) return 0
  const orders = bucket.orders
  let settled = 0
  for (let i = 0; i < orders.length; i++) {
    const order = Order.load(orders[i])
    if (order == null) continue
    const waitsIn = order.sweepBucket
    if (waitsIn === null || waitsIn != id) continue
    settled++
    settle(order, calendar, block)
  }
  return settled
}

function settle(order: Order, calendar: i32, block: ethereum.Block): void {
  if (!isOpen(order)) return
  if (order.endsAtSeconds <= block.timestamp) {
    closeOrder(order, EXPIRED, block)
    return
  }
  if (calendar == ENDS || order.startsAtSeconds > block.timestamp) return
  const wasLive = order.live
  // A live order in the running minute waits only for another price to meet its own, so one review when the minute is
  // over suffices.
  if (wasLive && isRunning(order.sweepBucket, block)) return
  schedule(order, block.timestamp)
  saveWithLive(order, block.timestamp)
  if (wasLive && order.live) reviewPrice(order, block.timestamp)
}

function isRunning(bucket: Bytes | null, block: ethereum.Block): boolean {
  return bucket !== null && bucketMinute(bucket) == toMinute(block.timestamp)
}
