// Puts listings in an order that can be stood for: the main one first, then by currency, cheapest first within each.
import type { NetworkConfig } from '../../domain/config.ts'

interface Ask {
  readonly id: string
  readonly unitPrice: string
  readonly currency: { readonly id: string } | null
}

/** What a token says of its main listing. */
interface MainAskFacts {
  readonly bestAskPrice: string | null
  readonly bestAskEndsAtSeconds: string | null
}

/**
 * The listing that the index holds for the main one, told by its price and its end: the token names it as well, but
 * that would be asked for apart. Where several in different currencies have both, the deployment's order decides, as
 * it does in the index.
 *
 * @returns undefined when none has, as when the main listing has ended since
 */
export function mainAsk<One extends Ask & { readonly endsAtSeconds: string }>(
  asks: readonly One[],
  { bestAskPrice, bestAskEndsAtSeconds }: MainAskFacts,
  { nativeCurrency, currencies }: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
): One | undefined {
  const known: readonly string[] = [nativeCurrency, ...currencies].map(({ address }) => address)
  const rank = ({ currency }: One) => {
    const place = known.indexOf(currency?.id ?? '')
    return place < 0 ? known.length : place
  }
  return asks
    .filter((ask) => ask.unitPrice === bestAskPrice && ask.endsAtSeconds === bestAskEndsAtSeconds)
    .toSorted((one, other) => rank(one) - rank(other))[0]
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
