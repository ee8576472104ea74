// Stores in DueLook the reviews that wait because their block had no budget left, and marks the tokens whose best order
// is chosen when the handler ends.
import { Bytes, ethereum, store } from '@graphprotocol/graph-ts'
import { DueLook, SweepCursor } from '../../generated/schema'
import { loadCursor, minuteOf, newCursor } from './sweep'

/**
 * A set of ids that allocates nothing before the first one, because code outside of functions runs at the start of
 * every trigger.
 */
class Marked {
  private ids: Set<string> | null = null

  add(id: Bytes): void {
    const known = this.ids
    const ids = known != null ? known : new Set<string>()
    ids.add(id.toHexString())
    this.ids = ids
  }

  has(id: Bytes): boolean {
    const known = this.ids
    return known != null && known.has(id.toHexString())
  }

  values(): Array<string> {
    const known = this.ids
    return known != null ? known.values() : []
  }
}

/**
 * Tokens whose best listing, or best offer, is chosen again at the end of the handler. Each trigger has its own
 * instance.
 */
export const listedAnew = new Marked()
export const offeredAnew = new Marked()

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
export function lookLater(id: Bytes, block: ethereum.Block): void {
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
export function lookAtOrderLater(id: Bytes, place: i32, needsFewCalls: boolean, block: ethereum.Block): void {
  append(id, place, needsFewCalls ? FEW_CALLS : MANY_CALLS, block)
}

function append(id: Bytes, place: i32, line: i32, block: ethereum.Block): void {
  const due = new DueLook(id)
  due.place = place
  due.again = false
  due.save()
  const known = loadCursor()
  const cursor = known != null ? known : newCursor(minuteOf(block.timestamp))
  const last = cursor.lastDue[line]
  if (last.length == 0) {
    setFirst(cursor, line, id)
  } else {
    const before = DueLook.load(last)
    if (before != null) {
      before.next = id
      before.save()
    }
  }
  setLast(cursor, line, id)
  cursor.save()
}

/** Checks all queues with one read, since in most blocks nothing waits. */
export function isAnythingDue(): boolean {
  const cursor = loadCursor()
  if (cursor == null) return false
  const first = cursor.firstDue
  for (let line = 0; line < first.length; line++) if (first[line].length > 0) return true
  return false
}

/** Returns the oldest entry of a queue; null when it is empty. */
export function firstDue(line: i32): DueLook | null {
  const cursor = loadCursor()
  if (cursor == null) return null
  const first = cursor.firstDue[line]
  return first.length == 0 ? null : DueLook.load(first)
}

/** Removes the first entry from its queue, or moves it to the end. */
export function finishFirstDue(line: i32, block: ethereum.Block): void {
  const cursor = loadCursor()
  const due = firstDue(line)
  if (cursor == null || due == null) return
  const next = due.next
  setFirst(cursor, line, next !== null ? next : new Bytes(0))
  if (next === null) setLast(cursor, line, new Bytes(0))
  cursor.save()
  store.remove('DueLook', due.id.toHexString())
  if (due.again) lookLater(due.id, block)
}

function setFirst(cursor: SweepCursor, line: i32, id: Bytes): void {
  const first = cursor.firstDue
  first[line] = id
  cursor.firstDue = first
}

function setLast(cursor: SweepCursor, line: i32, id: Bytes): void {
  const last = cursor.lastDue
  last[line] = id
  cursor.lastDue = last
}
