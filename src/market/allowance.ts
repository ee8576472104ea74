// How Seaport is allowed to take an amount of a currency before the call that needs it.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { marketSteps } from '../messages/en/marketSteps.ts'
import type { Value } from '../messages/message.ts'
import { erc20, SEAPORT } from './contracts.ts'
import { simulatePayment } from './simulateCalls.ts'
import { simulate } from './simulate.ts'
import type { Call, Hex, MarketStep } from './types.ts'

/** Transactions in their order, the last of which is the trade. */
export type Steps = readonly [MarketStep, ...MarketStep[]]

export type Trial = Omit<Parameters<typeof simulate>[1], 'call'>

export interface Approval {
  readonly currency: Address
  /** What Seaport may take now, in the smallest unit of the currency. */
  readonly allowance: bigint
  /** What it must be able to take; nothing more is ever allowed. */
  readonly needed: bigint
  /** What the approval is for. */
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
 * The trade with the approval it needs in front of it, and the trial run of whichever comes first; then of all of
 * them in turn, where money moves at once and the node can.
 *
 * @param options.paid who gets the money when the trade is mined; none where it moves later
 * @throws NodeError when the node did not run the call
 */
export async function tryWithAllowance(
  send: SendBatch,
  options: Allowing & { readonly paid?: readonly Address[] },
): Promise<SimulatedSteps> {
  const tried = await tryFirst(send, options)
  const { currency, paid, snapshot, from } = options
  const { steps, trial } = tried
  if (trial.status === 'refused' || paid === undefined || BigInt(currency) === 0n) return tried
  const { passed } = trial
  const refusal = await simulatePayment(send, { snapshot, from, steps, currency, parties: paid, passed })
  return refusal === undefined ? tried : { steps, trial: refusal }
}

async function tryFirst(send: SendBatch, options: Allowing): Promise<SimulatedSteps> {
  const { currency, allowance, needed, title, trade, snapshot, from, nativeBalance, passed } = options
  const trial = { snapshot, from, nativeBalance, passed }
  const native = BigInt(currency) === 0n
  if (native || allowance >= needed) return tryOut(send, trial, [trade])
  return tryApprovalFirst(send, trial, { currency, allowance, needed, title, then: [trade] })
}

/**
 * An approval that is missing, with what comes after it, and its trial run.
 * @throws NodeError when the node did not run the call
 */
export async function tryApprovalFirst(
  send: SendBatch,
  trial: Trial,
  { currency, allowance, needed, title, then }: Approval & { readonly then: readonly MarketStep[] },
): Promise<SimulatedSteps> {
  const allow = approveStep(currency, needed, title)
  const plain = await tryOut(send, trial, [allow, ...then])
  if (plain.trial.status === 'succeeds' || plain.trial.check !== 'simulation' || allowance === 0n)
    return plain
  // Some tokens, Tether's among them, take a new allowance only where there is none.
  const longer = await tryOut(send, trial, [withdrawal(currency), allow, ...then])
  return longer.trial.status === 'succeeds' ? longer : plain
}

/** The steps with the trial run of the first. */
export async function tryOut(send: SendBatch, trial: Trial, steps: Steps): Promise<SimulatedSteps> {
  return { steps, trial: await simulate(send, { ...trial, call: steps[0].call }) }
}

/** The step before a new approval where the currency wants the earlier one gone first. */
function withdrawal(currency: Address): MarketStep {
  return approveStep(currency, 0n, marketSteps.revokeEarlier)
}

/** The calls after which Seaport may take what is needed, whatever the currency wants of them; none where it may now. */
export function approvalCalls({ currency, allowance, needed }: Omit<Approval, 'title'>): readonly Call[] {
  if (BigInt(currency) === 0n || allowance >= needed) return []
  const amounts = allowance === 0n ? [needed] : [0n, needed]
  return amounts.map((amount) => approveStep(currency, amount, '').call)
}

/** The step that sets what Seaport may take of a currency. */
export function approveStep(currency: Address, amount: bigint, title: Value): MarketStep {
  const data = erc20.encodeFunctionData('approve', [SEAPORT, amount]) as Hex
  const outcome = amount === 0n ? marketSteps.allowanceRevoked : marketSteps.allowanceApproved
  return { kind: 'approve', title, outcome, call: { to: currency, data, value: 0n } }
}
