// An account's nonces: which mined transaction used one, and which are pending.
import type { Address } from '../domain/address.ts'
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { WriteCall } from './definition.ts'
import { getField, toHex, parseNumber, parseResult } from './node.ts'

/** The account's transaction count in mined blocks, and with those in the node's pool. */
export async function fetchNonces(
  send: SendBatch,
  account: Address,
): Promise<{ mined: number; pending: number }> {
  const [mined, pending] = await send([
    { method: 'eth_getTransactionCount', params: [account, 'latest'] },
    { method: 'eth_getTransactionCount', params: [account, 'pending'] },
  ])
  return { mined: parseNumber(parseResult(mined)), pending: parseNumber(parseResult(pending)) }
}

/** The mined transaction with a given nonce. */
interface NonceUse {
  readonly hash: TxHash
  /**
   * `same` is the requested call, perhaps with another fee; `cancelled` is how wallets cancel: an empty call to
   * oneself.
   */
  readonly kind: 'same' | 'cancelled' | 'other'
}

function toNonceUse(transaction: unknown, account: Address, call: WriteCall): NonceUse {
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
  /** A block at which the nonce was unused. */
  readonly sinceBlock: number
  readonly call: WriteCall
}

/**
 * Finds an account's mined transaction with a given nonce, sent from this page or not, by binary search over the
 * account's transaction counts at each block.
 *
 * @returns undefined when the node doesn't keep the state of these blocks
 */
export async function findByNonce(send: SendBatch, search: Search): Promise<NonceUse | undefined> {
  const { account, nonce, call } = search
  const countAt = async (block: number) => {
    const [reply] = await send([{ method: 'eth_getTransactionCount', params: [account, toHex(block)] }])
    return reply?.ok === true ? parseNumber(reply.result) : undefined
  }
  const [latest] = await send([{ method: 'eth_blockNumber', params: [] }])
  let taken = parseNumber(parseResult(latest))
  let free = Math.min(search.sinceBlock, taken - 1)
  // After a reorganization it may be below the block at which the nonce was unused.
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
  const transactions = getField(parseResult(block), 'transactions')
  const match = (Array.isArray(transactions) ? (transactions as unknown[]) : []).find(
    (transaction) =>
      String(getField(transaction, 'from')).toLowerCase() === account &&
      parseNumber(getField(transaction, 'nonce')) === nonce,
  )
  return match === undefined ? undefined : toNonceUse(match, account, call)
}

/** The most nonces that are searched for a call whose own nonce isn't confirmed. */
const MAX_SEARCHED_NONCES = 8

/** The result of a search for a call: `unclear` when a nonce that may be its own couldn't be checked. */
type CallSearch =
  | { readonly kind: 'mined'; readonly hash: TxHash; readonly nonce: number }
  | { readonly kind: 'absent' | 'unclear' }

/**
 * Searches for the same call from a nonce on: other transactions of the account may have been sent before it.
 * @param search.isOthers whether a transaction with the same call is known to be another write's
 */
export async function findCall(
  send: SendBatch,
  search: Search & { readonly mined: number; readonly isOthers?: (hash: TxHash) => boolean },
): Promise<CallSearch> {
  const end = Math.min(search.mined, search.nonce + MAX_SEARCHED_NONCES)
  let kind: 'absent' | 'unclear' = end < search.mined ? 'unclear' : 'absent'
  for (let nonce = search.nonce; nonce < end; nonce++) {
    const occupant = await findByNonce(send, { ...search, nonce })
    if (occupant?.kind === 'same' && search.isOthers?.(occupant.hash) !== true)
      return { kind: 'mined', hash: occupant.hash, nonce }
    if (occupant === undefined) kind = 'unclear'
  }
  return { kind }
}
