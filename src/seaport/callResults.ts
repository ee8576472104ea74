// Decodes the results of calls to contracts that are known, and of simulations.
import type { CallOutcome } from './chain.ts'

/** The first 32 bytes of a result as a number. */
export function parseWord(outcome: CallOutcome | undefined): bigint | undefined {
  if (outcome?.ok !== true || outcome.data.length < 66) return undefined
  return BigInt(outcome.data.slice(0, 66))
}
