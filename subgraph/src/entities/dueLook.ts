// DueLook: what waits to be looked at because its block had no budget left, and which tokens have their best order chosen when the handler ends.
import { Bytes, ethereum, store } from '@graphprotocol/graph-ts'
import { DueLook, SweepCursor } from '../../generated/schema'
import { loadCursor, minuteOf, newCursor } from './sweep'

/** Ids, with nothing set up before the first: what stands outside of functions runs at the start of every trigger. */
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

/** Tokens whose best listing, or best offer, is chosen anew at the end of the handler: each trigger has an instance of its own. */
export const listedAnew = new Marked()
export const offeredAnew = new Marked()

/**
 * The lines, each with a part of a run of its own: nobody waits behind work of another kind. What needs no call; orders of
 * one item in a collection of the configuration, which need few; all other orders, and currencies.
 */
export const CALL_FREE = 0
export const FEW_CALLS = 1
export const MANY_CALLS = 2

const CURRENCY_LENGTH = 20

/** Has a later run of the block handler look at a Holding, Balance, Token or Currency, once however often this is called. */
export function lookLater(id: Bytes, block: ethereum.Block): void {
  const due = DueLook.load(id)
  if (due == null) {
    append(id, 0, id.length == CURRENCY_LENGTH ? MANY_CALLS : CALL_FREE, block)
  } else if (due.after !== null || due.place > 0) {
    // A part of it was looked at before this.
    due.again = true
    due.save()
  }
}

/** As lookLater, at a new order: its goods from `place` on. */
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

/** Most blocks find nothing waiting: one look says so for all lines. */
export function isAnythingDue(): boolean {
  const cursor = loadCursor()
  if (cursor == null) return false
  const first = cursor.firstDue
  for (let line = 0; line < first.length; line++) if (first[line].length > 0) return true
  return false
}

/** What has waited longest in a line; null when nothing waits. */
export function firstDue(line: i32): DueLook | null {
  const cursor = loadCursor()
  if (cursor == null) return null
  const first = cursor.firstDue[line]
  return first.length == 0 ? null : DueLook.load(first)
}

/** Takes the first out of its line, or to its end. */
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
