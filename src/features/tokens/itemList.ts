// A list of items that need not all be there: an array is one.

export interface ItemList<Item> {
  readonly length: number
  /** Undefined where the item has not come yet. */
  at(place: number): Item | undefined
}

/** The items of a range; undefined for those that have not come. */
export function itemsIn<Item>(list: ItemList<Item>, from: number, count: number): (Item | undefined)[] {
  const end = Math.min(from + count, list.length)
  return Array.from({ length: Math.max(0, end - from) }, (_, i) => list.at(from + i))
}
