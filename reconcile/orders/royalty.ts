// Finds which part of an order's money is the royalty (ERC-2981): the contract names the receiver, the order the
// amount.
import type { Item } from '../events.ts'
import type { History } from '../history.ts'
import type { Hex } from '../rpc.ts'
import type { Terms } from './terms.ts'

export interface Royalty {
  readonly recipient: Hex | null
  readonly amount: bigint
}

const NO_ROYALTY: Royalty = { recipient: null, amount: 0n }

/**
 * A contract may name another receiver from one block to the next. The index calls it only where the money does not go
 * to the previous receiver, so that receiver is also correct, if the index names it.
 */
export async function readRoyalty(
  { chain }: History,
  order: {
    readonly terms: Pick<Terms, 'collection' | 'goods' | 'startPrice' | 'proceeds'>
    readonly payments: readonly Item[]
    readonly seller: Hex
    readonly blockNumber: number
    readonly previous: Hex | null
    readonly indexed: Hex | null
  },
): Promise<Royalty> {
  const { collection, goods, startPrice, proceeds } = order.terms
  const rest = startPrice - proceeds
  const [good] = goods
  if (collection === null || good === undefined || rest <= 0n) return NO_ROYALTY
  const paidTo = (recipient: Hex): Royalty => {
    if (recipient === order.seller) return NO_ROYALTY
    const amount = order.payments
      .filter((item) => item.recipient === recipient)
      .reduce((total, { startAmount }) => total + startAmount, 0n)
    return amount === 0n || amount > rest ? NO_ROYALTY : { recipient, amount }
  }
  if (order.indexed !== null && order.indexed === order.previous) return paidTo(order.indexed)
  // No call can carry such a price.
  if (startPrice >= 1n << 256n) return NO_ROYALTY
  const tokenId = good.itemType >= 4 ? 0n : good.identifier
  const receiver = await chain.view(collection, 'royaltyInfo', [tokenId, startPrice], order.blockNumber)
  return typeof receiver === 'string' && !/^0x0{40}$/.test(receiver) ? paidTo(receiver as Hex) : NO_ROYALTY
}
