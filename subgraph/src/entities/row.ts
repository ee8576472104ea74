// Row: the base class of the generated classes of all entities (manifest/compile.ts). The node meters a mapping by a
// call at every branch, which costs more than the code between, so a row's fields are located with few branches.
import { Entity, TypedMap, TypedMapEntry, Value } from '@graphprotocol/graph-ts'

/** Bytes of two UTF-16 units, and of four: the parts of a name that are compared. */
const HEAD: usize = 4
const WORD: usize = 8
/** Bytes from an object's type to its start. The node gives the rows that it loads the type of their base class. */
const TYPE: usize = 8
/** Entries of a created row before its fields are searched for, so that fields that change often don't fill the memory. */
const MAX_ADDED = 64

/** An entry that the mapping made. The node gives its own the base class. */
class Change extends TypedMapEntry<string, Value> {}

export class Row extends Entity {
  get(name: string): Value | null {
    const place = findPlace(name, this.entries)
    return place < 0 ? null : this.entries[place].value
  }

  /**
   * Of several entries with one name, the last counts, here and for the node. A loaded row keeps its entries, and its
   * changes follow them. A created row gets each field once as a rule, so it is added without a search.
   */
  set(name: string, value: Value): void {
    const isCreated = Name.typeOf(changetype<usize>(this)) != idof<TypedMap<string, Value>>()
    const isAdded = isCreated && this.entries.length < MAX_ADDED
    const place = isAdded ? -1 : findPlace(name, this.entries)
    if (place >= 0 && Name.typeOf(changetype<usize>(this.entries[place])) == idof<Change>())
      this.entries[place].value = value
    else this.entries.push(new Change(name, value))
  }

  /** The base class would call its own `set`. */
  unset(name: string): void {
    this.set(name, Value.fromNull())
  }
}

/**
 * The compared parts of a field's name, at an address. These are decorated methods, since TypeScript does not allow
 * decorated functions.
 */
class Name {
  @inline
  static typeOf(object: usize): u32 {
    return load<u32>(object - TYPE)
  }

  @inline
  static isLike(start: usize, place: i32, head: u64, middle: u64, tail: u64): bool {
    const name = load<usize>(load<usize>(start + ((place as usize) << 2)))
    return (
      ((Name.readHead(name) ^ head) | (Name.readMiddle(name) ^ middle) | (Name.readTail(name) ^ tail)) == 0
    )
  }

  @inline
  static readHead(name: usize): u64 {
    return load<u64>(name - HEAD)
  }

  @inline
  static readMiddle(name: usize): u64 {
    return load<u64>(name + ((load<u32>(name - HEAD) as usize) >> 1) - WORD)
  }

  @inline
  static readTail(name: usize): u64 {
    return load<u64>(name + (load<u32>(name - HEAD) as usize) - WORD)
  }
}

/**
 * Returns the last index of the field, or -1. Compares the length and the first two letters of each name, which are adjacent
 * in memory, its last four letters, and four in its middle, all in one step; then the whole name of the match. The
 * bytes before a short name hold its length, so nothing else is read.
 */
function findPlace(name: string, entries: Array<TypedMapEntry<string, Value>>): i32 {
  const count = entries.length
  const start = entries.dataStart
  const wanted = changetype<usize>(name)
  const head = Name.readHead(wanted)
  const middle = Name.readMiddle(wanted)
  const tail = Name.readTail(wanted)
  let match = -1
  let i = 0
  // Compares four at a time, because each iteration is one more branch.
  for (; i + 4 <= count; i += 4) {
    match = select(i, match, Name.isLike(start, i, head, middle, tail))
    match = select(i + 1, match, Name.isLike(start, i + 1, head, middle, tail))
    match = select(i + 2, match, Name.isLike(start, i + 2, head, middle, tail))
    match = select(i + 3, match, Name.isLike(start, i + 3, head, middle, tail))
  }
  for (; i < count; i++) match = select(i, match, Name.isLike(start, i, head, middle, tail))
  if (match >= 0 && entries[match].key != name) return findPlaceSlowly(name, entries)
  return match
}

function findPlaceSlowly(name: string, entries: Array<TypedMapEntry<string, Value>>): i32 {
  for (let i = entries.length - 1; i >= 0; i--) if (entries[i].key == name) return i
  return -1
}
