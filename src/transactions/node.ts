// Reads of the RPC node about transactions: where they are, and whether their block is still in the chain.
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import type { Address } from '../domain/address.ts'
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { NodeError, unusableReply } from '../node/errors.ts'
import type { WriteCall } from './definition.ts'
import type { Place } from './machine.ts'

/** @throws NodeError when the node returned an error or no reply */
export function parseResult(reply: RpcReply | undefined): unknown {
  if (reply?.ok === true) return reply.result
  throw unusableReply(reply, 'transaction state')
}

/** @throws NodeError for anything but a hexadecimal quantity below 2^53 */
export function parseNumber(value: unknown): number {
  const parsed = typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? Number(value) : NaN
  if (Number.isSafeInteger(parsed)) return parsed
  throw new NodeError('malformed-reply', { details: { what: 'number' } })
}

export const getField = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

export const toHex = (value: number) => `0x${value.toString(16)}`

/** Null when the node has no such block yet. */
const parseBlockHash = (block: unknown): TxHash | null =>
  block === null || block === undefined ? null : parseTxHash(String(getField(block, 'hash')))

/** The same for nodes that don't keep every block: an error reply is null too. */
const tryReadBlockHash = (reply: RpcReply | undefined): TxHash | null =>
  reply?.ok === true ? parseBlockHash(reply.result) : null

const blockAt = (block: number): RpcRequest => ({
  method: 'eth_getBlockByNumber',
  params: [toHex(block), false],
})

/** The account's next nonce, the latest block, and the hash of the chain's first block. */
export async function fetchStart(
  send: SendBatch,
  account: Address,
): Promise<{ nonce: number; blockNumber: number; genesis: TxHash | null }> {
  const [nonce, block, genesis] = await send([
    { method: 'eth_getTransactionCount', params: [account, 'pending'] },
    { method: 'eth_blockNumber', params: [] },
    blockAt(0),
  ])
  return {
    nonce: parseNumber(parseResult(nonce)),
    blockNumber: parseNumber(parseResult(block)),
    genesis: tryReadBlockHash(genesis),
  }
}

/** Whether the node's chain starts with this block; undefined when the node doesn't say. */
export async function hasGenesis(send: SendBatch, genesis: TxHash): Promise<boolean | undefined> {
  const [reply] = await send([blockAt(0)])
  const first = tryReadBlockHash(reply)
  return first === null ? undefined : first === genesis
}

interface Receipt extends Place {
  readonly succeeded: boolean
}

/**
 * Only `0x1` is success and only `0x0` is failure (EIP-658): anything else is rejected, as is the receipt of another
 * transaction.
 */
function parseReceipt(value: unknown, hash: TxHash): Receipt | undefined {
  if (value === null || value === undefined) return undefined
  if (String(getField(value, 'transactionHash')).toLowerCase() !== hash) {
    throw new NodeError('malformed-reply', { details: { what: 'receipt of another transaction' } })
  }
  const status = getField(value, 'status')
  if (status !== '0x1' && status !== '0x0') {
    throw new NodeError('malformed-reply', { details: { what: 'receipt without an outcome' } })
  }
  return {
    succeeded: status === '0x1',
    hash,
    blockNumber: parseNumber(getField(value, 'blockNumber')),
    blockHash: parseTxHash(String(getField(value, 'blockHash'))),
  }
}

/** Code by which an account delegates to a contract and still sends its own transactions (EIP-7702). */
const DELEGATION = /^0xef0100/i

/**
 * Whether the account is a contract, which can't send transactions: others carry its calls, under hashes of their own.
 * False when the node doesn't say.
 */
export async function isContractAccount(send: SendBatch, account: Address): Promise<boolean> {
  const [reply] = await send([{ method: 'eth_getCode', params: [account, 'latest'] }])
  const code = reply?.ok === true ? reply.result : undefined
  return typeof code === 'string' && code !== '0x' && !DELEGATION.test(code)
}

type TransactionLocation =
  | ({ readonly kind: 'mined' } & Receipt)
  /** In the node's pool, with its real nonce. */
  | { readonly kind: 'waiting'; readonly nonce: number }
  /** Another mined transaction used its nonce. */
  | { readonly kind: 'taken' }
  /** The node doesn't have it, and its nonce is unused. */
  | { readonly kind: 'unknown' }

/** Where a sent transaction is now, according to the node. */
export async function locateTransaction(
  send: SendBatch,
  { hash, account, nonce }: { hash: TxHash; account: Address; nonce: number },
): Promise<TransactionLocation> {
  const [count, receipt, transaction] = await send([
    { method: 'eth_getTransactionCount', params: [account, 'latest'] },
    { method: 'eth_getTransactionReceipt', params: [hash] },
    { method: 'eth_getTransactionByHash', params: [hash] },
  ])
  const mined = parseReceipt(parseResult(receipt), hash)
  if (mined !== undefined) return { kind: 'mined', ...mined }
  // The count was read before the receipt: the transaction may have been mined in between.
  const pending = parseResult(transaction)
  if (pending !== null && pending !== undefined)
    return { kind: 'waiting', nonce: parseNumber(getField(pending, 'nonce')) }
  return { kind: parseNumber(parseResult(count)) > nonce ? 'taken' : 'unknown' }
}

/** The status of the block that a transaction was seen in. */
export type BlockStatus =
  /**
   * The block is in the chain. `head` is the latest block; `indexAgrees` is false when the index is on another branch.
   */
  | { readonly kind: 'stands'; readonly head: number; readonly indexAgrees: boolean }
  /** Another block has its height, and the transaction is in a different block. */
  | { readonly kind: 'moved'; readonly receipt: Receipt }
  /** Another block has its height, and no block has the transaction. */
  | { readonly kind: 'undone' }
  /** The chain was reset. */
  | { readonly kind: 'restarted' }
  /** The node doesn't have that height: it is behind, or switching branches. */
  | { readonly kind: 'unclear' }

/**
 * Whether a block is still in the chain. Only another block at the same height is a reorganization: a node that
 * doesn't have the block may be behind.
 */
export async function fetchBlockStatus(
  send: SendBatch,
  options: {
    readonly place: Place
    readonly genesis: TxHash | null
    /** The latest indexed block. */
    readonly indexed?: { readonly number: number; readonly hash: string | null }
  },
): Promise<BlockStatus> {
  const { place, genesis, indexed } = options
  const [head, block, receipt, first, indexedBlock] = await send([
    { method: 'eth_blockNumber', params: [] },
    blockAt(place.blockNumber),
    { method: 'eth_getTransactionReceipt', params: [place.hash] },
    blockAt(0),
    ...(indexed === undefined ? [] : [blockAt(indexed.number)]),
  ])
  const firstHash = tryReadBlockHash(first)
  if (genesis !== null && firstHash !== null && firstHash !== genesis) return { kind: 'restarted' }
  const blockHash = parseBlockHash(parseResult(block))
  if (blockHash === null) return { kind: 'unclear' }
  if (blockHash === place.blockHash) {
    const onChain = tryReadBlockHash(indexedBlock)
    const indexAgrees =
      onChain === null || typeof indexed?.hash !== 'string' || onChain === indexed.hash.toLowerCase()
    return { kind: 'stands', head: parseNumber(parseResult(head)), indexAgrees }
  }
  const now = parseReceipt(parseResult(receipt), place.hash)
  if (now === undefined) return { kind: 'undone' }
  // Two nodes behind one URL may be on different branches.
  return now.blockHash === place.blockHash ? { kind: 'unclear' } : { kind: 'moved', receipt: now }
}

/** The revert data of a mined call, from replaying it at the states around its block. */
export async function replayRevert(
  send: SendBatch,
  { account, call, blockNumber }: { account: Address; call: WriteCall; blockNumber: number },
): Promise<`0x${string}`> {
  const transaction = { from: account, to: call.to, data: call.data, value: `0x${call.value.toString(16)}` }
  // The cause may be an earlier transaction of the same block, so the state after the block is replayed too.
  const replies = await send([
    { method: 'eth_call', params: [transaction, toHex(blockNumber)] },
    { method: 'eth_call', params: [transaction, toHex(Math.max(0, blockNumber - 1))] },
  ])
  for (const reply of replies) {
    const data = reply.ok ? undefined : reply.data
    if (typeof data === 'string' && /^0x([0-9a-f]{2})+$/i.test(data)) return data as `0x${string}`
  }
  return '0x'
}
