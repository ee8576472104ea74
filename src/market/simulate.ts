// Runs the exact call from the user's account without sending it, and reckons its network fee.
import type { Address } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import {
  callAt,
  estimateGas,
  readOutcome,
  readQuantity,
  type ChainSnapshot,
  type SendBatch,
} from './chain.ts'
import { decodeRevert } from './reverts.ts'
import type { Call, Hex } from './types.ts'
import { refuse, type PassedCheck, type Refusal } from './verdict.ts'

export interface Simulated {
  readonly status: 'succeeds'
  /** Gas times the node's gas price; null when the node gives no estimate. */
  readonly networkFee: Wei | null
  readonly passed: readonly PassedCheck[]
}

/**
 * Simulates a call at the snapshot's block.
 *
 * @param nativeBalance of the sender, to tell whether the network fee fits beside the value
 */
export async function simulate(
  send: SendBatch,
  options: {
    readonly snapshot: ChainSnapshot
    readonly from: Address
    readonly call: Call
    readonly nativeBalance: bigint
    readonly passed: readonly PassedCheck[]
  },
): Promise<Simulated | Refusal> {
  const { snapshot, from, call, nativeBalance, passed } = options
  const [reply, gasReply, priceReply] = await send([
    callAt(snapshot, { from, to: call.to, data: call.data, value: call.value }),
    estimateGas(from, call),
    { method: 'eth_gasPrice', params: [] },
  ])
  const outcome = readOutcome(reply)
  if (!outcome.ok) return reverted(outcome, passed)
  if (gasReply?.ok !== true) {
    // The estimate looks past the pinned block, at what waits to be mined: someone may be a moment faster.
    const ahead = readOutcome(gasReply)
    if (!ahead.ok && ahead.data !== '0x') return reverted(ahead, passed)
    return underfunded(gasReply?.message ?? '', options)
  }
  const gas = readQuantity(gasReply, 'gas estimate')
  const networkFee = priceReply?.ok === true ? ((gas * readQuantity(priceReply, 'gas price')) as Wei) : null
  if (networkFee !== null && nativeBalance < call.value + networkFee) {
    return underfunded(`has ${nativeBalance}, needs ${call.value + networkFee}`, options)
  }
  return {
    status: 'succeeds',
    networkFee,
    passed: [...passed, { check: 'simulation', found: `about ${gas} gas` }],
  }
}

function reverted(
  { data, message }: { readonly data: Hex; readonly message: string },
  passed: readonly PassedCheck[],
): Refusal {
  const { name, sentence } = decodeRevert(data)
  const found = data === '0x' ? message : name
  return refuse({ check: 'simulation', code: 'reverted', found, sentence, passed })
}

/** The call itself went through, so what the estimate lacked is gas money, or the next block differs already. */
function underfunded(
  found: string,
  { call, nativeBalance, passed }: { call: Call; nativeBalance: bigint; passed: readonly PassedCheck[] },
): Simulated | Refusal {
  const lacksFee =
    /insufficient funds|fund for gas|gas required exceeds/i.test(found) || found.startsWith('has ')
  if (lacksFee && nativeBalance >= call.value) {
    return refuse({ check: 'funds', code: 'insufficient-network-fee', found, passed })
  }
  return refuse({ check: 'simulation', code: 'reverted', found, passed })
}
