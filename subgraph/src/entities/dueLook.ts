// Stores in DueLook the reviews that wait because their block had no budget left, and marks the tokens whose best order
// is chosen when the handler ends.
import { Bytes, ethereum, store } from '@graphprotocol/graph-ts'
import { DueLook, SweepCursor } from '../../generated/schema'
import { STARTS, loadCursor, toMinute, newCursor } from './sweep'

/**
 * A set of ids that allocates nothing before the first one, because code outside of functions runs at the start of
 * every trigger.
 */
class IdSet {
  private ids: Set<string> | null = null

  add(id: Bytes): void {
    const existing = this.ids
    const ids = existing != null ? existing : new Set<string>()
    ids.add(id.toHexString())
    this.ids = ids
  }

  has(id: Bytes): boolean {
    const existing = this.ids
    return existing != null && existing.has(id.toHexString())
  }

  values(): Array<string> {
    const existing = this.ids
    return existing != null ? existing.values() : []
  }
}

/**
 * Tokens whose best listing, or best offer, is chosen again at the end of the handler. Each trigger has its own
 * instance.
 */
export const tokensToRelist = new IdSet()
export const tokensToReoffer = new IdSet()

/**
 * The queues. Each has its own part of a run, so that no work waits behind work of another kind. The first is for work
 * without calls, the second for orders of one item in a collection of the configuration, which need few calls, and the
 * third for all other orders, and currencies.
 */
export const CALL_FREE = 0
export const FEW_CALLS = 1
export const MANY_CALLS = 2

const CURRENCY_LENGTH = 20

/**
 * Has another run of the block handler review a Holding, Balance, Token or Currency, once however often this is called.
 */
export function reviewLater(id: Bytes, block: ethereum.Block): void {
  const due = DueLook.load(id)
  if (due == null) {
    append(id, 0, id.length == CURRENCY_LENGTH ? MANY_CALLS : CALL_FREE, block)
  } else if (due.after !== null || due.place > 0) {
    // The review has already passed a part of the entity.
    due.again = true
    due.save()
  }
}

/** Has another run of the block handler complete a new order, from its item at `place` on. */
export function completeOrderLater(
  id: Bytes,
  place: i32,
  needsFewCalls: boolean,
  block: ethereum.Block,
): void {
  append(id, place, needsFewCalls ? FEW_CALLS : MANY_CALLS, block)
}

function append(id: Bytes, place: i32, queue: i32, block: ethereum.Block): void {
  const due = new DueLook(id)
  due.place = place
  due.again = false
  due.save()
  const existing = loadCursor(STARTS)
  const cursor = existing != null ? existing : newCursor(STARTS, toMinute(block.timestamp))
  const last = cursor.lastDue[queue]
  if (last.length == 0) {
    setFirst(cursor, queue, id)
  } else {
    const before = DueLook.load(last)
    if (before != null) {
      before.next = id
      before.save()
    }
  }
  setLast(cursor, queue, id)
  cursor.save()
}

/** Checks all queues with one read, since in most blocks nothing waits. */
export function isAnythingDue(): boolean {
  const cursor = loadCursor(STARTS)
  if (cursor == null) return false
  const first = cursor.firstDue
  for (let queue = 0; queue < first.length; queue++) if (first[queue].length > 0) return true
  return false
}

/** Returns the oldest entry of a queue; null when it is empty. */
export function firstDue(queue: i32): DueLook | null {
  const cursor = loadCursor(STARTS)
  if (cursor == null) return null
  const first = cursor.firstDue[queue]
  return first.length == 0 ? null : DueLook.load(first)
}

/** Removes the first entry from its queue, or moves it to the end. */
export function finishFirstDue(queue: i32, block: ethereum.Block): void {
  const cursor = loadCursor(STARTS)
  const due = firstDue(queue)
  if (cursor == null || due == null) return
  const next = due.next
  setFirst(cursor, queue, next !== null ? next : new Bytes(0))
  if (next === null) setLast(cursor, queue, new Bytes(0))
  cursor.save()
  store.remove('DueLook', due.id.toHexString())
  if (due.again) reviewLater(due.id, block)
}

function setFirst(cursor: SweepCursor, queue: i32, id: Bytes): void {
  const first = cursor.firstDue
  first[queue] = id
  cursor.firstDue = first
}

function setLast(cursor: SweepCursor, queue: i32, id: Bytes): void {
  const last = cursor.lastDue
  last[queue] = id
  cursor.lastDue = last
}
