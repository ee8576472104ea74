// Wraps the native coin, one to one, into its ERC-20, and unwraps it.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import { writesTexts } from '../messages/en/writes.ts'
import type { Value } from '../messages/message.ts'
import { parseWord } from './callResults.ts'
import {
  pinBlock,
  parseQuantityReply,
  type CallOutcome,
  type ContractRead,
  type PinnedBlock,
} from './chain.ts'
import { erc20, wrappedNative } from './contracts.ts'
import { expectBalanceChange } from './expectedStates.ts'
import { NodeError } from '../node/errors.ts'
import { amountDetail } from './details.ts'
import { fetchAll } from './orderState.ts'
import { simulateCalls } from './simulateCalls.ts'
import { toRevertRefusal, tryOut } from './simulate.ts'
import type { Call, Hex, MarketRequest, MarketStep, StepsPlan } from './types.ts'
import { refuse, type Refusal, type Verdict } from './verdict.ts'

/** `wrap` exchanges the coin for the ERC-20, `unwrap` the ERC-20 for the coin. */
export type WrapDirection = 'wrap' | 'unwrap'

/**
 * Source: `deposit` of WETH9.
 * @param currency the ERC-20 that wraps the native coin
 * @param amount in wei
 */
export function depositCall(currency: Address, amount: bigint): Call {
  const data = wrappedNative.encodeFunctionData('deposit', []) as Hex
  return { to: currency, data, value: amount }
}

/** Source: `withdraw` of WETH9. */
function withdrawCall(currency: Address, amount: bigint): Call {
  const data = wrappedNative.encodeFunctionData('withdraw', [amount]) as Hex
  return { to: currency, data, value: 0n }
}

/** An account's balances of the coin and its ERC-20, in wei. */
export interface CoinBalances {
  readonly wrapped: Wei
  readonly native: Wei
}

interface BalancesRequest extends MarketRequest {
  readonly account: Address
  /** The ERC-20 that wraps the native coin, from the configuration. */
  readonly currency: Address
}

/** @throws NodeError */
export async function fetchCoinBalances(request: BalancesRequest): Promise<CoinBalances> {
  return balancesAt(request, await pinBlock(request.send, request.config.chainId))
}

async function balancesAt(
  { send, account, currency }: BalancesRequest,
  snapshot: PinnedBlock,
): Promise<CoinBalances> {
  const read = { to: currency, data: erc20.encodeFunctionData('balanceOf', [account]) }
  const { outcomes, last } = await fetchAll(send, snapshot, [read], account)
  const wrapped = parseWord(outcomes[0])
  if (wrapped === undefined) throw new NodeError('malformed-reply', { details: { what: 'balance' } })
  return { wrapped: wrapped as Wei, native: parseQuantityReply(last, 'balance') as Wei }
}

export interface WrapRequest extends BalancesRequest {
  readonly direction: WrapDirection
  /** In wei, above zero. */
  readonly amount: Wei
}

export interface WrapPlan extends StepsPlan {
  /** The account's balances before the transaction. */
  readonly balances: CoinBalances
}

/** Formats an amount of the currency that the account gives: the coin or its ERC-20. */
function formatSpent({ config, currency, direction }: WrapRequest, amount: bigint): Value {
  return amountDetail(config, direction === 'wrap' ? ZERO_ADDRESS : currency, amount)
}

function toStep(request: WrapRequest): MarketStep {
  const { currency, account: owner, direction, amount: wei } = request
  const amount = formatSpent(request, wei)
  const isWrap = direction === 'wrap'
  return {
    kind: 'trade',
    title: isWrap ? writesTexts.steps.wrap({ amount }) : writesTexts.steps.unwrap({ amount }),
    call: isWrap ? depositCall(currency, wei) : withdrawCall(currency, wei),
    expects: [expectBalanceChange({ currency, owner, change: isWrap ? wei : -wei })],
  }
}

/**
 * Decides whether an amount can be wrapped or unwrapped. Where the node supports it, a simulation checks that the
 * token's balance changes by exactly that amount (see {@link simulateCalls}).
 * @throws NodeError
 */
export async function prepareWrap(request: WrapRequest): Promise<Verdict<WrapPlan>> {
  const { send, config, account, direction, amount } = request
  const snapshot = await pinBlock(send, config.chainId)
  const balances = await balancesAt(request, snapshot)
  const has = direction === 'wrap' ? balances.native : balances.wrapped
  if (has < amount) {
    const detail = checksTexts.details.hasAndNeeds({
      balance: formatSpent(request, has),
      needed: formatSpent(request, amount),
    })
    return refuse({ check: 'funds', code: 'wrapping-short', detail })
  }
  const step = toStep(request)
  const start = { snapshot, from: account, nativeBalance: balances.native, passed: [] }
  const { steps, trial } = await tryOut(send, start, [step])
  if (trial.status === 'refused') return toWrapRefusal(trial, direction)
  const outcomes = await simulateCalls(send, snapshot, account, toSimulatedCalls(request, step))
  const failure = outcomes === null ? undefined : findFailure(request, outcomes)
  if (failure !== undefined) return failure
  const { passed, networkFee } = trial
  return { status: 'executable', passed, plan: { steps, balances, networkFee } }
}

/** A refusal without the wording about a price: the balance lacks the fee beside the amount. */
function toWrapRefusal(refusal: Refusal, direction: WrapDirection): Refusal {
  if (refusal.code !== 'insufficient-network-fee') return refusal
  const { check, detail, passed } = refusal
  const code = direction === 'wrap' ? 'wrapping-leaves-no-fee' : 'unwrapping-lacks-fee'
  return refuse({ check, code, detail, passed })
}

/** The call between two reads of the token's balance. */
function toSimulatedCalls({ account, currency }: WrapRequest, { call }: MarketStep): readonly ContractRead[] {
  const balance = { to: currency, data: erc20.encodeFunctionData('balanceOf', [account]) }
  return [balance, call, balance]
}

/** The reason why it must not be signed: the call fails, or moves a different amount of the token than requested. */
function findFailure(
  request: WrapRequest,
  [before, call, after]: readonly (CallOutcome | undefined)[],
): Refusal | undefined {
  if (call?.ok === false) return toRevertRefusal(call, [])
  const { config, currency, direction, amount } = request
  const refuseInexact = (detail: Value) => refuse({ check: 'recipients', code: 'wrapping-inexact', detail })
  const [had, has] = [parseWord(before), parseWord(after)]
  if (had === undefined || has === undefined) return refuseInexact(checksTexts.details.balanceUnknown)
  const expectedBalance = direction === 'wrap' ? had + amount : had - amount
  const money = (value: bigint) => amountDetail(config, currency, value)
  return has === expectedBalance
    ? undefined
    : refuseInexact(
        checksTexts.details.balanceAfter({ balance: money(has), expected: money(expectedBalance) }),
      )
}
