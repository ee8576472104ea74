// Questions about transactions to the network node: receipts, places in an account's sequence, and what took a place.
import type { Address } from '../domain/address.ts'
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import { VitrineError } from '../domain/errors.ts'
import type { RpcReply, SendBatch } from '../wallet/rpc.ts'
import type { WriteCall } from './definition.ts'

/** The node's answer about a transaction cannot be understood. */
export class UnreadableNodeError extends VitrineError {
  readonly code = 'unreadable-node'
}

function result(reply: RpcReply | undefined): unknown {
  if (reply?.ok === true) return reply.result
  throw new UnreadableNodeError('The network node gave no readable answer.', {
    details: { message: reply?.message ?? 'none' },
  })
}

function number(value: unknown): number {
  const parsed = typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? Number(value) : NaN
  if (Number.isSafeInteger(parsed)) return parsed
  throw new UnreadableNodeError('The network node gave no readable number.')
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** Where an account stands: the number its next transaction will have, and the latest block. */
export async function readPlace(
  send: SendBatch,
  account: Address,
): Promise<{ nonce: number; blockNumber: number }> {
  const [nonce, block] = await send([
    { method: 'eth_getTransactionCount', params: [account, 'pending'] },
    { method: 'eth_blockNumber', params: [] },
  ])
  return { nonce: number(result(nonce)), blockNumber: number(result(block)) }
}

export type Sighting =
  | {
      readonly kind: 'mined'
      readonly succeeded: boolean
      readonly hash: TxHash
      readonly blockNumber: number
    }
  /** In the node's pool. */
  | { readonly kind: 'waiting' }
  /** Its place is taken by a mined transaction, and it is not that one. */
  | { readonly kind: 'taken' }
  /** The node does not know it, and its place is free. */
  | { readonly kind: 'unknown' }

/** What the node knows now of a transaction. */
export async function look(
  send: SendBatch,
  { hash, account, nonce }: { hash: TxHash | null; account: Address; nonce: number },
): Promise<Sighting> {
  const [count, receipt, transaction] = await send([
    { method: 'eth_getTransactionCount', params: [account, 'latest'] },
    ...(hash === null
      ? []
      : [
          { method: 'eth_getTransactionReceipt', params: [hash] },
          { method: 'eth_getTransactionByHash', params: [hash] },
        ]),
  ])
  if (hash !== null) {
    const found = result(receipt)
    if (found !== null && found !== undefined) {
      return {
        kind: 'mined',
        succeeded: field(found, 'status') !== '0x0',
        hash,
        blockNumber: number(field(found, 'blockNumber')),
      }
    }
    // Counted before the receipt was read: it may have been mined between the two answers.
    const known = result(transaction)
    if (known !== null && known !== undefined) return { kind: 'waiting' }
  }
  return { kind: number(result(count)) > nonce ? 'taken' : 'unknown' }
}

/** A transaction as it stands in a block. */
export interface MinedTransaction {
  readonly hash: TxHash
  /** True when it does what was asked: the same call, perhaps with another fee. */
  readonly same: boolean
}

/**
 * The mined transaction with a given place in an account's sequence, wherever it came from: the block is found by
 * halving, from the counts at each block.
 *
 * @returns undefined when the node keeps no state of the blocks in question
 */
export async function findByNonce(
  send: SendBatch,
  options: {
    readonly account: Address
    readonly nonce: number
    /** A block at which the place was still free. */
    readonly sinceBlock: number
    readonly call: WriteCall
  },
): Promise<MinedTransaction | undefined> {
  const { account, nonce, call } = options
  const countAt = async (block: number) => {
    const [reply] = await send([{ method: 'eth_getTransactionCount', params: [account, hex(block)] }])
    return reply?.ok === true ? number(reply.result) : undefined
  }
  const [latest] = await send([{ method: 'eth_blockNumber', params: [] }])
  let free = options.sinceBlock
  let taken = number(result(latest))
  while (taken - free > 1) {
    const middle = Math.floor((free + taken) / 2)
    const count = await countAt(middle)
    if (count === undefined) return undefined
    if (count > nonce) taken = middle
    else free = middle
  }
  const [block] = await send([{ method: 'eth_getBlockByNumber', params: [hex(taken), true] }])
  const transactions = field(result(block), 'transactions')
  const found = (Array.isArray(transactions) ? (transactions as unknown[]) : []).find(
    (transaction) =>
      String(field(transaction, 'from')).toLowerCase() === account &&
      number(field(transaction, 'nonce')) === nonce,
  )
  if (found === undefined) return undefined
  return {
    hash: parseTxHash(String(field(found, 'hash'))),
    same:
      String(field(found, 'to')).toLowerCase() === call.to &&
      String(field(found, 'input')).toLowerCase() === call.data.toLowerCase() &&
      BigInt(String(field(found, 'value'))) === call.value,
  }
}

/** The bytes that a mined and reverted call reverts with, asked for again at the state just before its block. */
export async function replayRevert(
  send: SendBatch,
  { account, call, blockNumber }: { account: Address; call: WriteCall; blockNumber: number },
): Promise<`0x${string}`> {
  const transaction = { from: account, to: call.to, data: call.data, value: `0x${call.value.toString(16)}` }
  // Whatever made it fail may stand before it in the same block: the state after the block tells as well.
  const replies = await send([
    { method: 'eth_call', params: [transaction, hex(blockNumber)] },
    { method: 'eth_call', params: [transaction, hex(Math.max(0, blockNumber - 1))] },
  ])
  for (const reply of replies) {
    const data = reply.ok ? undefined : reply.data
    if (typeof data === 'string' && /^0x([0-9a-f]{2})+$/i.test(data)) return data as `0x${string}`
  }
  return '0x'
}

const hex = (value: number) => `0x${value.toString(16)}`
