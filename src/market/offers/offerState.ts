// Reads the chain's state of one buy order and of the account that would sell to it, for the checks.
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { readQuantity, type ChainSnapshot, type ContractRead } from '../chain.ts'
import { CONDUITS, erc20, SEAPORT } from '../contracts.ts'
import { orderReads, readAll, readOrder, type OrderState } from '../orderState.ts'
import { readWord } from '../callResults.ts'
import { readRoyalty, royaltyRead, type Royalty } from '../royalty.ts'
import { holdingReads, readHolding, type Holding } from '../tokens.ts'
import type { ParsedOrder } from '../types.ts'
import type { BuyOrder } from '../buyOrder.ts'

export interface OfferState extends OrderState {
  readonly buyer: {
    /** Balance of the offered currency. */
    readonly balance: bigint
    /** The allowance of the order's conduit. */
    readonly allowance: bigint
  }
  /**
   * The seller's holding of the item and Seaport's approval; `native` in wei of the native coin. `allowance` is Seaport's
   * of the seller's money in the offered currency.
   */
  readonly seller: Holding & { readonly native: bigint; readonly allowance: bigint }
  /** The royalty that the collection requests on the whole order's price. */
  readonly royalty: Royalty | null
}

/**
 * The state of an offer, of its buyer and of a seller at the snapshot's block, read in one batch.
 * @throws NodeError when the node's replies cannot be decoded
 */
export async function readOfferState(
  send: SendBatch,
  snapshot: ChainSnapshot,
  options: { order: ParsedOrder; buyOrder: BuyOrder; seller: Address; identifier: bigint },
): Promise<OfferState> {
  const { order, buyOrder, seller, identifier } = options
  const { offerer, conduitKey } = order.components
  const operator = CONDUITS.get(conduitKey) ?? SEAPORT
  const item = { standard: buyOrder.standard, token: buyOrder.token, identifier }
  const own = orderReads(order)
  const holding = holdingReads(item, seller, SEAPORT)
  const money: ContractRead[] = [
    { to: buyOrder.currency, data: erc20.encodeFunctionData('balanceOf', [offerer]) },
    { to: buyOrder.currency, data: erc20.encodeFunctionData('allowance', [offerer, operator]) },
    { to: buyOrder.currency, data: erc20.encodeFunctionData('allowance', [seller, SEAPORT]) },
  ]
  const reads = [...own, ...money, royaltyRead(item, buyOrder.price), ...holding]
  const { outcomes, last } = await readAll(send, snapshot, reads, seller)
  const rest = outcomes.slice(own.length)
  return {
    ...readOrder(snapshot, outcomes),
    buyer: { balance: readWord(rest[0]) ?? 0n, allowance: readWord(rest[1]) ?? 0n },
    royalty: readRoyalty(rest[3]),
    seller: {
      ...readHolding(item, rest.slice(4), { account: seller, operator: SEAPORT }),
      allowance: readWord(rest[2]) ?? 0n,
      native: readQuantity(last, 'balance'),
    },
  }
}
