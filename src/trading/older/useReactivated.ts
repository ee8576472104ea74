// The older listings that a trade would reactivate, and whether to cancel them first.
import { useState } from 'react'
import { writesTexts } from '../../messages/en/writes.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { ReadState } from '../../graphql/useRead.ts'
import type { Listing } from '../../orders/listing.ts'
import type { StepsBefore } from '../dialog/stepsBefore.ts'
import { readReactivated, type ReactivatedListings, type ReactivationCause } from './reactivated.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { useDebouncedRead } from '../dialog/useDebouncedRead.ts'

export interface Reactivation {
  readonly cause: ReactivationCause
  /** Whether the trade brings something that listings may lack. */
  readonly isNeeded: boolean
  readonly reading: ReadState<ReactivatedListings>
  /** Whether the older listings are canceled first. */
  readonly cancels: boolean
  readonly setCancels: (cancels: boolean) => void
  /** The listings to cancel first. */
  readonly first: readonly Listing[]
  /** Call it when the trade begins: returns the listings to cancel first, and remembers whether there are any. */
  readonly begin: () => readonly Listing[]
  /** Returns the steps of the trade that began, given those that it has without a cancellation. */
  readonly getSteps: (others: StepsBefore) => StepsBefore
  /** True while the older listings load: the user can't confirm before they are shown. */
  readonly waiting: boolean
}

/** For a trade that cancels older listings first, whatever else comes before its last signature. */
const CANCELLATION_FIRST = { withApproval: true, firstStep: writesTexts.steps.cancelOlderName } as const

/**
 * @param cause with no collections or items, nothing is read
 * @param round of the dialog: each one reads again
 */
export function useReactivated(context: TradeContext, cause: ReactivationCause, round: number): Reactivation {
  const { network } = useConfig()
  // By default nothing is reactivated at an old price.
  const [cancels, setCancels] = useState(true)
  const isNeeded = (cause.kind === 'approval' ? cause.collections : cause.items).length > 0
  const reading = useDebouncedRead(isNeeded ? `${causeKey(cause)}:${round}` : undefined, () =>
    readReactivated(context, cause, network),
  )
  const listings = isNeeded && reading.status === 'loaded' ? reading.value.listings : []
  const first = cancels ? listings : []
  /** Whether the trade that began cancels older listings first. */
  const [cancelsFirst, setCancelsFirst] = useState(false)
  return {
    cause,
    isNeeded,
    reading,
    cancels,
    setCancels,
    first,
    begin: () => {
      setCancelsFirst(first.length > 0)
      return first
    },
    getSteps: (others) => (cancelsFirst ? CANCELLATION_FIRST : others),
    waiting: isNeeded && reading.status === 'loading',
  }
}

function causeKey(cause: ReactivationCause): string {
  return cause.kind === 'approval'
    ? [cause.operator ?? '', ...cause.collections].join()
    : cause.items.map(({ collection, tokenId }) => `${collection} ${tokenId}`).join()
}
