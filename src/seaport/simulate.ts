// Simulates the exact call from the user's account without sending it, and computes its network fee.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { formatExact, type Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import type { Value } from '../messages/message.ts'
import { decimal } from '../messages/values.ts'
import { callAt, estimateGas, parseOutcome, parseQuantityReply, type PinnedBlock } from './chain.ts'
import { decodeRevert } from './reverts.ts'
import type { Call, Hex, MarketStep, Steps } from './types.ts'
import { refuse, type PassedCheck, type Refusal } from './verdict.ts'

export interface Simulated {
  readonly status: 'succeeds'
  /** Gas times the node's gas price; null when the node gives no estimate. */
  readonly networkFee: Wei | null
  readonly passed: readonly PassedCheck[]
}

/** How nodes report that the balance does not cover gas beside the value; the text of a contract never counts. */
const LACKS_FEE =
  /^(?!.*revert).*(?:insufficient funds|insufficient sender balance|enough funds|gas required exceeds|up-?front cost)/i

/** The state that transactions are simulated on, and what was checked before. */
export interface Trial {
  readonly snapshot: Pick<PinnedBlock, 'blockHash'>
  readonly from: Address
  /** Of the sender, to decide whether the network fee fits beside the value. */
  readonly nativeBalance: bigint
  readonly passed: readonly PassedCheck[]
}

export interface SimulatedSteps {
  readonly steps: Steps
  readonly trial: Simulated | Refusal
}

/**
 * Simulates the first step; its network fee must fit beside the values of all steps.
 * @throws RangeError without a step, and NodeError when the node did not run the call
 */
export async function tryOut(
  send: SendBatch,
  trial: Trial,
  steps: readonly MarketStep[],
): Promise<SimulatedSteps> {
  const [first, ...later] = steps
  if (first === undefined) throw new RangeError('A write has a step.')
  const laterValue = later.reduce((sum, { call }) => sum + call.value, 0n)
  return { steps: [first, ...later], trial: await simulate(send, { ...trial, call: first.call, laterValue }) }
}

/**
 * Simulates a call at the snapshot's block.
 *
 * @param options.laterValue what later calls pay in the native coin, in wei; none by default
 * @throws NodeError when the node did not run the call
 */
export async function simulate(
  send: SendBatch,
  options: Trial & { readonly call: Call; readonly laterValue?: bigint },
): Promise<Simulated | Refusal> {
  const { snapshot, from, call, nativeBalance, passed, laterValue = 0n } = options
  const [reply, gasReply, priceReply] = await send([
    callAt(snapshot, { from, to: call.to, data: call.data, value: call.value }),
    estimateGas(from, call),
    { method: 'eth_gasPrice', params: [] },
  ])
  const outcome = parseOutcome(reply)
  if (!outcome.ok) return toRevertRefusal(outcome, passed)
  if (gasReply?.ok === false) {
    const { message } = gasReply
    if (LACKS_FEE.test(message) && nativeBalance >= call.value) return lacksFee(message, passed)
    // The estimate runs after the pinned block, on pending transactions: another buyer may have been faster.
    const ahead = parseOutcome(gasReply)
    if (!ahead.ok) return toRevertRefusal(ahead, passed)
  }
  const gas = parseQuantityReply(gasReply, 'gas-estimate')
  const networkFee =
    priceReply?.ok === true ? ((gas * parseQuantityReply(priceReply, 'gas-price')) as Wei) : null
  const needed = call.value + laterValue + (networkFee ?? 0n)
  if (networkFee !== null && nativeBalance < needed) {
    const amounts = { balance: coinDetail(nativeBalance), needed: coinDetail(needed) }
    return lacksFee(checksTexts.details.hasAndNeedsCoin(amounts), passed)
  }
  return {
    status: 'succeeds',
    networkFee,
    passed: [...passed, { check: 'simulation', detail: checksTexts.details.gas({ gas }) }],
  }
}

/** Formats wei in whole coins of 10^18 wei. Source: Ethereum Yellow Paper, section 2.1 */
const coinDetail = (wei: bigint) => decimal(formatExact(wei as Wei, 18))

/** The refusal for a simulation that reverted, with the chain's own reason. */
export function toRevertRefusal(
  { data, message }: { readonly data: Hex; readonly message: string },
  passed: readonly PassedCheck[],
): Refusal {
  const { name, sentence } = decodeRevert(data)
  const detail = data === '0x' ? message : name
  return refuse({ check: 'simulation', code: 'reverted', detail, sentence, passed })
}

/** The call itself succeeds, so the missing part is the gas fee. */
function lacksFee(detail: Value, passed: readonly PassedCheck[]): Refusal {
  return refuse({ check: 'funds', code: 'insufficient-network-fee', detail, passed })
}
