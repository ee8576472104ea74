// Wraps the native coin, one to one, into the ERC-20 that pays for offers.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { checkDetails } from '../../messages/en/checkDetails.ts'
import { marketSteps } from '../../messages/en/marketSteps.ts'
import { offerRefusals } from '../../messages/en/offerRefusals.ts'
import { approveStep, tryOut, type Approval, type Trial, type SimulatedSteps } from '../allowance.ts'
import { amountDetail, neededAmount } from '../details.ts'
import type { MarketConfig, MarketStep } from '../types.ts'
import { refuse, type Refusal } from '../verdict.ts'
import { expectBalanceChange } from '../expectedStates.ts'
import { depositCall } from '../wrapping.ts'

/** @param amount in wei */
function wrap(currency: Address, amount: bigint, owner: Address): MarketStep {
  return {
    kind: 'approve',
    title: marketSteps.wrapForOffer,
    name: marketSteps.wrapName,
    outcome: marketSteps.wrapped,
    call: depositCall(currency, amount),
    expects: [expectBalanceChange({ currency, owner, change: amount })],
  }
}

interface Means {
  /** Balance of the currency, in its smallest unit. */
  readonly balance: bigint
  /** Balance of the native coin, in wei. */
  readonly nativeBalance: bigint
  /** The balance of the currency that is needed. */
  readonly wanted: bigint
}

/**
 * The amount to wrap to reach the needed balance, zero when there is enough; or a refusal when wrapping can't provide
 * it.
 */
export function missingMoney(
  config: MarketConfig,
  currency: Currency,
  { balance, nativeBalance, wanted }: Means,
): bigint | Refusal {
  const short = wanted > balance ? wanted - balance : 0n
  const wraps = currency.wrapsNative === true
  if (short === 0n || (wraps && nativeBalance >= short)) return short
  const money = (amount: bigint) => amountDetail(config, currency.address, amount)
  const coin = (amount: bigint) => amountDetail(config, ZERO_ADDRESS, amount)
  const amounts = { balance: money(balance), needed: money(wanted) }
  return refuse({
    check: 'funds',
    code: 'insufficient-funds',
    detail: wraps
      ? checkDetails.hasWithWrappable({ ...amounts, wrappable: coin(nativeBalance) })
      : checkDetails.hasAndNeeds(amounts),
    // The detail has the exact amounts.
    sentence: wraps
      ? offerRefusals.coinMissing({ missing: neededAmount(config, ZERO_ADDRESS, short - nativeBalance) })
      : offerRefusals.moneyMissing({ missing: neededAmount(config, currency.address, short) }),
  })
}

/**
 * Puts the wrapping first and simulates it; a needed approval is simulated once the wrapping is mined.
 * @param options.amount in wei
 * @throws NodeError when the node did not run the call
 */
export async function wrapFirst(
  send: SendBatch,
  trial: Trial,
  options: Approval & { readonly amount: bigint; readonly then: readonly MarketStep[] },
): Promise<SimulatedSteps> {
  const { currency, allowance, needed, title, amount, then } = options
  const allow = allowance < needed ? [approveStep(currency, needed, { title, owner: trial.from })] : []
  return tryOut(send, trial, [wrap(currency, amount, trial.from), ...allow, ...then])
}
