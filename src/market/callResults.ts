// The gas limit for calls to untrusted contracts, and the decoding of their results.
import { type Address, tryParseAddress } from '../domain/address.ts'
import type { CallOutcome } from './chain.ts'

/** Gas limit for a call to untrusted code; plain getters use a tenth of it. */
export const UNTRUSTED_CALL_GAS = 300_000n

/** The first 32 bytes of a result as a number. */
export function readWord(outcome: CallOutcome | undefined): bigint | undefined {
  if (outcome?.ok !== true || outcome.data.length < 66) return undefined
  return BigInt(outcome.data.slice(0, 66))
}

/** The first 32 bytes of a result as an account; undefined for a number that is too large for an address. */
export function readAddressWord(outcome: CallOutcome | undefined): Address | undefined {
  if (outcome?.ok !== true || outcome.data.length < 66 || !/^0x0{24}/.test(outcome.data)) return undefined
  return tryParseAddress(`0x${outcome.data.slice(26, 66)}`)
}
