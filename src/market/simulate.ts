// Runs the exact call from the user's account without sending it, and reckons its network fee.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { formatExact, type Wei } from '../domain/wei.ts'
import { checkDetails } from '../messages/en/checkDetails.ts'
import type { Value } from '../messages/message.ts'
import { decimal } from '../messages/values.ts'
import { callAt, estimateGas, readOutcome, readQuantity, type PinnedBlock } from './chain.ts'
import { decodeRevert } from './reverts.ts'
import type { Call, Hex } from './types.ts'
import { refuse, type PassedCheck, type Refusal } from './verdict.ts'

export interface Simulated {
  readonly status: 'succeeds'
  /** Gas times the node's gas price; null when the node gives no estimate. */
  readonly networkFee: Wei | null
  readonly passed: readonly PassedCheck[]
}

/** How nodes say that gas at its price does not fit beside the value; the words of a contract never count. */
const LACKS_FEE =
  /^(?!.*revert).*(?:insufficient funds|insufficient sender balance|enough funds|gas required exceeds|up-?front cost)/i

/**
 * Simulates a call at the snapshot's block.
 *
 * @param nativeBalance of the sender, to tell whether the network fee fits beside the value
 * @throws NodeError when the node did not run the call
 */
export async function simulate(
  send: SendBatch,
  options: {
    readonly snapshot: Pick<PinnedBlock, 'blockHash'>
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
  if (!outcome.ok) return toRevertRefusal(outcome, passed)
  if (gasReply?.ok === false) {
    const { message } = gasReply
    if (LACKS_FEE.test(message) && nativeBalance >= call.value) return lacksFee(message, passed)
    // The estimate looks past the pinned block, at what waits to be mined: someone may be a moment faster.
    const ahead = readOutcome(gasReply)
    if (!ahead.ok) return toRevertRefusal(ahead, passed)
  }
  const gas = readQuantity(gasReply, 'gas-estimate')
  const networkFee = priceReply?.ok === true ? ((gas * readQuantity(priceReply, 'gas-price')) as Wei) : null
  if (networkFee !== null && nativeBalance < call.value + networkFee) {
    const balance = coinFound(nativeBalance)
    const needed = coinFound(call.value + networkFee)
    return lacksFee(checkDetails.hasAndNeedsCoin({ balance, needed }), passed)
  }
  return {
    status: 'succeeds',
    networkFee,
    passed: [...passed, { check: 'simulation', detail: checkDetails.gas({ gas }) }],
  }
}

/** In whole coins of 10^18 wei. Source: Ethereum Yellow Paper, section 2.1 */
const coinFound = (wei: bigint) => decimal(formatExact(wei as Wei, 18))

/** The refusal for a trial run that reverted, in the words of the chain. */
export function toRevertRefusal(
  { data, message }: { readonly data: Hex; readonly message: string },
  passed: readonly PassedCheck[],
): Refusal {
  const { name, sentence } = decodeRevert(data)
  const detail = data === '0x' ? message : name
  return refuse({ check: 'simulation', code: 'reverted', detail, sentence, passed })
}

/** The call itself goes through, so what is missing is gas money. */
function lacksFee(detail: Value, passed: readonly PassedCheck[]): Refusal {
  return refuse({ check: 'funds', code: 'insufficient-network-fee', detail, passed })
}
