// Runs several calls in turn inside one `eth_call`: a state override puts a script in the account's place for that
// call.
import type { Address } from '../domain/address.ts'
import type { RpcRequest } from '../domain/rpc.ts'
import { hasRunOut } from '../node/measuredCall.ts'
import { OP, push } from '../node/opcodes.ts'
import { asTransaction, type CallOutcome, type ContractRead, type PinnedBlock } from './chain.ts'
import type { Hex } from './types.ts'

const byte = (value: number) => push(value, 1)
const offset = (value: number) => push(value, 4)

/**
 * The account itself starts the script. Any other caller is either a token that checks whether the account accepts it,
 * which needs that call's own selector as the result (source: EIP-721, EIP-1155, on…Received), or a payment of the
 * coin, with as little as 2,300 gas, of which this uses some fifty.
 */
function prologue(): string {
  const callbackReply = [
    [byte(0), OP.callDataLoad, byte(224), OP.shr, byte(224), OP.shl, byte(0), OP.mstore],
    [byte(32), byte(0), OP.return],
  ]
    .flat()
    .join('')
  const head = OP.caller + OP.address + OP.eq
  const begin = (head.length + push(0, 2).length + OP.jumpI.length + callbackReply.length) / 2
  // Nothing has been written yet: from here on, the end of the written results stays on the stack.
  return head + push(begin, 2) + OP.jumpI + callbackReply + OP.jumpDest + byte(0)
}

/** Bytes that are written before a call's return data. */
const HEAD = 96

/**
 * Makes a call with data that follows the code, and writes its success flag, the length of its return data, the gas that
 * it used, and the data.
 */
function callCode(
  { to, value = 0n, gas }: ContractRead,
  data: { readonly at: number; readonly length: number },
): string {
  return [
    // The data is copied to where the outcome is written afterwards.
    [offset(data.length), offset(data.at), OP.dup3, OP.codeCopy],
    [OP.gas],
    [byte(0), byte(0), offset(data.length), OP.dup5, push(value, 32), push(BigInt(to), 20)],
    [gas === undefined ? OP.gas : push(gas, 8), OP.call],
    [OP.gas, OP.dup3, OP.sub, OP.dup4, byte(64), OP.add, OP.mstore],
    [OP.dup3, OP.mstore, OP.pop],
    [OP.returnDataSize, OP.dup2, byte(32), OP.add, OP.mstore],
    [OP.returnDataSize, byte(0), OP.dup3, byte(HEAD), OP.add, OP.returnDataCopy],
    [OP.returnDataSize, OP.add, byte(HEAD), OP.add],
  ]
    .flat()
    .join('')
}

/** Calls the address in the first word of its data with the rest of them, and ends as that call does. */
const FORWARDER = [
  [byte(32), OP.callDataSize, OP.sub],
  [OP.dup1, byte(32), byte(0), OP.callDataCopy],
  [byte(0), byte(0), OP.dup3, byte(0), byte(0), byte(0), OP.callDataLoad, OP.gas, OP.call],
  [OP.returnDataSize, byte(0), OP.dup1, OP.returnDataCopy],
  [byte(36), OP.jumpI, OP.returnDataSize, byte(0), OP.revert],
  [OP.jumpDest, OP.returnDataSize, byte(0), OP.return],
]
  .flat()
  .join('')

/** A call by another sender goes through a forwarder in that sender's place. */
function forward(account: Address, { from, to, data, ...call }: ContractRead): ContractRead {
  if (from === undefined || from === account) return { to, data, ...call }
  return { to: from, data: `0x${to.slice(2).padStart(64, '0')}${data.slice(2)}` }
}

/** The script as code: every call in order, then their data. */
function encodeScript(calls: readonly ContractRead[]): Hex {
  const datas = calls.map(({ data }) => data.replace(/^0x/, ''))
  const ending = byte(0) + OP.return
  const nowhere = { at: 0, length: 0 }
  const codeLength =
    (prologue().length +
      calls.reduce((sum, call) => sum + callCode(call, nowhere).length, 0) +
      ending.length) /
    2
  let at = codeLength
  const code = calls.map((call, index) => {
    const length = (datas[index] ?? '').length / 2
    const written = callCode(call, { at, length })
    at += length
    return written
  })
  return `0x${prologue()}${code.join('')}${ending}${datas.join('')}`
}

/**
 * The `eth_call` that runs calls as an account, or as their own senders, each on the state that the calls before it left.
 * Nodes that support state overrides put the script at the account; others run the account's own code, which returns
 * nothing.
 */
export function scriptCall(
  { blockHash }: Pick<PinnedBlock, 'blockHash'>,
  account: Address,
  calls: readonly ContractRead[],
): RpcRequest {
  const senders = calls.flatMap(({ from }) => (from === undefined || from === account ? [] : [from]))
  const forwarders = Object.fromEntries(senders.map((from) => [from, { code: `0x${FORWARDER}` }]))
  const code = encodeScript(calls.map((call) => forward(account, call)))
  const begin = asTransaction({ from: account, to: account, data: '0x' })
  return {
    method: 'eth_call',
    params: [begin, { blockHash }, { ...forwarders, [account]: { code } }],
  }
}

/** The outcome of each call of a script; null for a result that no script returned. */
export function parseScript(data: Hex, calls: readonly ContractRead[]): readonly CallOutcome[] | null {
  const bytes = (from: number, length: number) => data.slice(2 + from * 2, 2 + (from + length) * 2)
  const outcomes: CallOutcome[] = []
  let at = 0
  for (const { gas } of calls) {
    const [held, length, used] = [bytes(at, 32), bytes(at + 32, 32), bytes(at + 64, 32)]
    if (!/^0{63}[01]$/.test(held) || !/^0{56}[0-9a-f]{8}$/.test(length) || used.length < 64) return null
    const size = Number(`0x${length}`)
    const returnData: Hex = `0x${bytes(at + HEAD, size)}`
    const ranOut = gas !== undefined && hasRunOut(BigInt(`0x${used}`), gas)
    outcomes.push(
      held.endsWith('1')
        ? { ok: true, data: returnData }
        : { ok: false, data: returnData, message: 'execution reverted', ranOut },
    )
    at += HEAD + size
  }
  return data.length === 2 + at * 2 ? outcomes : null
}
