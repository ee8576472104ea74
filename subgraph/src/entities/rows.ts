// Keeps the rows that a handler uses, so that it loads each one once and saves it once. The generated classes of all
// entities load and save through this (manifest/compile.ts). Each load by id returns the same instance: a change is seen by
// all of the handler, and one that must not be saved must not be made. Rows of a relation are copies of their own.
import { Bytes, Entity, store } from '@graphprotocol/graph-ts'

/** A row of the database, or the lack of one. */
class Kept {
  isChanged: boolean = false
  /** Number of entries that the database has. */
  stored: i32 = 0
  /** The row in the same slot before it. */
  next: Kept | null = null

  constructor(
    public entity: string,
    public id: Bytes,
    public hash: u32,
    /** The id as the node takes it. */
    public text: string,
    public row: Entity | null,
  ) {}
}

const FIRST_SLOTS = 32
/** Bytes read in one step. */
const WORD = 8

/**
 * The rows by their entities and ids, and those that wait to be saved. Each trigger has its own instance of this
 * module, and code outside of functions runs at its start, so nothing is allocated before the first row.
 *
 * The node meters every step of a loop, and the standard library's map hashes its keys byte by byte.
 */
let slots: StaticArray<Kept | null> | null = null
let count = 0
let changed: Array<Kept> | null = null

function existingSlots(): StaticArray<Kept | null> {
  const before = slots
  if (before != null) return before
  const first = new StaticArray<Kept | null>(FIRST_SLOTS)
  slots = first
  return first
}

/** Four times as many slots, because memory is never freed. */
function grow(before: StaticArray<Kept | null>): StaticArray<Kept | null> {
  const more = new StaticArray<Kept | null>(before.length * 4)
  for (let i = 0; i < before.length; i++) {
    let kept = before[i]
    while (kept != null) {
      const next = kept.next
      link(more, kept)
      kept = next
    }
  }
  slots = more
  return more
}

function link(to: StaticArray<Kept | null>, kept: Kept): void {
  const slot = kept.hash & (to.length - 1)
  kept.next = unchecked(to[slot])
  unchecked((to[slot] = kept))
}

function findKept(entity: string, id: Bytes, hash: u32): Kept | null {
  const all = existingSlots()
  let kept = unchecked(all[hash & (all.length - 1)])
  while (kept != null) {
    if (kept.hash == hash && kept.entity == entity && isSame(kept.id, id)) return kept
    kept = kept.next
  }
  return null
}

function add(kept: Kept): void {
  const all = existingSlots()
  link(count < all.length ? all : grow(all), kept)
  count++
}

/** Decorated methods, since TypeScript does not allow decorated functions. */
class Hash {
  /** One step of FNV-1a. A product's low bits depend on low bits alone, so high bits are mixed in. */
  @inline
  static step(hash: u64, word: u64): u64 {
    const product = (hash ^ word) * 0x100000001b3
    return product ^ (product >> 29)
  }
}

/** Hashes eight bytes in a step instead of one. The last word may overlap the one before it. */
function hashOf(id: Bytes): u32 {
  let rest = id.length
  let place = id.dataStart
  let hash: u64 = 0xcbf29ce484222325 ^ (rest as u64)
  for (; rest >= 4 * WORD; rest -= 4 * WORD, place += 4 * WORD) {
    hash = Hash.step(hash, load<u64>(place))
    hash = Hash.step(hash, load<u64>(place + WORD))
    hash = Hash.step(hash, load<u64>(place + 2 * WORD))
    hash = Hash.step(hash, load<u64>(place + 3 * WORD))
  }
  for (; rest >= WORD; rest -= WORD, place += WORD) hash = Hash.step(hash, load<u64>(place))
  if (id.length >= WORD) hash = Hash.step(hash, load<u64>(place + rest - WORD))
  else for (; rest > 0; rest--, place++) hash = Hash.step(hash, load<u8>(place) as u64)
  return (hash ^ (hash >> 32)) as u32
}

function isSame(one: Bytes, other: Bytes): boolean {
  let rest = one.length
  if (rest != other.length) return false
  let a = one.dataStart
  let b = other.dataStart
  for (; rest >= 4 * WORD; rest -= 4 * WORD, a += 4 * WORD, b += 4 * WORD) {
    const first = (load<u64>(a) ^ load<u64>(b)) | (load<u64>(a + WORD) ^ load<u64>(b + WORD))
    const second =
      (load<u64>(a + 2 * WORD) ^ load<u64>(b + 2 * WORD)) |
      (load<u64>(a + 3 * WORD) ^ load<u64>(b + 3 * WORD))
    if ((first | second) != 0) return false
  }
  for (; rest >= WORD; rest -= WORD, a += WORD, b += WORD) if (load<u64>(a) != load<u64>(b)) return false
  if (one.length >= WORD) return load<u64>(a + rest - WORD) == load<u64>(b + rest - WORD)
  for (; rest > 0; rest--, a++, b++) if (load<u8>(a) != load<u8>(b)) return false
  return true
}

/** Returns the row, or null when there is none. */
export function loadRow(entity: string, id: Bytes): Entity | null {
  const hash = hashOf(id)
  const before = findKept(entity, id, hash)
  if (before != null) return before.row
  const text = id.toHexString()
  const row = store.get(entity, text)
  const kept = new Kept(entity, id, hash, text, row)
  if (row != null) kept.stored = row.entries.length
  add(kept)
  return row
}

/**
 * Removes the row at once, if there is one. Without a removal before it, a new row with the same id would keep the fields
 * of the former one that it doesn't set, because the node merges what is saved into what is stored.
 */
export function removeRow(entity: string, id: Bytes): void {
  const kept = keep(entity, id, null)
  kept.stored = 0
  store.remove(entity, kept.text)
}

/** Has the row saved when the handler ends. Later loads return this instance. */
export function keepRow(entity: string, id: Bytes, row: Entity): void {
  keep(entity, id, row)
}

/** A removed row is null, and is saved only if it is created again. */
function keep(entity: string, id: Bytes, row: Entity | null): Kept {
  const hash = hashOf(id)
  let kept = findKept(entity, id, hash)
  if (kept != null) {
    kept.row = row
  } else {
    kept = new Kept(entity, id, hash, id.toHexString(), row)
    add(kept)
  }
  if (kept.isChanged) return kept
  kept.isChanged = true
  const before = changed
  if (before != null) before.push(kept)
  else changed = [kept]
  return kept
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
    if (row != null) save(kept, row)
  }
}

/** Saves what a loaded row's changes are: the node merges them into what is stored, and converts less. */
function save(kept: Kept, row: Entity): void {
  const stored = kept.stored
  if (stored == 0) {
    store.set(kept.entity, kept.text, row)
  } else if (row.entries.length > stored) {
    const changes = new Entity()
    changes.entries = row.entries.slice(stored)
    store.set(kept.entity, kept.text, changes)
  }
}

/** Returns rows from the database, which must have the changes of this handler first. */
export function loadRelatedRows(entity: string, id: string, field: string): Array<Entity> {
  saveRows()
  return store.loadRelated(entity, id, field)
}
