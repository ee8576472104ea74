// What a cart really bought, cart item by cart item, from the receipt of its transaction.
import { tryParseAddress, type Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import type { Wei } from '../../domain/wei.ts'
import { SEAPORT, seaport } from '../contracts.ts'
import type { Hex } from '../types.ts'

/** A log of a receipt, as `eth_getTransactionReceipt` gives it. */
export interface ReceiptLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/**
 * A cart item's end: bought for what was paid, or missed. Seaport gives what is left of a listing when fewer units are left
 * than were asked for, and takes no more than these cost.
 */
export type CartItemResult =
  | {
      readonly orderHash: OrderHash
      readonly status: 'bought'
      readonly paid: Wei
      /** Units that came. */
      readonly units: bigint
    }
  | { readonly orderHash: OrderHash; readonly status: 'missed' }

/** An item of the log, given or taken. */
interface Moved {
  readonly amount: bigint
}

const sumOf = (items: Iterable<Moved>) => [...items].reduce((sum, { amount }) => sum + amount, 0n)

/**
 * Reads Seaport's own OrderFulfilled logs; logs of any other contract say nothing.
 *
 * @param buyer who must be the recipient of the items
 */
export function reconcile(
  logs: readonly ReceiptLog[],
  { cartItems, buyer }: { readonly cartItems: readonly OrderHash[]; readonly buyer: Address },
): readonly CartItemResult[] {
  const filled = new Map<string, { readonly paid: bigint; readonly units: bigint }>()
  for (const log of logs) {
    if (tryParseAddress(log.address) !== SEAPORT) continue
    const event = seaport.parseLog({ topics: [...log.topics], data: log.data })
    if (event?.name !== 'OrderFulfilled') continue
    const [orderHash, , , recipient, offer, consideration] = event.args as unknown as [
      Hex,
      string,
      string,
      string,
      Iterable<Moved>,
      Iterable<Moved>,
    ]
    if (recipient.toLowerCase() !== buyer) continue
    const { paid, units } = filled.get(orderHash) ?? { paid: 0n, units: 0n }
    filled.set(orderHash, { paid: paid + sumOf(consideration), units: units + sumOf(offer) })
  }
  return cartItems.map((orderHash) => {
    const fill = filled.get(orderHash)
    return fill === undefined
      ? { orderHash, status: 'missed' }
      : { orderHash, status: 'bought', paid: fill.paid as Wei, units: fill.units }
  })
}
