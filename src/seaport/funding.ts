// Adds what Seaport needs of an ERC-20 in front of the call that spends it: the native coin wrapped where the balance is
// short, and the approval.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import { isNative } from '../domain/currency.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import { writesTexts } from '../messages/en/writes.ts'
import type { Value } from '../messages/message.ts'
import { erc20, SEAPORT } from './contracts.ts'
import { amountDetail, formatNeededAmount } from './details.ts'
import { expectAllowance, expectBalanceChange } from './expectedStates.ts'
import { simulatePayment } from './simulateCalls.ts'
import { tryOut, type SimulatedSteps, type Trial } from './simulate.ts'
import type { Call, Hex, MarketConfig, MarketStep, StepsPlan } from './types.ts'
import { refuse, type Refusal } from './verdict.ts'
import { depositCall } from './wrapping.ts'

/** What Seaport needs of a currency. The native coin needs nothing. */
export interface Funding {
  readonly currency: Address
  /** Amount of the native coin that is wrapped first, in wei; zero where the balance of the currency suffices. */
  readonly wrapped: bigint
  /** Seaport's current allowance, in the smallest unit of the currency. */
  readonly allowance: bigint
  /** The allowance that the trade needs; a larger one is never set. */
  readonly needed: bigint
}

/** What the steps do before the trade. */
interface FundingSteps {
  /** Amount of the native coin that the first step wraps; zero when no wrapping is needed. */
  readonly wrapped: Wei
  /** Whether a step sets Seaport's allowance. */
  readonly allows: boolean
}

/** A plan that may wrap and approve first. */
export interface FundedPlan extends StepsPlan, FundingSteps {}

interface Means {
  /** Balance of the currency, in its smallest unit. */
  readonly balance: bigint
  /** Balance of the native coin that may be wrapped, in wei. */
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
  currency: Address,
  { balance, nativeBalance, wanted }: Means,
): bigint | Refusal {
  const short = wanted > balance ? wanted - balance : 0n
  const wraps = config.currencies.some(({ address, wrapsNative }) => address === currency && wrapsNative)
  if (short === 0n || (wraps && nativeBalance >= short)) return short
  const money = (amount: bigint) => amountDetail(config, currency, amount)
  const formatCoin = (amount: bigint) => amountDetail(config, ZERO_ADDRESS, amount)
  const amounts = { balance: money(balance), needed: money(wanted) }
  return refuse({
    check: 'funds',
    code: 'insufficient-funds',
    detail: wraps
      ? checksTexts.details.hasWithWrappable({ ...amounts, wrappable: formatCoin(nativeBalance) })
      : checksTexts.details.hasAndNeeds(amounts),
    // The detail has the exact amounts.
    sentence: wraps
      ? checksTexts.offerRefusals.coinMissing({
          missing: formatNeededAmount(config, ZERO_ADDRESS, short - nativeBalance),
        })
      : checksTexts.offerRefusals.moneyMissing({ missing: formatNeededAmount(config, currency, short) }),
  })
}

const lacksAllowance = ({ currency, allowance, needed }: Funding) =>
  !isNative({ address: currency }) && allowance < needed

/**
 * Puts the wrapping and the approval that are missing in front of the trade and simulates the first transaction. Where
 * money moves at once and the node supports it, also simulates all of them in turn.
 *
 * @param options.then the steps that spend the currency; none when they are signed another time
 * @param options.title of the approval
 * @param options.paid the accounts that receive the currency when the trade is mined; none when it moves later
 * @throws NodeError when the node did not run the call
 */
export async function tryFunded(
  send: SendBatch,
  trial: Trial,
  options: Funding & {
    readonly title: Value
    readonly then: readonly MarketStep[]
    readonly paid?: readonly Address[] | undefined
  },
): Promise<SimulatedSteps & FundingSteps> {
  const { currency, wrapped, paid } = options
  const { steps, trial: first } = await tryFirst(send, trial, options)
  const funded = { steps, wrapped: wrapped as Wei, allows: lacksAllowance(options) }
  if (first.status === 'refused' || paid === undefined || isNative({ address: currency }))
    return { ...funded, trial: first }
  const { snapshot, from } = trial
  const { passed } = first
  const payment = { snapshot, from, steps, currency, wrapped, parties: paid, passed }
  return { ...funded, trial: (await simulatePayment(send, payment)) ?? first }
}

async function tryFirst(
  send: SendBatch,
  trial: Trial,
  options: Parameters<typeof tryFunded>[2],
): Promise<SimulatedSteps> {
  const { currency, wrapped, allowance, needed, title, then } = options
  const owner = trial.from
  const wrap = wrapped > 0n ? [wrapStep(currency, wrapped, owner)] : []
  if (!lacksAllowance(options)) return tryOut(send, trial, [...wrap, ...then])
  const allow = approveStep(currency, needed, { title, owner })
  const plain = await tryOut(send, trial, [...wrap, allow, ...then])
  if (plain.trial.status === 'succeeds' || plain.trial.check !== 'simulation' || allowance === 0n)
    return plain
  // Some tokens, such as Tether, accept a new allowance only while the current one is zero.
  const longer = await tryOut(send, trial, [...wrap, withdrawal(currency, owner), allow, ...then])
  return longer.trial.status === 'succeeds' ? longer : plain
}

/** @param amount in wei */
function wrapStep(currency: Address, amount: bigint, owner: Address): MarketStep {
  return {
    kind: 'first',
    title: writesTexts.steps.wrapMissing,
    name: writesTexts.steps.wrapName,
    outcome: writesTexts.steps.wrapped,
    call: depositCall(currency, amount),
    expects: [expectBalanceChange({ currency, owner, change: amount })],
  }
}

/** Resets the allowance to zero, for currencies that require it before a new approval. */
function withdrawal(currency: Address, owner: Address): MarketStep {
  return approveStep(currency, 0n, { title: writesTexts.steps.revokeEarlier, owner })
}

/**
 * Calls that provide the needed balance and allowance for any currency, with a reset of the allowance first; none when
 * both suffice already.
 */
export function fundingCalls(funding: Funding): readonly Call[] {
  const { currency, wrapped, allowance, needed } = funding
  const amounts = !lacksAllowance(funding) ? [] : allowance === 0n ? [needed] : [0n, needed]
  return [
    ...(wrapped > 0n ? [depositCall(currency, wrapped)] : []),
    ...amounts.map((amount) => approveCall(currency, amount)),
  ]
}

/** The step that sets Seaport's allowance for a currency. */
function approveStep(
  currency: Address,
  amount: bigint,
  { title, owner }: { readonly title: Value; readonly owner: Address },
): MarketStep {
  const outcome = amount === 0n ? writesTexts.steps.allowanceRevoked : writesTexts.steps.allowanceApproved
  const call = approveCall(currency, amount)
  const expects = [expectAllowance({ currency, owner, spender: SEAPORT, spenderName: 'Seaport', amount })]
  return { kind: 'first', title, outcome, call, expects }
}

const approveCall = (currency: Address, amount: bigint): Call => ({
  to: currency,
  data: erc20.encodeFunctionData('approve', [SEAPORT, amount]) as Hex,
  value: 0n,
})
