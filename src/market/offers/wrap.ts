// Native coin turned into the ERC-20 that stands for it one to one, for offers to be paid from.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { checkDetails } from '../../messages/en/checkDetails.ts'
import { marketSteps } from '../../messages/en/marketSteps.ts'
import { approveStep, tryOut, type Approval, type Trial, type SimulatedSteps } from '../allowance.ts'
import { amountDetail } from '../details.ts'
import type { MarketConfig, MarketStep } from '../types.ts'
import { refuse, type Refusal } from '../verdict.ts'
import { depositCall } from '../wrapping.ts'

/** @param amount in wei */
function wrap(currency: Address, amount: bigint): MarketStep {
  return {
    kind: 'approve',
    title: marketSteps.wrapForOffer,
    name: marketSteps.wrapName,
    outcome: marketSteps.wrapped,
    call: depositCall(currency, amount),
  }
}

interface Means {
  /** Of the currency, in its smallest unit. */
  readonly balance: bigint
  /** Of the native coin, in wei. */
  readonly nativeBalance: bigint
  /** What must be there of the currency. */
  readonly wanted: bigint
}

/** What has to be wrapped for as much of the currency to be there, zero where it is; or that it cannot be had so. */
export function missingMoney(
  config: MarketConfig,
  currency: Currency,
  { balance, nativeBalance, wanted }: Means,
): bigint | Refusal {
  const short = wanted > balance ? wanted - balance : 0n
  if (short === 0n || (currency.wrapsNative === true && nativeBalance >= short)) return short
  const money = (amount: bigint) => amountDetail(config, currency.address, amount)
  return refuse({
    check: 'funds',
    code: 'insufficient-funds',
    detail: checkDetails.hasAndNeeds({ balance: money(balance), needed: money(wanted) }),
  })
}

/**
 * Wrapping comes first, and is what is tried; the approval, where it is needed, is tried once that is mined.
 * @param options.amount in wei
 * @throws NodeError when the node did not run the call
 */
export async function wrapFirst(
  send: SendBatch,
  trial: Trial,
  options: Approval & { readonly amount: bigint; readonly then: readonly MarketStep[] },
): Promise<SimulatedSteps> {
  const { currency, allowance, needed, title, amount, then } = options
  const allow = allowance < needed ? [approveStep(currency, needed, title)] : []
  return tryOut(send, trial, [wrap(currency, amount), ...allow, ...then])
}
