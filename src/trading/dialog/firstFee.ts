// What the first transaction of a write costs, read before the user confirms it.
import type { Wei } from '../../domain/wei.ts'
import type { StepsPlan } from '../../seaport/types.ts'
import type { Prepared } from '../../transactions/definition.ts'
import type { ReadState } from '../../graphql/useRead.ts'
import { useDebouncedRead } from './useDebouncedRead.ts'

export interface FirstFee {
  /** In wei of the native coin; null without an estimate. */
  readonly networkFee: Wei | null
  /** Whether other transactions follow. */
  readonly isFirst: boolean
}

const UNKNOWN: FirstFee = { networkFee: null, isFirst: false }

/** The fee of a plan's first transaction; unknown for a write that can't be executed. */
export function getPlanFee(verdict: { readonly status: string; readonly plan?: StepsPlan }): FirstFee {
  const { plan } = verdict
  return plan === undefined ? UNKNOWN : { networkFee: plan.networkFee, isFirst: plan.steps.length > 1 }
}

/**
 * Prepares a write's first transaction as it will be prepared before the signature, without sending it.
 * @param key of everything that the transaction depends on; undefined while there is none
 */
export function usePreparedFee(
  key: string | undefined,
  prepare: () => Promise<Prepared | undefined>,
): ReadState<FirstFee> | undefined {
  const reading = useDebouncedRead(key, async (): Promise<FirstFee> => {
    const prepared = await prepare()
    if (prepared?.status !== 'ready') return UNKNOWN
    return { networkFee: prepared.networkFee ?? null, isFirst: !prepared.step.last }
  })
  return key === undefined ? undefined : reading
}
