// What a check comes to, and how checks are run one after another until the first that does not hold.
import type { ChainSnapshot } from './chain.ts'
import { momentFound } from './found.ts'
import type { RefusalCode } from './refusals.ts'
import type { OrderComponents } from './types.ts'
import {
  refuse,
  type Changed,
  type CheckId,
  type PassedCheck,
  type PurchaseChange,
  type Refusal,
} from './verdict.ts'

/** A check's outcome where nothing was shown that could have changed: it held, or why not. */
export type PlainFinding =
  | { readonly held: true; readonly found: string }
  | { readonly held: false; readonly code: RefusalCode; readonly found: string }

/** One check's outcome: it held, or why not, or what is different from what was shown. */
export type Finding = PlainFinding | { readonly held: false; readonly change: PurchaseChange }

export const held = (found: string): PlainFinding => ({ held: true, found })
export const failed = (code: RefusalCode, found: string): PlainFinding => ({ held: false, code, found })
export const changed = (change: PurchaseChange): Finding => ({ held: false, change })

/** The order's time has come and not passed. */
export function checkTime(
  { startTime, endTime }: Pick<OrderComponents, 'startTime' | 'endTime'>,
  { timestamp }: ChainSnapshot,
): PlainFinding {
  if (timestamp < startTime)
    return failed('not-started', `starts ${momentFound(startTime)}, now ${momentFound(timestamp)}`)
  if (timestamp >= endTime)
    return failed('expired', `ended ${momentFound(endTime)}, now ${momentFound(timestamp)}`)
  // Further away than dates can say.
  const until = momentFound(endTime)
  return held(until === 'never' ? 'open without end' : `open until ${until}`)
}

/** Checks that are being run: what held so far, and how to stop. */
export interface CheckRun {
  readonly passed: readonly PassedCheck[]
  /** Notes a check that held; gives the outcome to stop with when it did not. */
  stop(check: CheckId, finding: Finding): Changed<PurchaseChange> | Refusal | undefined
  refusal(check: CheckId, code: RefusalCode, found: string): Refusal
}

/** @param sentences in place of the catalogue's, where it speaks of something else than is checked */
export function startChecks(sentences: Partial<Record<RefusalCode, string>> = {}): CheckRun {
  const passed: PassedCheck[] = []
  const refusal = (check: CheckId, code: RefusalCode, found: string) => {
    const sentence = sentences[code]
    return refuse({ check, code, found, passed, ...(sentence === undefined ? {} : { sentence }) })
  }
  return {
    passed,
    refusal,
    stop(check, finding) {
      if (finding.held) {
        passed.push({ check, found: finding.found })
        return undefined
      }
      if ('change' in finding) return { status: 'changed', change: finding.change, passed }
      return refusal(check, finding.code, finding.found)
    },
  }
}
