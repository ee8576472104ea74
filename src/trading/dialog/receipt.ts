// Reads which listings a purchase bought, from its receipt, and why it missed the others, from the index. Loaded on
// demand because it imports ethers.
import type { ApolloClient } from '@apollo/client'
import { isHexString } from 'ethers'
import type { Address } from '../../domain/address.ts'
import type { OrderHash, TxHash } from '../../domain/hashes.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { reconcile, type CartItemResult, type ReceiptLog } from '../../seaport/cart/reconcile.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { Cart_listingsDocument, type Cart_listingsQuery } from './__generated__/Cart.ts'
import { orderEnd } from '../../orders/orderEnd.ts'
import { VitrineError } from '../../domain/errors.ts'

/** The node does not have the receipt of a transaction that the index has. */
class ReceiptMissingError extends VitrineError {
  readonly code = 'receipt-missing'
}

type Status = Cart_listingsQuery['orders'][number]['status']

/** Why a purchase missed a listing; stored with the cart. */
export type MissedReason = 'bought' | 'canceled' | 'expired' | 'unavailable'

/** A cart item that the purchase paid for and received, or one that it missed, with the reason. */
export type Outcome =
  | Extract<CartItemResult, { status: 'bought' }>
  | { readonly orderHash: OrderHash; readonly status: 'missed'; readonly because: MissedReason }

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
async function fetchLogs(send: SendBatch, hash: TxHash): Promise<readonly ReceiptLog[]> {
  const [reply] = await send([{ method: 'eth_getTransactionReceipt', params: [hash] }])
  const receipt = reply?.ok === true ? (reply.result as Partial<Record<string, unknown>> | null) : undefined
  const logs = receipt?.['logs']
  const own = String(receipt?.['transactionHash']).toLowerCase() === hash
  if (own && Array.isArray(logs) && logs.every(isLog)) return logs
  throw new ReceiptMissingError(tradeTexts.errors.receiptMissing)
}

function missedReason(status: Status | undefined): MissedReason {
  const end = status && orderEnd(status)
  return end === 'filled' ? 'bought' : (end ?? 'unavailable')
}

/**
 * Reads the outcome for each cart item.
 * @param options.cartItems hashes of the listings in the purchase
 * @throws ReceiptMissingError when the node does not have the receipt, whatever `send` throws, and the errors that
 *   `indexError` distinguishes
 */
export async function fetchOutcomes(
  { client, send }: { readonly client: ApolloClient; readonly send: SendBatch },
  { hash, cartItems, buyer }: { hash: TxHash; cartItems: readonly OrderHash[]; buyer: Address },
): Promise<readonly Outcome[]> {
  const results = reconcile(await fetchLogs(send, hash), { cartItems, buyer })
  const missed = results.flatMap(({ status, orderHash }) => (status === 'missed' ? [orderHash] : []))
  const { orders } =
    missed.length === 0 ? { orders: [] } : await queryIndex(client, Cart_listingsDocument, { ids: missed })
  const statuses = new Map(orders.map(({ id, status }) => [id, status]))
  return results.map((result) =>
    result.status === 'bought'
      ? result
      : { ...result, because: missedReason(statuses.get(result.orderHash)) },
  )
}
