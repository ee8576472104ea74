// Names of the checks before a signature: a check reads otherwise to a seller than to a buyer.
import { tradeChecks } from '../messages/en/tradeChecks.ts'
import type { Message, Value } from '../messages/message.ts'
import type { CheckId, PassedCheck } from '../market/verdict.ts'

/** What is about to be signed. */
export type CheckedTrade =
  'purchase' | 'acceptance' | 'listing' | 'offer' | 'cover' | 'wrap' | 'cancellation' | 'approval'

/** Where a trade has no name of its own for a check. */
const NAMED_LIKE: Readonly<Partial<Record<CheckedTrade, string>>> = {
  listing: 'own',
  cover: 'offer',
  wrap: 'own',
  cancellation: 'own',
  approval: 'own',
}

const texts: Readonly<Partial<Record<string, Message>>> = tradeChecks

export function checkMessage(
  check: CheckId,
  result: 'passed' | 'failed',
  trade: CheckedTrade = 'purchase',
): Message {
  const key = `${check}-${result}` as const
  return texts[`${trade}-${key}`] ?? texts[`${NAMED_LIKE[trade]}-${key}`] ?? tradeChecks[key]
}

/** A check with what was found. */
export interface CheckLine {
  readonly check: Value
  readonly detail: Value
}

export const passedChecks = (passed: readonly PassedCheck[], trade?: CheckedTrade): readonly CheckLine[] =>
  passed.map(({ check, detail }) => ({ check: checkMessage(check, 'passed', trade), detail }))
