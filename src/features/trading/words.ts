// The market's verdicts and reverts in the words of whoever drives a write.
import { decodeRevert } from '../../market/reverts.ts'
import type { MarketStep } from '../../market/types.ts'
import {
  CHECKS,
  FAILED_CHECKS,
  type Change,
  type CheckId,
  type Refusal,
  type Verdict,
} from '../../market/verdict.ts'
import type { Prepared } from '../../transactions/definition.ts'
import type { Reason } from '../../transactions/machine.ts'

/**
 * The machine's words for a verdict of the market.
 * @param checks what the checks are called where a listing's words do not fit
 * @param failures what they are called where they failed
 */
export function prepared<Plan extends { readonly steps: readonly [MarketStep, ...MarketStep[]] }>(
  verdict: Verdict<Plan>,
  checks: Readonly<Record<CheckId, string>> = CHECKS,
  failures: Readonly<Record<CheckId, string>> = FAILED_CHECKS,
): Prepared {
  switch (verdict.status) {
    case 'executable': {
      const { steps } = verdict.plan
      const [{ call, ...step }] = steps
      return { status: 'ready', step: { ...step, last: steps.length === 1 }, call }
    }
    case 'refused':
      return { status: 'stopped', reason: reasonOf(verdict, checks, failures) }
    case 'changed':
      return changed(verdict.change.what, changeSentence(verdict.change))
  }
}

/** A write that stops because something is not as it was shown. */
export function changed(what: string, sentence: string): Prepared {
  const remedy = 'Look at it again and decide.'
  return {
    status: 'stopped',
    reason: { kind: 'changed', code: `changed-${what}`, sentence, remedy, check: '', found: '', passed: [] },
  }
}

function changeSentence(change: Change): string {
  switch (change.what) {
    case 'price':
    case 'quantity':
    case 'royalty':
      return `The ${change.what} has changed since it was shown.`
    case 'legs': {
      const gone = change.from - change.to
      return `${gone} of the ${change.from} listings cannot be bought any more. Nothing was signed.`
    }
  }
}

/** A refusal with its checks in words. */
function reasonOf(
  { code, sentence, remedy, check, found, passed }: Refusal,
  checks: Readonly<Record<CheckId, string>>,
  failures: Readonly<Record<CheckId, string>>,
): Reason {
  return {
    kind: 'refused',
    code,
    sentence,
    remedy,
    check: failures[check],
    found,
    passed: passed.map((one) => ({ check: checks[one.check], found: one.found })),
  }
}

/** The reason of a revert that was mined; a call that ran out of gas leaves none. */
export function explain(revertData: `0x${string}`): Promise<string> {
  return Promise.resolve(
    revertData === '0x'
      ? 'The network refused this transaction and gave no reason. Nothing changed hands.'
      : decodeRevert(revertData).sentence,
  )
}
