// Adds the currency approval that Seaport needs in front of the call that spends the currency.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { marketSteps } from '../messages/en/marketSteps.ts'
import type { Value } from '../messages/message.ts'
import { erc20, SEAPORT } from './contracts.ts'
import { expectAllowance } from './expectedStates.ts'
import { simulatePayment } from './simulateCalls.ts'
import { simulate } from './simulate.ts'
import type { Call, Hex, MarketStep, Steps } from './types.ts'

export type Trial = Omit<Parameters<typeof simulate>[1], 'call'>

export interface Approval {
  readonly currency: Address
  /** Seaport's current allowance, in the smallest unit of the currency. */
  readonly allowance: bigint
  /** The allowance that the trade needs; a larger one is never set. */
  readonly needed: bigint
  /** The title of the approval step. */
  readonly title: Value
}

interface Allowing extends Trial, Approval {
  readonly trade: MarketStep
}

export interface SimulatedSteps {
  readonly steps: Steps
  readonly trial: Awaited<ReturnType<typeof simulate>>
}

/**
 * Puts the needed approval in front of the trade and simulates the first transaction. Where money moves at once and the
 * node supports it, also simulates all of them in turn.
 *
 * @param options.paid the accounts that receive money when the trade is mined; none when it moves later
 * @throws NodeError when the node did not run the call
 */
export async function tryWithAllowance(
  send: SendBatch,
  options: Allowing & { readonly paid?: readonly Address[] },
): Promise<SimulatedSteps> {
  const simulation = await tryFirst(send, options)
  const { currency, paid, snapshot, from } = options
  const { steps, trial } = simulation
  if (trial.status === 'refused' || paid === undefined || BigInt(currency) === 0n) return simulation
  const { passed } = trial
  const refusal = await simulatePayment(send, { snapshot, from, steps, currency, parties: paid, passed })
  return refusal === undefined ? simulation : { steps, trial: refusal }
}

async function tryFirst(send: SendBatch, options: Allowing): Promise<SimulatedSteps> {
  const { currency, allowance, needed, title, trade, snapshot, from, nativeBalance, passed } = options
  const trial = { snapshot, from, nativeBalance, passed }
  const native = BigInt(currency) === 0n
  if (native || allowance >= needed) return tryOut(send, trial, [trade])
  return tryApprovalFirst(send, trial, { currency, allowance, needed, title, then: [trade] })
}

/**
 * Puts a missing approval in front of later steps and simulates it.
 * @throws NodeError when the node did not run the call
 */
export async function tryApprovalFirst(
  send: SendBatch,
  trial: Trial,
  { currency, allowance, needed, title, then }: Approval & { readonly then: readonly MarketStep[] },
): Promise<SimulatedSteps> {
  const owner = trial.from
  const allow = approveStep(currency, needed, { title, owner })
  const plain = await tryOut(send, trial, [allow, ...then])
  if (plain.trial.status === 'succeeds' || plain.trial.check !== 'simulation' || allowance === 0n)
    return plain
  // Some tokens, such as Tether, accept a new allowance only while the current one is zero.
  const longer = await tryOut(send, trial, [withdrawal(currency, owner), allow, ...then])
  return longer.trial.status === 'succeeds' ? longer : plain
}

/** Simulates the first step. */
export async function tryOut(send: SendBatch, trial: Trial, steps: Steps): Promise<SimulatedSteps> {
  return { steps, trial: await simulate(send, { ...trial, call: steps[0].call }) }
}

/** Resets the allowance to zero, for currencies that require it before a new approval. */
function withdrawal(currency: Address, owner: Address): MarketStep {
  return approveStep(currency, 0n, { title: marketSteps.revokeEarlier, owner })
}

/**
 * Calls that set the needed allowance for any currency, with a reset first; none when the allowance suffices already.
 */
export function approvalCalls({ currency, allowance, needed }: Omit<Approval, 'title'>): readonly Call[] {
  if (BigInt(currency) === 0n || allowance >= needed) return []
  const amounts = allowance === 0n ? [needed] : [0n, needed]
  return amounts.map((amount) => approveCall(currency, amount))
}

/** The step that sets Seaport's allowance for a currency. */
export function approveStep(
  currency: Address,
  amount: bigint,
  { title, owner }: { readonly title: Value; readonly owner: Address },
): MarketStep {
  const outcome = amount === 0n ? marketSteps.allowanceRevoked : marketSteps.allowanceApproved
  const call = approveCall(currency, amount)
  const expects = [expectAllowance({ currency, owner, spender: SEAPORT, spenderName: 'Seaport', amount })]
  return { kind: 'approve', title, outcome, call, expects }
}

const approveCall = (currency: Address, amount: bigint): Call => ({
  to: currency,
  data: erc20.encodeFunctionData('approve', [SEAPORT, amount]) as Hex,
  value: 0n,
})
