// What a purchase of several listings really bought, from its receipt; and why it missed the rest, from the index.
// Loaded on demand: ethers comes with it.
import type { ApolloClient } from '@apollo/client'
import { isHexString } from 'ethers'
import type { Address } from '../../../domain/address.ts'
import type { OrderHash, TxHash } from '../../../domain/hashes.ts'
import type { SendBatch } from '../../../domain/rpc.ts'
import { ask } from '../../../graphql/ask.ts'
import { reconcile, type LegResult, type ReceiptLog } from '../../../market/basket/reconcile.ts'
import { Basket_listingsDocument, type Basket_listingsQuery } from './__generated__/Basket.ts'
import { ReceiptMissingError } from '../errors.ts'

type Status = Basket_listingsQuery['orders'][number]['status']

/** A leg that was paid for and arrived, or one that was not, with the reason in words. */
export type Outcome =
  | Extract<LegResult, { status: 'bought' }>
  | { readonly orderHash: OrderHash; readonly status: 'missed'; readonly because: string }

function isLog(value: unknown): value is ReceiptLog {
  if (typeof value !== 'object' || value === null) return false
  const { address, topics, data } = value as Partial<Record<keyof ReceiptLog, unknown>>
  return (
    typeof address === 'string' &&
    Array.isArray(topics) &&
    topics.every((topic) => isHexString(topic, 32)) &&
    isHexString(data)
  )
}

/** @throws ReceiptMissingError when the node does not have the receipt, and whatever `send` throws */
async function readLogs(send: SendBatch, hash: TxHash): Promise<readonly ReceiptLog[]> {
  const [reply] = await send([{ method: 'eth_getTransactionReceipt', params: [hash] }])
  const receipt = reply?.ok === true ? (reply.result as Partial<Record<string, unknown>> | null) : undefined
  const logs = receipt?.['logs']
  const own = String(receipt?.['transactionHash']).toLowerCase() === hash
  if (own && Array.isArray(logs) && logs.every(isLog)) return logs
  throw new ReceiptMissingError(
    'The network node has no receipt of this purchase yet. Try again in a moment.',
  )
}

/** Why a listing was not bought, to be read after the item's name. */
function reasonOf(status: Status | undefined): string {
  switch (status) {
    case 'FILLED':
      return 'was bought by someone else first'
    case 'CANCELLED':
    case 'COUNTER_BUMPED':
      return 'was cancelled by its seller first'
    case 'EXPIRED':
      return 'expired first'
    case 'OPEN':
    case 'PARTIAL':
    case undefined:
      return 'could not be bought any more'
  }
}

/** @param legs the listings asked about; a purchase knows no others */
export async function readOutcomes(
  { client, send }: { readonly client: ApolloClient; readonly send: SendBatch },
  { hash, legs, buyer }: { hash: TxHash; legs: readonly OrderHash[]; buyer: Address },
): Promise<readonly Outcome[]> {
  const results = reconcile(await readLogs(send, hash), { legs, buyer })
  const missed = results.flatMap(({ status, orderHash }) => (status === 'missed' ? [orderHash] : []))
  const { orders } =
    missed.length === 0 ? { orders: [] } : await ask(client, Basket_listingsDocument, { ids: missed })
  const statuses = new Map(orders.map(({ id, status }) => [id, status]))
  return results.map((result) =>
    result.status === 'bought' ? result : { ...result, because: reasonOf(statuses.get(result.orderHash)) },
  )
}
