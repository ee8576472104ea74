// Keeps the sweep's two calendars: which orders start, and which end, in which minute, in pages that limit the work of
// one block.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Order, SweepBucket, SweepCursor, SweepDay } from '../../generated/schema'
import { SWEEP_PAGE_SIZE, farFuture } from '../constants'
import { bucketMinute, sweepBucketId, sweepCursorId, sweepDayId } from '../ids'

export const MINUTES_PER_DAY = 1440
const SECONDS_PER_MINUTE = 60
/**
 * Calendar of orders that start, or whose price falls below the best listing's. Ends have a calendar of their own so that
 * they can't delay starts.
 */
export const STARTS = 0
export const ENDS = 1
/** Queues of DueLooks (entities/dueLook.ts). */
export const DUE_QUEUES = 3

/** Converts to minutes since 1970-01-01. The time must lie before `farFuture`. */
export function toMinute(seconds: BigInt): i32 {
  return (seconds.toI64() / SECONDS_PER_MINUTE) as i32
}

/** Schedules the order for its next start or end after `now`, if there is one. Changes the order only. */
export function schedule(order: Order, now: BigInt): void {
  const start = order.startsAtSeconds
  const end = order.endsAtSeconds
  // An order may end before it starts.
  const isNextStart = start > now && start < end
  const next = isNextStart ? start : end
  if (next <= now || next >= farFuture()) order.sweepBucket = null
  else enter(order, toMinute(next), isNextStart ? STARTS : ENDS)
}

/** Schedules a review of the order's price for a minute before the one that it waits for. Changes the order only. */
export function schedulePrice(order: Order, minute: i32): void {
  const bucket = order.sweepBucket
  if (bucket !== null && bucketMinute(bucket) <= minute) return
  enter(order, minute, STARTS)
}

function enter(order: Order, minute: i32, calendar: i32): void {
  // A minute that was not marked has no bucket, which saves loading one.
  const first = markDay(minute, calendar)
    ? newBucket(minute, 0, calendar)
    : loadOrCreateBucket(minute, 0, calendar)
  const page = first.orderCount / SWEEP_PAGE_SIZE
  first.orderCount++
  const bucket = page == 0 ? first : loadOrCreateBucket(minute, page, calendar)
  const orders = bucket.orders
  orders.push(order.id)
  bucket.orders = orders
  bucket.save()
  if (page > 0) first.save()
  order.sweepBucket = bucket.id
}

function loadOrCreateBucket(minute: i32, page: i32, calendar: i32): SweepBucket {
  const existing = SweepBucket.load(sweepBucketId(minute, page, calendar))
  return existing != null ? existing : newBucket(minute, page, calendar)
}

function newBucket(minute: i32, page: i32, calendar: i32): SweepBucket {
  const bucket = new SweepBucket(sweepBucketId(minute, page, calendar))
  bucket.orderCount = 0
  bucket.orders = []
  return bucket
}

function toBit(place: i32): u8 {
  return (1 as u8) << ((place % 8) as u8)
}

/** Marks the minute. Returns whether it was not marked before. */
function markDay(minute: i32, calendar: i32): boolean {
  const id = sweepDayId(minute / MINUTES_PER_DAY, calendar)
  let day = SweepDay.load(id)
  if (day == null) {
    day = new SweepDay(id)
    day.minutes = new Bytes(MINUTES_PER_DAY / 8)
  }
  const minutes = day.minutes
  const place = minute % MINUTES_PER_DAY
  const bit = toBit(place)
  if ((minutes[place / 8] & bit) != 0) return false
  minutes[place / 8] = minutes[place / 8] | bit
  day.minutes = minutes
  day.save()
  return true
}

/** Returns the first marked minute from `from` on, or -1 when its day has none left. */
export function nextMarkedMinute(from: i32, calendar: i32): i32 {
  const number = from / MINUTES_PER_DAY
  const day = SweepDay.load(sweepDayId(number, calendar))
  if (day == null) return -1
  const minutes = day.minutes
  for (let place = from % MINUTES_PER_DAY; place < MINUTES_PER_DAY; place++) {
    if ((minutes[place / 8] & toBit(place)) != 0) return number * MINUTES_PER_DAY + place
  }
  return -1
}

/** Returns the number of pages of a minute. */
export function pageCount(minute: i32, calendar: i32): i32 {
  const first = SweepBucket.load(sweepBucketId(minute, 0, calendar))
  return first == null ? 0 : (first.orderCount + SWEEP_PAGE_SIZE - 1) / SWEEP_PAGE_SIZE
}

export function loadCursor(calendar: i32): SweepCursor | null {
  return SweepCursor.load(sweepCursorId(calendar))
}

export function newCursor(calendar: i32, minute: i32): SweepCursor {
  const cursor = new SweepCursor(sweepCursorId(calendar))
  cursor.minute = minute
  cursor.page = 0
  cursor.conduits = []
  cursor.firstDue = noneDue()
  cursor.lastDue = noneDue()
  return cursor
}

function noneDue(): Array<Bytes> {
  const none = new Array<Bytes>()
  for (let line = 0; line < DUE_QUEUES; line++) none.push(new Bytes(0))
  return none
}
