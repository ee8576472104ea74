// Which items the home page shows first.

export const WALL_SIZE = 5

interface Featured {
  readonly collection: { readonly id: string }
}

/**
 * @param items in order of preference
 * @returns at most `count` of them, taking the next of each collection in turn
 */
export function selectFeatured<Item extends Featured>(
  items: readonly Item[],
  count: number,
): readonly Item[] {
  const byCollection = new Map<string, Item[]>()
  for (const item of items) {
    const own = byCollection.get(item.collection.id)
    if (own === undefined) byCollection.set(item.collection.id, [item])
    else own.push(item)
  }
  const selected: Item[] = []
  for (let turn = 0; selected.length < Math.min(count, items.length); turn += 1) {
    for (const own of byCollection.values()) {
      const next = own[turn]
      if (next !== undefined && selected.length < count) selected.push(next)
    }
  }
  return selected
}
