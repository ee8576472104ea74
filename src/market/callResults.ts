// What untrusted contracts are given to answer a question, and the words of their answers.
import { type Address, tryParseAddress } from '../domain/address.ts'
import type { CallOutcome } from './chain.ts'

/** Gas that untrusted code may use to answer a question; plain getters take a tenth of it. */
export const UNTRUSTED_CALL_GAS = 300_000n

/** The first 32 bytes of an answer as a number. */
export function readWord(outcome: CallOutcome | undefined): bigint | undefined {
  if (outcome?.ok !== true || outcome.data.length < 66) return undefined
  return BigInt(outcome.data.slice(0, 66))
}

/** The first 32 bytes of an answer as an account; a number too large for one is none. */
export function readAddressWord(outcome: CallOutcome | undefined): Address | undefined {
  if (outcome?.ok !== true || outcome.data.length < 66 || !/^0x0{24}/.test(outcome.data)) return undefined
  return tryParseAddress(`0x${outcome.data.slice(26, 66)}`)
}
