// Turns the native coin into the ERC-20 that stands for it one to one, and back.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import { tryOut, type Steps } from './allowance.ts'
import { word } from './answers.ts'
import { balanceAt, callAt, pinBlock, readOutcome, readQuantity, type PinnedBlock } from './chain.ts'
import { erc20, wrappedNative } from './contracts.ts'
import { MalformedReplyError } from './errors.ts'
import { moneyFound } from './found.ts'
import { play } from './rehearse.ts'
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
export interface Purse {
  readonly wrapped: Wei
  readonly native: Wei
}

interface PurseRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  readonly account: Address
  /** Stands for the native coin, by the configuration. */
  readonly currency: Address
}

/** @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws */
export async function readPurse(request: PurseRequest): Promise<Purse> {
  return purseAt(request, await pinBlock(request.send, request.config.chainId))
}

async function purseAt({ send, account, currency }: PurseRequest, snapshot: PinnedBlock): Promise<Purse> {
  const replies = await send([
    callAt(snapshot, { to: currency, data: erc20.encodeFunctionData('balanceOf', [account]) }),
    balanceAt(snapshot, account),
  ])
  const wrapped = word(readOutcome(replies[0]))
  if (wrapped === undefined) throw new MalformedReplyError('The network node gave no readable balance.')
  return { wrapped: wrapped as Wei, native: readQuantity(replies[1], 'balance') as Wei }
}

export interface WrapRequest extends PurseRequest {
  readonly direction: WrapDirection
  /** In wei, above zero. */
  readonly amount: Wei
}

export interface WrapPlan {
  readonly steps: Steps
  /** What the account has before it. */
  readonly purse: Purse
  /** In wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
}

function stepOf({ config, currency, direction, amount }: WrapRequest): MarketStep {
  const money = moneyFound(config, currency, amount)
  return direction === 'wrap'
    ? { kind: 'trade', title: `Wrap for ${money}`, call: depositCall(currency, amount) }
    : { kind: 'trade', title: `Unwrap ${money}`, call: withdrawCall(currency, amount) }
}

/**
 * Decides whether an amount can be wrapped or unwrapped, and plays it to see that it moves just that amount.
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareWrap(request: WrapRequest): Promise<Verdict<WrapPlan>> {
  const { send, config, account, currency, direction, amount } = request
  const snapshot = await pinBlock(send, config.chainId)
  const purse = await purseAt(request, snapshot)
  const has = direction === 'wrap' ? purse.native : purse.wrapped
  if (has < amount) {
    const found = `has ${moneyFound(config, currency, has)}, needs ${moneyFound(config, currency, amount)}`
    return refuse({ check: 'funds', code: 'wrapping-short', found })
  }
  const step = stepOf(request)
  const start = { snapshot, from: account, nativeBalance: purse.native, passed: [] }
  const { steps, trial } = await tryOut(send, start, [step])
  if (trial.status === 'refused') return trial
  const uneven = await findUneven(request, snapshot, step)
  if (uneven !== undefined) return uneven
  const { passed, networkFee } = trial
  return { status: 'executable', passed, plan: { steps, purse, networkFee } }
}

/** A refusal where the call takes or gives another amount than was asked for; undefined where the node cannot tell. */
async function findUneven(
  { send, account, currency, direction, amount }: WrapRequest,
  snapshot: PinnedBlock,
  { call }: MarketStep,
): Promise<Refusal | undefined> {
  const balance = { to: currency, data: erc20.encodeFunctionData('balanceOf', [account]) }
  const outcomes = await play(send, snapshot, account, [balance, call, balance])
  if (outcomes === null) return undefined
  const [before, after] = [word(outcomes[0]), word(outcomes[2])]
  const moved = before === undefined || after === undefined ? undefined : after - before
  if (moved === (direction === 'wrap' ? amount : -amount)) return undefined
  const found = moved === undefined ? 'a balance is not told' : `moves ${moved}, not ${amount}`
  return refuse({ check: 'recipients', code: 'wrapping-inexact', found })
}
