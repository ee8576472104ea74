// A call that reports how much of its gas was used. A proxy whose implementation ran out of gas just reverts, so only
// the gas tells. It runs as the creation code of a contract that is never created, which needs no state override.
import type { RpcRequest } from '../domain/rpc.ts'
import { OP, push } from './opcodes.ts'

type Hex = `0x${string}`

const push2 = (value: number) => push(value, 2)

/** Bytes kept of what the call returns: as the code of a new contract, each costs 200 gas. */
const MAX_RETURNED = 1_024

/** Gas that the code needs beside the call: above all, for its result. */
const OWN_GAS = 400_000n

/** Where the words of the result are, and the bytes that the call returned. */
const AT = {
  succeeded: 0,
  gasLimit: 32,
  before: 64,
  after: 96,
  codeSize: 128,
  returned: 160,
  callData: 4_096,
} as const

/**
 * The used share of a call's gas from which it counts as run out, in 64ths. Each contract on the way to the one that ran
 * out keeps a 64th (EIP-150): enough for a proxy of a proxy whose implementation asks a registry.
 */
const RAN_OUT = 60n
const PARTS = 64n

/** Whether a call used nearly all of its gas, so that how it ended may only say that it, or a call of its own, ran out. */
export const hasRunOut = (used: bigint, gasLimit: bigint): boolean => used * PARTS >= gasLimit * RAN_OUT

export interface MeasuredCall {
  readonly hasCode: boolean
  readonly succeeded: boolean
  /** {@link hasRunOut} */
  readonly ranOut: boolean
  /** The first {@link MAX_RETURNED} bytes that it returned, or reverted with. */
  readonly returned: Hex
}

/** The `eth_call` that runs the code at a block. @param options.gas for the call itself; `all` for all the node gives */
export function measuredCall(
  { to, data }: { readonly to: string; readonly data: string },
  { block, gas }: { readonly block: unknown; readonly gas: bigint | 'all' },
): RpcRequest {
  const call = { to, data: data.replace(/^0x/, ''), gas }
  const codeLength = creationCode(call, 0).length / 2
  const code = `0x${creationCode(call, codeLength)}${call.data}`
  // A call gets at most 63/64 of what is left, and the transaction itself costs about 70,000.
  const limit = gas === 'all' ? {} : { gas: `0x${(gas + gas / 32n + 2n * OWN_GAS).toString(16)}` }
  return { method: 'eth_call', params: [{ data: code, ...limit }, block] }
}

function creationCode(
  { to, data, gas }: { readonly to: string; readonly data: string; readonly gas: bigint | 'all' },
  dataAt: number,
): string {
  const address = push(BigInt(to), 20)
  const size = push2(data.length / 2)
  const pushGasLimit = gas === 'all' ? [push(OWN_GAS, 8), OP.gas, OP.sub] : [push(gas, 8)]
  const store = (at: number) => [push2(at), OP.mstore]
  return [
    [address, OP.extCodeSize, ...store(AT.codeSize)],
    [size, push2(dataAt), push2(AT.callData), OP.codeCopy],
    [...pushGasLimit, ...store(AT.gasLimit)],
    [OP.gas, ...store(AT.before)],
    [push2(0), push2(0), size, push2(AT.callData), push2(0), address, push2(AT.gasLimit), OP.mload, OP.call],
    store(AT.succeeded),
    [OP.gas, ...store(AT.after)],
    // The smaller of the returned bytes and the limit: limit ^ ((limit ^ bytes) * (bytes < limit)).
    [push2(MAX_RETURNED), OP.returnDataSize, OP.lt],
    [push2(MAX_RETURNED), OP.returnDataSize, OP.xor, OP.mul, push2(MAX_RETURNED), OP.xor],
    [OP.dup1, push2(0), push2(AT.returned), OP.returnDataCopy],
    [push2(AT.returned), OP.add, push2(0), OP.return],
  ]
    .flat()
    .join('')
}

/** Undefined for a result of anything but the code: not every network creates contracts in this way. */
export function parseMeasuredCall(result: Hex): MeasuredCall | undefined {
  const bytes = result.slice(2)
  const word = (at: number) => BigInt(`0x${bytes.slice(at * 2, at * 2 + 64)}`)
  if (bytes.length < AT.returned * 2 || word(AT.succeeded) > 1n) return undefined
  return {
    hasCode: word(AT.codeSize) > 0n,
    succeeded: word(AT.succeeded) === 1n,
    ranOut: hasRunOut(word(AT.before) - word(AT.after), word(AT.gasLimit)),
    returned: `0x${bytes.slice(AT.returned * 2)}`,
  }
}
