// What a check comes to, and how checks are run one after another until the first that does not hold.
import { isDisplayableDate } from '../domain/time.ts'
import { checkDetails } from '../messages/en/checkDetails.ts'
import type { Message, Value } from '../messages/message.ts'
import type { ChainSnapshot } from './chain.ts'
import { timeDetail } from './details.ts'
import type { OrderComponents } from './types.ts'
import {
  refuse,
  type Changed,
  type CheckId,
  type PassedCheck,
  type PurchaseChange,
  type Refusal,
  type RefusalCode,
} from './verdict.ts'

/** A check's outcome where nothing was shown that could have changed: it held, or why not. */
export type PlainFinding =
  | { readonly held: true; readonly detail: Value }
  | { readonly held: false; readonly code: RefusalCode; readonly detail: Value }

/** One check's outcome: it held, or why not, or what is different from what was shown. */
export type Finding = PlainFinding | { readonly held: false; readonly change: PurchaseChange }

export const held = (detail: Value): PlainFinding => ({ held: true, detail })
export const failed = (code: RefusalCode, detail: Value): PlainFinding => ({ held: false, code, detail })
export const changed = (change: PurchaseChange): Finding => ({ held: false, change })

/** The order's time has come and not passed. */
export function checkTime(
  { startTime, endTime }: Pick<OrderComponents, 'startTime' | 'endTime'>,
  { timestamp }: ChainSnapshot,
): PlainFinding {
  const now = timeDetail(timestamp)
  const end = timeDetail(endTime)
  if (timestamp < startTime)
    return failed('not-started', checkDetails.startsLater({ start: timeDetail(startTime), now }))
  if (timestamp >= endTime) return failed('expired', checkDetails.ended({ end, now }))
  // Further away than dates can say.
  return held(isDisplayableDate(Number(endTime)) ? checkDetails.openUntil({ end }) : checkDetails.noEnd)
}

/** Checks that are being run: what held so far, and how to stop. */
export interface CheckRun {
  readonly passed: readonly PassedCheck[]
  /** Notes a check that held; gives the outcome to stop with when it did not. */
  stop(check: CheckId, finding: Finding): Changed<PurchaseChange> | Refusal | undefined
  refusal(check: CheckId, code: RefusalCode, detail: Value): Refusal
}

/** @param sentences in place of the codes' own, where these are about listings and something else is checked */
export function startChecks(sentences: Partial<Record<RefusalCode, Message>> = {}): CheckRun {
  const passed: PassedCheck[] = []
  const refusal = (check: CheckId, code: RefusalCode, detail: Value) =>
    refuse({ check, code, detail, passed, sentence: sentences[code] })
  return {
    passed,
    refusal,
    stop(check, finding) {
      if (finding.held) {
        passed.push({ check, detail: finding.detail })
        return undefined
      }
      if ('change' in finding) return { status: 'changed', change: finding.change, passed }
      return refusal(check, finding.code, finding.detail)
    },
  }
}
