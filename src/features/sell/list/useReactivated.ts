// What a listing's approval opens beyond it: the old listings that come back on sale, and whether they go first.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { useReading, type Loaded } from '../../../trade/useReading.ts'
import { loadReactivated } from './loadCode.ts'
import type { ReactivatedListings } from './reactivated.ts'
import type { Listing } from '../../../orders/listing.ts'

export interface Reactivation {
  /** Collections whose approval the wallet will be asked for. */
  readonly collections: readonly Address[]
  readonly reading: Loaded<ReactivatedListings>
  /** Whether the old listings are cancelled before the approval is given. */
  readonly cancels: boolean
  readonly setCancels: (cancels: boolean) => void
  /** What is to be cancelled first. */
  readonly first: readonly Listing[]
  /** True while it is not known what the approval opens: nothing is agreed to before it is shown. */
  readonly waiting: boolean
}

/**
 * @param collections without the approval
 * @param operator that is given the approval; Seaport unless told
 * @param round of the dialog: each reads again
 */
export function useReactivated(
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
): Reactivation {
  const { network } = useConfig()
  // Nothing goes back on sale at an old price unless its seller says so.
  const [cancels, setCancels] = useState(true)
  const wanted = collections.length > 0
  const asked = `${collections.join()}:${operator ?? ''}:${round}`
  const reading = useReading(wanted ? asked : undefined, async () => {
    const { readReactivated } = await loadReactivated()
    return readReactivated(context, { collections, operator, network })
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
