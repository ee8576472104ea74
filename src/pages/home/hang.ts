// Chooses what hangs on the first page's wall: from each collection in turn, so that none fills it alone.

interface Hung {
  readonly collection: { readonly id: string }
}

/**
 * @param works in the order of preference
 * @returns at most `count` of them, taking the next of each collection in turn
 */
export function hang<Work extends Hung>(works: readonly Work[], count: number): readonly Work[] {
  const byCollection = new Map<string, Work[]>()
  for (const work of works) {
    const own = byCollection.get(work.collection.id)
    if (own === undefined) byCollection.set(work.collection.id, [work])
    else own.push(work)
  }
  const hung: Work[] = []
  for (let turn = 0; hung.length < Math.min(count, works.length); turn += 1) {
    for (const own of byCollection.values()) {
      const next = own[turn]
      if (next !== undefined && hung.length < count) hung.push(next)
    }
  }
  return hung
}
