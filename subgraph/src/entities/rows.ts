// Keeps the rows that a handler has loaded, so that it loads each one once. The generated classes of all entities load
// and save through this (manifest/compile.ts). Every holder of a row has the same instance: a change is everyone's at
// once, and one that must not be saved must not be made.
import { Bytes, Entity, store } from '@graphprotocol/graph-ts'

/**
 * The rows by their entities and ids; null for a row that does not exist. Each trigger has its own instance of this
 * module, and code outside of functions runs at its start, so nothing is allocated before the first row.
 */
let rows: Map<string, Entity | null> | null = null

function getRows(): Map<string, Entity | null> {
  const before = rows
  if (before != null) return before
  const existing = new Map<string, Entity | null>()
  rows = existing
  return existing
}

/** Returns the row, or null when there is none. */
export function loadRow(entity: string, id: string): Entity | null {
  const key = entity + id
  const existing = getRows()
  if (existing.has(key)) return existing.get(key)
  const row = store.get(entity, id)
  existing.set(key, row)
  return row
}

/** Saves the row. Later loads return this instance. */
export function saveRow(entity: string, id: string, row: Entity): void {
  getRows().set(entity + id, row)
  store.set(entity, id, row)
}

/** Removes the row, if there is one. */
export function removeRow(entity: string, id: Bytes): void {
  const text = id.toHexString()
  getRows().set(entity + text, null)
  store.remove(entity, text)
}
