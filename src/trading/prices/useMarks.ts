// The market prices that a seller compares a price with: the marks of its warnings, and the prices beside the field.
import { useConfig } from '../../ui/ConfigContext.tsx'
import { mapRead, useRead, type ReadState } from '../../graphql/useRead.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { toMarketPrices, type MarketPrice, type MarksByPath, type PricesByPath } from './marks.ts'
import { fetchMarks, type MarksRequest } from './fetchMarks.ts'
import { fetchTraitFloors } from './traitFloors.ts'

export interface MarksOptions {
  /** Of the write: a new one reads again. */
  readonly round: number
  /** The market prices beside the price. */
  readonly kinds: readonly MarketPrice['kind'][]
  /** Without trait floors, none are read. */
  readonly hasTraitFloors?: boolean
}

/**
 * Reads the marks of a seller's items, and the prices beside the field. The marks come first, and don't wait for trait
 * floors, which may take many reads, or fail.
 */
export function useMarks(
  context: TradeContext,
  request: MarksRequest,
  { round, kinds, hasTraitFloors = true }: MarksOptions,
): { readonly marks: ReadState<MarksByPath>; readonly prices: ReadState<PricesByPath> } {
  const { network } = useConfig()
  const { items, currency } = request
  const key = `${currency.address} ${round}`
  const marks = useDebouncedRead(key, () => fetchMarks(context, network, request))
  const loadedMarks = marks.status === 'loaded' ? marks.value : undefined
  const traitFloors = useRead(loadedMarks === undefined || !hasTraitFloors ? undefined : key, () => {
    // A trait floor is the price of another edition.
    const singles = items.filter(({ item }) => item.standard === 'ERC721')
    const traited = singles.map(({ item }) => ({
      ...item,
      traits: loadedMarks?.get(item.path)?.traits ?? [],
    }))
    return fetchTraitFloors(context, { items: traited, currency })
  })
  const byTrait = hasTraitFloors && traitFloors.status === 'loaded' ? traitFloors.value : undefined
  const prices = mapRead(
    marks,
    (all) =>
      new Map(
        [...all].map(([path, one]) => [
          path,
          toMarketPrices({ ...one, traitFloor: byTrait?.get(path) }, kinds),
        ]),
      ),
  )
  const isEmpty = prices.status === 'loaded' && [...prices.value.values()].every((one) => one.length === 0)
  return {
    marks,
    prices: isEmpty && hasTraitFloors && traitFloors.status !== 'loaded' ? traitFloors : prices,
  }
}
