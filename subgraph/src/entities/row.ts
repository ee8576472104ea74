// Row: the base class of the generated classes of all entities (manifest/compile.ts). The node meters a mapping by a
// call at every branch, which costs more than the code between, so a row's fields are located with few branches.
import { Entity, TypedMapEntry, Value } from '@graphprotocol/graph-ts'

/** Bytes of two UTF-16 units, and of four: the parts of a name that are compared. */
const HEAD: usize = 4
const WORD: usize = 8

export class Row extends Entity {
  get(name: string): Value | null {
    const place = findPlace(name, this.entries)
    return place < 0 ? null : this.entries[place].value
  }

  set(name: string, value: Value): void {
    const place = findPlace(name, this.entries)
    if (place < 0) this.entries.push(new TypedMapEntry<string, Value>(name, value))
    else this.entries[place].value = value
  }
}

/**
 * The compared parts of a field's name, at an address. These are decorated methods, since TypeScript does not allow
 * decorated functions.
 */
class Name {
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
 * Returns the index of the field, or -1. Compares the length and the first two letters of each name, which are adjacent
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
  for (let i = 0; i < entries.length; i++) if (entries[i].key == name) return i
  return -1
}
