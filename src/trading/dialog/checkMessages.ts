// Names of the checks before a signature, which differ between buyers, sellers and other kinds of trades.
import { checksTexts } from '../../messages/en/checks.ts'
import type { Message, Value } from '../../messages/message.ts'
import type { CheckId, PassedCheck } from '../../seaport/verdict.ts'

/** The kind of trade that is about to be signed. */
export type CheckedTrade =
  | 'purchase'
  | 'acceptance'
  | 'listing'
  | 'offer'
  | 'cover'
  | 'wrap'
  | 'cancellation'
  | 'approval'

/** The prefix of the names that a kind of trade falls back to when it has no specific name for a check. */
const FALLBACK_PREFIXES: Readonly<Partial<Record<CheckedTrade, string>>> = {
  listing: 'own',
  cover: 'offer',
  wrap: 'own',
  cancellation: 'own',
  approval: 'own',
}

const texts: Readonly<Partial<Record<string, Message>>> = checksTexts.results

export function checkMessage(
  check: CheckId,
  result: 'passed' | 'failed',
  trade: CheckedTrade = 'purchase',
): Message {
  const key = `${check}-${result}` as const
  return texts[`${trade}-${key}`] ?? texts[`${FALLBACK_PREFIXES[trade]}-${key}`] ?? checksTexts.results[key]
}

/** A check and the detail of its result. */
export interface CheckLine {
  readonly check: Value
  readonly detail: Value
}

export const passedChecks = (passed: readonly PassedCheck[], trade?: CheckedTrade): readonly CheckLine[] =>
  passed.map(({ check, detail }) => ({ check: checkMessage(check, 'passed', trade), detail }))
