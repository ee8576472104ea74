// Turns the native coin into the ERC-20 that stands for it one to one, and back.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import { checkDetails } from '../messages/en/checkDetails.ts'
import { marketSteps } from '../messages/en/marketSteps.ts'
import type { Value } from '../messages/message.ts'
import { tryOut, type Steps } from './allowance.ts'
import { readWord } from './callResults.ts'
import {
  balanceAt,
  callAt,
  pinBlock,
  readOutcome,
  readQuantity,
  type CallOutcome,
  type ContractRead,
  type PinnedBlock,
} from './chain.ts'
import { erc20, wrappedNative } from './contracts.ts'
import { NodeError } from '../node/errors.ts'
import { amountDetail } from './details.ts'
import { simulateCalls } from './simulateCalls.ts'
import { toRevertRefusal } from './simulate.ts'
import type { Call, Hex, MarketConfig, MarketStep } from './types.ts'
import { refuse, type Refusal, type Verdict } from './verdict.ts'

/** `wrap` gives the coin for the ERC-20, `unwrap` the ERC-20 for the coin. */
export type WrapDirection = 'wrap' | 'unwrap'

/**
 * Source: `deposit` of WETH9.
 * @param currency that stands for the native coin
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

/** What an account has of the two, in wei. */
export interface CoinBalances {
  readonly wrapped: Wei
  readonly native: Wei
}

interface BalancesRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  readonly account: Address
  /** Stands for the native coin, by the configuration. */
  readonly currency: Address
}

/** @throws NodeError */
export async function readCoinBalances(request: BalancesRequest): Promise<CoinBalances> {
  return balancesAt(request, await pinBlock(request.send, request.config.chainId))
}

async function balancesAt(
  { send, account, currency }: BalancesRequest,
  snapshot: PinnedBlock,
): Promise<CoinBalances> {
  const replies = await send([
    callAt(snapshot, { to: currency, data: erc20.encodeFunctionData('balanceOf', [account]) }),
    balanceAt(snapshot, account),
  ])
  const wrapped = readWord(readOutcome(replies[0]))
  if (wrapped === undefined) throw new NodeError('malformed-reply', { details: { what: 'balance' } })
  return { wrapped: wrapped as Wei, native: readQuantity(replies[1], 'balance') as Wei }
}

export interface WrapRequest extends BalancesRequest {
  readonly direction: WrapDirection
  /** In wei, above zero. */
  readonly amount: Wei
}

export interface WrapPlan {
  readonly steps: Steps
  /** What the account has before it. */
  readonly balances: CoinBalances
  /** In wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
}

/** What is given: an amount of the coin, or of what stands for it. */
function given({ config, currency, direction }: WrapRequest, amount: bigint): Value {
  return amountDetail(config, direction === 'wrap' ? ZERO_ADDRESS : currency, amount)
}

function stepOf(request: WrapRequest): MarketStep {
  const { currency, direction, amount: wei } = request
  const amount = given(request, wei)
  return direction === 'wrap'
    ? { kind: 'trade', title: marketSteps.wrap({ amount }), call: depositCall(currency, wei) }
    : { kind: 'trade', title: marketSteps.unwrap({ amount }), call: withdrawCall(currency, wei) }
}

/**
 * Decides whether an amount can be wrapped or unwrapped, and plays it to see that the balance of the token moves by just
 * that amount, where the node can play it (see {@link simulateCalls}).
 * @throws NodeError
 */
export async function prepareWrap(request: WrapRequest): Promise<Verdict<WrapPlan>> {
  const { send, config, account, direction, amount } = request
  const snapshot = await pinBlock(send, config.chainId)
  const balances = await balancesAt(request, snapshot)
  const has = direction === 'wrap' ? balances.native : balances.wrapped
  if (has < amount) {
    const detail = checkDetails.hasAndNeeds({ balance: given(request, has), needed: given(request, amount) })
    return refuse({ check: 'funds', code: 'wrapping-short', detail })
  }
  const step = stepOf(request)
  const start = { snapshot, from: account, nativeBalance: balances.native, passed: [] }
  const { steps, trial } = await tryOut(send, start, [step])
  if (trial.status === 'refused') return inWordsOfWrapping(trial, direction)
  const outcomes = await simulateCalls(send, snapshot, account, playOf(request, step))
  const failure = outcomes === null ? undefined : findFailure(request, outcomes)
  if (failure !== undefined) return failure
  const { passed, networkFee } = trial
  return { status: 'executable', passed, plan: { steps, balances, networkFee } }
}

/** There is no price that could be paid: what is short is the fee beside the amount. */
function inWordsOfWrapping(refusal: Refusal, direction: WrapDirection): Refusal {
  if (refusal.code !== 'insufficient-network-fee') return refusal
  const { check, detail, passed } = refusal
  const code = direction === 'wrap' ? 'wrapping-leaves-no-fee' : 'unwrapping-lacks-fee'
  return refuse({ check, code, detail, passed })
}

/** The call between two looks at the balance of the token. */
function playOf({ account, currency }: WrapRequest, { call }: MarketStep): readonly ContractRead[] {
  const balance = { to: currency, data: erc20.encodeFunctionData('balanceOf', [account]) }
  return [balance, call, balance]
}

/** Why it must not be signed: the call fails, or moves another amount of the token than was asked for. */
function findFailure(
  request: WrapRequest,
  [before, call, after]: readonly (CallOutcome | undefined)[],
): Refusal | undefined {
  if (call?.ok === false) return toRevertRefusal(call, [])
  const { config, currency, direction, amount } = request
  const inexact = (detail: Value) => refuse({ check: 'recipients', code: 'wrapping-inexact', detail })
  const [had, has] = [readWord(before), readWord(after)]
  if (had === undefined || has === undefined) return inexact(checkDetails.balanceUnknown)
  const due = direction === 'wrap' ? had + amount : had - amount
  const money = (value: bigint) => amountDetail(config, currency, value)
  return has === due
    ? undefined
    : inexact(checkDetails.balanceAfter({ balance: money(has), expected: money(due) }))
}
