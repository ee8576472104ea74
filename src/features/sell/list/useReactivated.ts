// The older listings that a listing's approval would reactivate, and whether to cancel them first.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { useDebouncedRead } from '../../../trade/useDebouncedRead.ts'
import type { ReadState } from '../../../ui/useRead.ts'
import { fetchCode } from '../../../trade/fetchCode.ts'
import type { ReactivatedListings } from './reactivated.ts'
import type { Listing } from '../../../orders/listing.ts'

export interface Reactivation {
  /** Collections that need the approval. */
  readonly collections: readonly Address[]
  readonly reading: ReadState<ReactivatedListings>
  /** Whether the older listings are canceled before the approval. */
  readonly cancels: boolean
  readonly setCancels: (cancels: boolean) => void
  /** The listings to cancel first. */
  readonly first: readonly Listing[]
  /** True while the older listings load: the seller can't confirm before they are shown. */
  readonly waiting: boolean
}

/**
 * @param options.collections those without the approval
 * @param options.operator the contract to approve; Seaport by default
 * @param options.round of the dialog: each one reads again
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
  // By default nothing is reactivated at an old price.
  const [cancels, setCancels] = useState(true)
  const isNeeded = collections.length > 0
  const key = `${collections.join()}:${operator ?? ''}:${round}`
  const reading = useDebouncedRead(isNeeded ? key : undefined, async () => {
    const { readReactivated } = await fetchCode(import('./reactivated.ts'))
    return readReactivated(context, { collections, operator, network })
  })
  const listings = isNeeded && reading.status === 'loaded' ? reading.value.listings : []
  return {
    collections,
    reading,
    cancels,
    setCancels,
    first: cancels ? listings : [],
    waiting: isNeeded && reading.status === 'loading',
  }
}
