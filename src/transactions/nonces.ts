// An account's sequence of transactions on the chain: what took a place in it, and what waits behind it.
import type { Address } from '../domain/address.ts'
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { WriteCall } from './definition.ts'
import { getField, toHex, parseNumber, readResult } from './node.ts'

/** How many of the account's transactions are mined, and how many the node knows of with those in its pool. */
export async function readNonces(
  send: SendBatch,
  account: Address,
): Promise<{ mined: number; known: number }> {
  const [mined, known] = await send([
    { method: 'eth_getTransactionCount', params: [account, 'latest'] },
    { method: 'eth_getTransactionCount', params: [account, 'pending'] },
  ])
  return { mined: parseNumber(readResult(mined)), known: parseNumber(readResult(known)) }
}

/** A transaction that has a place in a block and in the account's sequence. */
interface Occupant {
  readonly hash: TxHash
  /** `same` does what was asked, perhaps for another fee; `cancelled` is how wallets cancel: nothing, sent to oneself. */
  readonly kind: 'same' | 'cancelled' | 'other'
}

function occupant(transaction: unknown, account: Address, call: WriteCall): Occupant {
  const to = String(getField(transaction, 'to')).toLowerCase()
  const data = String(getField(transaction, 'input')).toLowerCase()
  const value = BigInt(String(getField(transaction, 'value')))
  const same = to === call.to && data === call.data.toLowerCase() && value === call.value
  const cancelled = to === account && data === '0x' && value === 0n
  return {
    hash: parseTxHash(String(getField(transaction, 'hash'))),
    kind: same ? 'same' : cancelled ? 'cancelled' : 'other',
  }
}

export interface Search {
  readonly account: Address
  readonly nonce: number
  /** A block at which the place was free when it was asked for. */
  readonly sinceBlock: number
  readonly call: WriteCall
}

/**
 * The mined transaction with a given place in an account's sequence, wherever it came from: the block is found by
 * halving, from the counts at each block.
 *
 * @returns undefined when the node keeps no state of the blocks in question
 */
export async function findByNonce(send: SendBatch, search: Search): Promise<Occupant | undefined> {
  const { account, nonce, call } = search
  const countAt = async (block: number) => {
    const [reply] = await send([{ method: 'eth_getTransactionCount', params: [account, toHex(block)] }])
    return reply?.ok === true ? parseNumber(reply.result) : undefined
  }
  const [latest] = await send([{ method: 'eth_blockNumber', params: [] }])
  let taken = parseNumber(readResult(latest))
  let free = Math.min(search.sinceBlock, taken - 1)
  // A reorganization may have put it below the block at which the place was free.
  for (let back = 1; free >= 0; back *= 2) {
    const count = await countAt(free)
    if (count === undefined) return undefined
    if (count <= nonce) break
    taken = free
    free -= back
  }
  while (taken - free > 1) {
    const middle = Math.floor((free + taken) / 2)
    const count = await countAt(middle)
    if (count === undefined) return undefined
    if (count > nonce) taken = middle
    else free = middle
  }
  const [block] = await send([{ method: 'eth_getBlockByNumber', params: [toHex(taken), true] }])
  const transactions = getField(readResult(block), 'transactions')
  const found = (Array.isArray(transactions) ? (transactions as unknown[]) : []).find(
    (transaction) =>
      String(getField(transaction, 'from')).toLowerCase() === account &&
      parseNumber(getField(transaction, 'nonce')) === nonce,
  )
  return found === undefined ? undefined : occupant(found, account, call)
}

/** Most places in the sequence that are searched for a call whose question was open when its page went away. */
const MOST_PLACES = 8

/** What became of a call: `unclear` when a place that may be its own could not be looked at. */
type CallSearch =
  | { readonly kind: 'found'; readonly hash: TxHash; readonly nonce: number }
  | { readonly kind: 'absent' | 'unclear' }

/** The same call anywhere from a place on: its wallet may have put others before it. */
export async function findCall(
  send: SendBatch,
  search: Search & { readonly mined: number },
): Promise<CallSearch> {
  const end = Math.min(search.mined, search.nonce + MOST_PLACES)
  let kind: 'absent' | 'unclear' = end < search.mined ? 'unclear' : 'absent'
  for (let nonce = search.nonce; nonce < end; nonce++) {
    const found = await findByNonce(send, { ...search, nonce })
    if (found?.kind === 'same') return { kind: 'found', hash: found.hash, nonce }
    if (found === undefined) kind = 'unclear'
  }
  return { kind }
}
