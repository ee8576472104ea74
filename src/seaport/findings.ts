// The result of a check, and a runner that stops at the first check that fails.
import { isDisplayableDate } from '../domain/time.ts'
import { checksTexts } from '../messages/en/checks.ts'
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

/** The outcome of a check with nothing shown that could have changed: it held, or the reason why not. */
export type PlainFinding =
  | { readonly held: true; readonly detail: Value }
  | { readonly held: false; readonly code: RefusalCode; readonly detail: Value }

/** The outcome of one check: it held, the reason why not, or the difference from what was shown. */
export type Finding = PlainFinding | { readonly held: false; readonly change: PurchaseChange }

export const pass = (detail: Value): PlainFinding => ({ held: true, detail })
export const fail = (code: RefusalCode, detail: Value): PlainFinding => ({ held: false, code, detail })
export const changed = (change: PurchaseChange): Finding => ({ held: false, change })

/** The order has started and not expired. */
export function checkTime(
  { startTime, endTime }: Pick<OrderComponents, 'startTime' | 'endTime'>,
  { timestamp }: ChainSnapshot,
): PlainFinding {
  const now = timeDetail(timestamp)
  const end = timeDetail(endTime)
  if (timestamp < startTime)
    return fail('not-started', checksTexts.details.startsLater({ start: timeDetail(startTime), now }))
  if (timestamp >= endTime) return fail('expired', checksTexts.details.ended({ end, now }))
  // The time is beyond the range of dates.
  return pass(isDisplayableDate(endTime) ? checksTexts.details.openUntil({ end }) : checksTexts.details.noEnd)
}

/** A run of checks: the checks that have passed, and a way to stop. */
export interface CheckRun {
  readonly passed: readonly PassedCheck[]
  /** Records a check that held; otherwise returns the outcome to stop with. */
  stop(check: CheckId, finding: Finding): Changed<PurchaseChange> | Refusal | undefined
  refusal(check: CheckId, code: RefusalCode, detail: Value): Refusal
}

/** @param sentences messages that replace the codes' own, when the checked order isn't a listing */
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
