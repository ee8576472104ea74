// Row: what the generated classes of all entities derive from (manifest/compile.ts). The node meters a mapping by a call
// of its own at every branch, which costs more than the code between; a row's fields are found with few branches.
import { Entity, TypedMapEntry, Value } from '@graphprotocol/graph-ts'

/** Bytes of two UTF-16 units, and of four: what is compared of a name. */
const HEAD: usize = 4
const WORD: usize = 8

export class Row extends Entity {
  get(name: string): Value | null {
    const place = placeOf(name, this.entries)
    return place < 0 ? null : this.entries[place].value
  }

  set(name: string, value: Value): void {
    const place = placeOf(name, this.entries)
    if (place < 0) this.entries.push(new TypedMapEntry<string, Value>(name, value))
    else this.entries[place].value = value
  }
}

/**
 * Where the field is, or -1. Looks at the length and the first two letters of each name, which stand side by side in
 * memory, at its last four, and at four in its middle, all in one step; then at the whole name of the one that was found.
 * What lies before a short name is its length, so nothing else is read.
 */
function placeOf(name: string, entries: Array<TypedMapEntry<string, Value>>): i32 {
  const wanted = changetype<usize>(name)
  const size = (name.length as usize) << 1
  const head = load<u64>(wanted - HEAD)
  const middle = load<u64>(wanted + (size >> 1) - WORD)
  const tail = load<u64>(wanted + size - WORD)
  const count = entries.length
  const start = entries.dataStart
  let found = -1
  for (let i = 0; i < count; i++) {
    const key = load<usize>(load<usize>(start + ((i as usize) << 2)))
    const length = load<u32>(key - HEAD) as usize
    const differs =
      (load<u64>(key - HEAD) ^ head) |
      (load<u64>(key + (length >> 1) - WORD) ^ middle) |
      (load<u64>(key + length - WORD) ^ tail)
    found = select(i, found, differs == 0)
  }
  if (found >= 0 && entries[found].key != name) return slowPlaceOf(name, entries)
  return found
}

function slowPlaceOf(name: string, entries: Array<TypedMapEntry<string, Value>>): i32 {
  for (let i = 0; i < entries.length; i++) if (entries[i].key == name) return i
  return -1
}
