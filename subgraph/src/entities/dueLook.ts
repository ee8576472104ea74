// DueLook: what waits to be looked at because its block had no budget left, and which tokens have their best order chosen when the handler ends.
import { Bytes, ethereum, store } from '@graphprotocol/graph-ts'
import { DueLook } from '../../generated/schema'
import { loadCursor, minuteOf, newCursor } from './sweep'

/** Tokens whose best listing, or best offer, is chosen anew at the end of the handler: each trigger has an instance of its own. */
export const listedAnew = new Set<string>()
export const offeredAnew = new Set<string>()

/** Has a later run of the block handler look at a Holding, Balance, Token or Currency, once however often this is called. */
export function lookLater(id: Bytes, block: ethereum.Block): void {
  if (DueLook.load(id) == null) lookLaterFrom(id, 0, block)
}

/** As lookLater, at a new order: its goods from `place` on. */
export function lookLaterFrom(id: Bytes, place: i32, block: ethereum.Block): void {
  const due = new DueLook(id)
  due.place = place
  due.save()
  const known = loadCursor()
  const cursor = known != null ? known : newCursor(minuteOf(block.timestamp))
  const last = cursor.lastDue
  if (last === null) {
    cursor.firstDue = id
  } else {
    const before = DueLook.load(last)
    if (before != null) {
      before.next = id
      before.save()
    }
  }
  cursor.lastDue = id
  cursor.save()
}

/** What has waited longest; null when nothing waits. */
export function firstDue(): DueLook | null {
  const cursor = loadCursor()
  if (cursor == null) return null
  const first = cursor.firstDue
  return first === null ? null : DueLook.load(first)
}

/** Takes the first out of the queue. */
export function removeFirstDue(): void {
  const cursor = loadCursor()
  const due = firstDue()
  if (cursor == null || due == null) return
  const next = due.next
  cursor.firstDue = next
  if (next === null) cursor.lastDue = null
  cursor.save()
  store.remove('DueLook', due.id.toHexString())
}
