// A list whose items may not all have loaded; an array is one.

export interface ItemList<Item> {
  readonly length: number
  /** Undefined if the item hasn't loaded. */
  at(place: number): Item | undefined
}

/** The items of a range; undefined for those that haven't loaded. */
export function itemsIn<Item>(list: ItemList<Item>, from: number, count: number): (Item | undefined)[] {
  const end = Math.min(from + count, list.length)
  return Array.from({ length: Math.max(0, end - from) }, (_, i) => list.at(from + i))
}
