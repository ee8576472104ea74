// Puts listings in an order that can be stood for: the main one first, then by currency, cheapest first within each.

interface Ask {
  readonly id: string
  readonly unitPrice: string
  readonly currency: { readonly id: string } | null
}

/**
 * Prices of different currencies are never compared: listings stay together by currency, the main listing's currency
 * first and the others by address (the native coin's is the lowest).
 * @param bestId the listing that the index holds for the main one; it may have ended since
 */
export function sortAsks<One extends Ask>(asks: readonly One[], bestId: string | undefined): readonly One[] {
  const best = asks.find(({ id }) => id === bestId)
  const rank = ({ currency }: Ask) => (currency?.id === best?.currency?.id ? '' : (currency?.id ?? '~'))
  return asks.toSorted((one, other) => {
    if (rank(one) !== rank(other)) return rank(one) < rank(other) ? -1 : 1
    const [low, high] = [BigInt(one.unitPrice), BigInt(other.unitPrice)]
    if (low !== high) return low < high ? -1 : 1
    return one.id < other.id ? -1 : 1
  })
}
