// Keeps the rows that a handler uses, so that it loads each one once and saves it once. The generated classes of all
// entities load and save through this (manifest/compile.ts). Each load by id returns the same instance: a change is seen by
// all of the handler, and one that must not be saved must not be made. Rows of a relation are copies of their own.
import { Bytes, Entity, store } from '@graphprotocol/graph-ts'

/** A row of the database, or the lack of one. */
class Kept {
  isChanged: boolean = false

  constructor(
    public entity: string,
    public id: string,
    public row: Entity | null,
  ) {}
}

/**
 * The rows by their entities and ids, and those that wait to be saved. Each trigger has its own instance of this
 * module, and code outside of functions runs at its start, so nothing is allocated before the first row.
 */
let existing: Map<string, Kept> | null = null
let changed: Array<Kept> | null = null

function keptRows(): Map<string, Kept> {
  const before = existing
  if (before != null) return before
  const rows = new Map<string, Kept>()
  existing = rows
  return rows
}

/** Returns the row, or null when there is none. */
export function loadRow(entity: string, id: string): Entity | null {
  const rows = keptRows()
  const key = entity + id
  if (rows.has(key)) return rows.get(key).row
  const row = store.get(entity, id)
  rows.set(key, new Kept(entity, id, row))
  return row
}

/**
 * Removes the row at once, if there is one. Without a removal before it, a new row with the same id would keep the fields
 * of the former one that it doesn't set, because the node merges what is saved into what is stored.
 */
export function removeRow(entity: string, id: Bytes): void {
  const text = id.toHexString()
  store.remove(entity, text)
  keepRow(entity, text, null)
}

/** Has the row saved when the handler ends, unless it is null: removed. Later loads return this instance. */
export function keepRow(entity: string, id: string, row: Entity | null): void {
  const rows = keptRows()
  const key = entity + id
  let kept: Kept
  if (rows.has(key)) {
    kept = rows.get(key)
    kept.row = row
  } else {
    kept = new Kept(entity, id, row)
    rows.set(key, kept)
  }
  if (kept.isChanged) return
  kept.isChanged = true
  const before = changed
  if (before != null) before.push(kept)
  else changed = [kept]
}

/** Saves what changed. Every handler ends with this. */
export function saveRows(): void {
  const waiting = changed
  if (waiting == null) return
  changed = null
  for (let i = 0; i < waiting.length; i++) {
    const kept = waiting[i]
    const row = kept.row
    kept.isChanged = false
    if (row != null) store.set(kept.entity, kept.id, row)
  }
}

/** Returns rows from the database, which must have the changes of this handler first. */
export function loadRelatedRows(entity: string, id: string, field: string): Array<Entity> {
  saveRows()
  return store.loadRelated(entity, id, field)
}
