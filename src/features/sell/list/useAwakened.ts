// What a listing's permission opens beyond it: the old listings that come back on sale, and whether they go first.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { useReading, type Loaded } from '../../../trade/useReading.ts'
import { loadAwakened } from './loadCode.ts'
import type { Awakened } from './awakened.ts'
import type { Listing } from '../../../orders/listing.ts'

export interface Awakening {
  /** Collections whose permission the wallet will be asked for. */
  readonly collections: readonly Address[]
  readonly reading: Loaded<Awakened>
  /** Whether the old listings are cancelled before the permission is given. */
  readonly cancels: boolean
  readonly setCancels: (cancels: boolean) => void
  /** What is to be cancelled first. */
  readonly first: readonly Listing[]
  /** True while it is not known what the permission opens: nothing is agreed to before it is shown. */
  readonly waiting: boolean
}

/**
 * @param collections without the permission
 * @param operator that is given the permission; Seaport unless told
 * @param round of the dialog: each reads again
 */
export function useAwakened(
  context: TradeContext,
  {
    collections,
    operator,
    round,
  }: {
    readonly collections: readonly Address[]
    readonly operator?: Address
    readonly round: number
  },
): Awakening {
  const { network } = useConfig()
  // Nothing goes back on sale at an old price unless its seller says so.
  const [cancels, setCancels] = useState(true)
  const wanted = collections.length > 0
  const asked = `${collections.join()}:${operator ?? ''}:${round}`
  const reading = useReading(wanted ? asked : undefined, async () => {
    const { readAwakened } = await loadAwakened()
    return readAwakened(context, { collections, operator, network })
  })
  const found = wanted && reading.status === 'loaded' ? reading.value.listings : []
  return {
    collections,
    reading,
    cancels,
    setCancels,
    first: cancels ? found : [],
    waiting: wanted && reading.status === 'loading',
  }
}
