// Reads the chain's state of one buy order and of the account that would sell to it, for the checks.
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { coalesce } from '../../node/coalesce.ts'
import { NodeError } from '../../node/errors.ts'
import { parseQuantityReply, type ChainSnapshot } from '../chain.ts'
import { CONDUITS, SEAPORT } from '../contracts.ts'
import { orderReads, fetchAll, fetchMoney, parseOrder, type OrderState } from '../orderState.ts'
import { fetchRoyalties, requestedRoyalty, type Royalty } from '../royalty.ts'
import { fetchHoldings, type Holding } from '../tokens.ts'
import type { ParsedOrder } from '../types.ts'
import type { BuyOrder } from '../buyOrder.ts'

export interface OfferState extends OrderState {
  readonly buyer: {
    /** Balance of the offered currency; null when it can't be read. */
    readonly balance: bigint | null
    /** The allowance of the order's conduit; null when it can't be read. */
    readonly allowance: bigint | null
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
export async function fetchOfferState(
  send: SendBatch,
  snapshot: ChainSnapshot,
  options: { order: ParsedOrder; buyOrder: BuyOrder; seller: Address; identifier: bigint },
): Promise<OfferState> {
  const { order, buyOrder, seller, identifier } = options
  const { offerer, conduitKey } = order.components
  const operator = CONDUITS.get(conduitKey) ?? SEAPORT
  const item = { standard: buyOrder.standard, token: buyOrder.token, identifier }
  const together = coalesce(send)
  const { currency } = buyOrder
  const [{ outcomes, last }, bidder, money, [royalty], [holding]] = await Promise.all([
    fetchAll(together, snapshot, orderReads(order), seller),
    fetchMoney(together, snapshot, { currency, account: offerer, operator }),
    fetchMoney(together, snapshot, { currency, account: seller }),
    fetchRoyalties(together, { blockHash: snapshot.blockHash }, [{ item, salePrice: buyOrder.price }]),
    fetchHoldings(together, snapshot, [{ item, account: seller, operator: SEAPORT }]),
  ])
  if (holding === undefined) throw new NodeError('malformed-reply', { details: { what: 'holding' } })
  return {
    ...parseOrder(snapshot, outcomes),
    buyer: bidder,
    royalty: requestedRoyalty(royalty),
    seller: {
      ...holding,
      allowance: money.allowance ?? 0n,
      native: parseQuantityReply(last, 'balance'),
    },
  }
}
