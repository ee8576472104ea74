// Turns Seaport's verdicts into what dialogs and the transaction store use: the names of checks for each kind of trade; the
// next transaction, or why there is none; and the reasons of reverts.
import { decodeRevert } from '../../seaport/reverts.ts'
import type { FundedPlan } from '../../seaport/funding.ts'
import type { MarketStep, StepsPlan } from '../../seaport/types.ts'
import type { Change, Refusal, Verdict, CheckId, PassedCheck } from '../../seaport/verdict.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { transactionsTexts } from '../../messages/en/transactions.ts'
import type { Message, Value } from '../../messages/message.ts'
import type { Prepared } from '../../transactions/definition.ts'
import type { Reason } from '../../transactions/machine.ts'
import { checksTexts } from '../../messages/en/checks.ts'
import type { TradeKind } from './trade.ts'

const LISTING = ['listing', 'own'] as const
const CANCELLATION = ['cancellation', 'own'] as const
const APPROVAL = ['approval', 'own'] as const

/**
 * The prefixes of the names that a kind of trade has for its checks, the most specific first; a check without any of them
 * has a buyer's name. Stored transactions contain the names' ids, so a prefix stays as it is.
 */
const CHECK_PREFIXES: Readonly<Record<TradeKind, readonly string[]>> = {
  buy: [],
  cart: [],
  accept: ['acceptance'],
  list: LISTING,
  changePrice: LISTING,
  bulkList: LISTING,
  offer: ['offer'],
  changeOffer: ['offer'],
  cover: ['cover', 'offer'],
  wrap: ['wrap', 'own'],
  cancel: CANCELLATION,
  bulkCancel: CANCELLATION,
  cancelOffers: CANCELLATION,
  cancelEverything: CANCELLATION,
  approve: APPROVAL,
  revoke: APPROVAL,
}

const texts: Readonly<Partial<Record<string, Message>>> = checksTexts.results

/** The name of a check and its result, which differs between buyers, sellers and other kinds of trades. */
export function checkMessage(check: CheckId, result: 'passed' | 'failed', trade: TradeKind): Message {
  const key = `${check}-${result}` as const
  const names = CHECK_PREFIXES[trade].map((prefix) => texts[`${prefix}-${key}`])
  return names.find((name) => name !== undefined) ?? checksTexts.results[key]
}

/** A check and the detail of its result. */
export interface CheckLine {
  readonly check: Value
  readonly detail: Value
}

export const passedChecks = (passed: readonly PassedCheck[], trade: TradeKind): readonly CheckLine[] =>
  passed.map(({ check, detail }) => ({ check: checkMessage(check, 'passed', trade), detail }))

/** @param trade the kind of trade, which determines the names of the checks */
export function toPrepared<Plan extends StepsPlan>(verdict: Verdict<Plan>, trade: TradeKind): Prepared {
  switch (verdict.status) {
    case 'executable': {
      const { steps, networkFee } = verdict.plan
      const [{ call, expects, ...step }] = steps
      return { status: 'ready', step: { ...step, last: steps.length === 1 }, call, networkFee, expects }
    }
    case 'refused':
      return { status: 'stopped', reason: refusalReason(verdict, trade) }
    case 'changed':
      return stopForChange(verdict.change.what, changeMessage(verdict.change))
  }
}

/**
 * Stops a write before an approval of a collection that the page didn't show: it would reactivate listings that the
 * seller didn't see either. Undefined if every approval was shown.
 */
export function requireShownApprovals(
  verdict: Verdict<{ readonly steps: readonly Pick<MarketStep, 'kind' | 'call'>[] }>,
  collections: readonly string[],
): Prepared | undefined {
  if (verdict.status !== 'executable') return undefined
  const unseen = verdict.plan.steps.some(
    ({ kind, call }) => kind === 'first' && !collections.includes(call.to),
  )
  return unseen ? stopForChange('approval', tradeTexts.errors.approvalMissing) : undefined
}

/** Stops a write before it wraps more than the page showed. */
export function requireShownWrapping(
  verdict: Verdict<Pick<FundedPlan, 'wrapped'>>,
  shown: Pick<FundedPlan, 'wrapped'>,
): Prepared | undefined {
  return verdict.status === 'executable' && verdict.plan.wrapped > shown.wrapped
    ? stopForChange('wrapping', tradeTexts.moreToWrap)
    : undefined
}

/** Stops a write because something differs from what the page showed. */
export function stopForChange(what: string, sentence: Value): Prepared {
  return {
    status: 'stopped',
    reason: {
      kind: 'changed',
      code: `changed-${what}`,
      sentence,
      remedy: tradeTexts.reviewAgain,
      check: '',
      detail: '',
      passed: [],
    },
  }
}

function changeMessage(change: Change): Message {
  switch (change.what) {
    case 'price':
      return tradeTexts.changedPrice
    case 'quantity':
      return tradeTexts.changedQuantity
    case 'royalty':
      return tradeTexts.changedRoyalty
    case 'items':
      return tradeTexts.changedListings({ gone: change.from - change.to, count: change.from })
  }
}

function refusalReason({ code, sentence, remedy, check, detail, passed }: Refusal, trade: TradeKind): Reason {
  return {
    kind: 'refused',
    code,
    sentence,
    remedy,
    check: checkMessage(check, 'failed', trade),
    detail,
    passed: passedChecks(passed, trade),
  }
}

/** Explains a mined revert; a call that ran out of gas has no revert data. */
export function explainRevert(revertData: `0x${string}`): Promise<Value> {
  return Promise.resolve(
    revertData === '0x' ? transactionsTexts.revertedSilently : decodeRevert(revertData).sentence,
  )
}
