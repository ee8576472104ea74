// Reads the chain in batches, all pinned to one block, through the transport that the caller passes in.
import type { Address } from '../domain/address.ts'
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { callFailure, isOutOfGas } from '../node/callFailure.ts'
import { NodeError, unusableReply } from '../node/errors.ts'
import { SEAPORT } from './contracts.ts'
import { isSeaportCode, seaportCodeHash } from './seaportCode.ts'
import type { Call, Hex } from './types.ts'

/** The result of a contract call: the bytes returned, or the bytes it reverted with. */
export type CallOutcome =
  | { readonly ok: true; readonly data: Hex }
  | {
      readonly ok: false
      readonly data: Hex
      readonly message: string
      /** Whether it is known to have needed more gas than it got, which says nothing about what it would do. */
      readonly ranOut: boolean
    }

export interface ContractRead {
  readonly to: Address
  readonly data: string
  readonly from?: Address
  readonly value?: bigint
  /** Gas limit, for calls to untrusted code. */
  readonly gas?: bigint
}

/** The block at which a check makes all its reads. */
export interface PinnedBlock {
  readonly chainId: number
  readonly blockNumber: bigint
  readonly blockHash: Hex
  /** The block's time in Unix seconds. */
  readonly timestamp: bigint
}

/** A pinned block and the hash of the code at Seaport's address: the start of every check of orders. */
export interface ChainSnapshot extends PinnedBlock {
  /** As `seaportCodeHash` computes it. */
  readonly codeHash: Hex
}

/** Seaport cannot destroy itself, so its code never changes: its hash is read once for each transport. */
const codeHashes = new WeakMap<SendBatch, Hex>()

async function fetchCodeHash(send: SendBatch, chainId: number, blockHash: string): Promise<Hex> {
  const cached = codeHashes.get(send)
  if (cached !== undefined) return cached
  const [code] = await send([{ method: 'eth_getCode', params: [SEAPORT, { blockHash }] }])
  const hash = seaportCodeHash(parseBytes(code, 'contract-code'), chainId)
  if (isSeaportCode(hash, chainId)) codeHashes.set(send, hash)
  return hash
}

const HEX = /^0x[0-9a-f]*$/i

/** Whether a text is whole bytes in hexadecimal; decoders would throw on half a byte. */
const isBytes = (text: string) => text.length % 2 === 0 && HEX.test(text)

/** The most characters kept of a node's own message. */
const LONGEST_MESSAGE = 160

/** The chain's numbers have at most 256 bits; formatting a number of several megabytes would freeze the page. */
const QUANTITY = /^0x[0-9a-f]{1,64}$/i

/** @throws NodeError */
export function parseQuantity(value: unknown, what: string): bigint {
  if (typeof value === 'string' && QUANTITY.test(value)) return BigInt(value)
  throw new NodeError('malformed-reply', { details: { what } })
}

function parseResult(reply: RpcReply | undefined, what: string): unknown {
  if (reply?.ok === true) return reply.result
  throw unusableReply(reply, what)
}

/**
 * Pins the latest block.
 * @throws NodeError; `wrong-chain` when the node serves another chain
 */
export async function pinBlock(send: SendBatch, expectedChainId: number): Promise<PinnedBlock> {
  const [chainReply, blockReply] = await send([
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
  ])
  const chainId = Number(parseQuantity(parseResult(chainReply, 'chain-id'), 'chain-id'))
  if (chainId !== expectedChainId) {
    throw new NodeError('wrong-chain', {
      details: { expected: `${expectedChainId}`, found: `${chainId}` },
    })
  }
  const block = parseResult(blockReply, 'latest-block') as Record<string, unknown> | null
  const hash = block?.['hash']
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) {
    throw new NodeError('malformed-reply', { details: { what: 'latest block' } })
  }
  const blockHash = hash.toLowerCase() as Hex
  return {
    chainId,
    blockNumber: parseQuantity(block?.['number'], 'block-number'),
    blockHash,
    timestamp: parseQuantity(block?.['timestamp'], 'block-time'),
  }
}

/**
 * Pins the latest block and reads the trading contract's code there, once for each node.
 * @throws NodeError; `wrong-chain` when the node serves another chain
 */
export async function takeSnapshot(send: SendBatch, expectedChainId: number): Promise<ChainSnapshot> {
  const block = await pinBlock(send, expectedChainId)
  return { ...block, codeHash: await fetchCodeHash(send, block.chainId, block.blockHash) }
}

/** A read in the format that nodes take. */
export function asTransaction(read: ContractRead): Readonly<Record<string, string>> {
  const transaction: Record<string, string> = { to: read.to, data: read.data }
  if (read.from !== undefined) transaction['from'] = read.from
  if (read.value !== undefined) transaction['value'] = `0x${read.value.toString(16)}`
  if (read.gas !== undefined) transaction['gas'] = `0x${read.gas.toString(16)}`
  return transaction
}

/** The `eth_call` that makes a read at the snapshot's block (EIP-1898). */
export function callAt(snapshot: Pick<PinnedBlock, 'blockHash'>, read: ContractRead): RpcRequest {
  return { method: 'eth_call', params: [asTransaction(read), { blockHash: snapshot.blockHash }] }
}

export function balanceAt(snapshot: Pick<PinnedBlock, 'blockHash'>, account: Address): RpcRequest {
  return { method: 'eth_getBalance', params: [account, { blockHash: snapshot.blockHash }] }
}

/** Estimates the gas of a call that is sent now. */
export function estimateGas(from: Address, call: Call): RpcRequest {
  const { to, data, value } = call
  return { method: 'eth_estimateGas', params: [{ from, to, data, value: `0x${value.toString(16)}` }] }
}

/** Reads a reply as a number. @throws NodeError */
export function parseQuantityReply(reply: RpcReply | undefined, what: string): bigint {
  return parseQuantity(parseResult(reply, what), what)
}

/** Reads a reply as bytes. @throws NodeError */
export function parseBytes(reply: RpcReply | undefined, what: string): Hex {
  const result = parseResult(reply, what)
  if (typeof result === 'string' && isBytes(result)) return result.toLowerCase() as Hex
  throw new NodeError('malformed-reply', { details: { what } })
}

/**
 * Reads a reply as the call's result: return data, or a revert with its bytes.
 * @throws NodeError; `node-refused` when the node did not run the call: it lacks the block or ran out of time
 */
export function parseOutcome(reply: RpcReply | undefined): CallOutcome {
  if (reply?.ok !== false) return { ok: true, data: parseBytes(reply, 'call result') }
  const data = callFailure(reply)
  if (data === undefined) throw unusableReply(reply, 'call result')
  // A contract's own reason, which comes with its bytes, may have these words too.
  const ranOut = data === '0x' && isOutOfGas(reply)
  return { ok: false, data, message: reply.message.slice(0, LONGEST_MESSAGE), ranOut }
}
