// Reads from a transaction's receipt what a cart really bought, cart item by cart item.
import { tryParseAddress, type Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import type { Wei } from '../../domain/wei.ts'
import { SEAPORT, seaport } from '../contracts.ts'
import type { Hex } from '../types.ts'

/** A log of a receipt, as `eth_getTransactionReceipt` returns it. */
export interface ReceiptLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/**
 * The result of a cart item: bought at a price, or missed. When fewer units are left than requested, Seaport fills the
 * remaining ones and charges only for these.
 */
export type CartItemResult =
  | {
      readonly orderHash: OrderHash
      readonly status: 'bought'
      readonly paid: Wei
      /** Units received. */
      readonly units: bigint
    }
  | { readonly orderHash: OrderHash; readonly status: 'missed' }

/** An item of the log, offered or paid. */
interface Moved {
  readonly amount: bigint
}

const sumAmounts = (items: Iterable<Moved>) => [...items].reduce((sum, { amount }) => sum + amount, 0n)

/**
 * Reads Seaport's own OrderFulfilled logs and ignores the logs of other contracts.
 *
 * @param buyer the account that must be the recipient of the items
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
    filled.set(orderHash, { paid: paid + sumAmounts(consideration), units: units + sumAmounts(offer) })
  }
  return cartItems.map((orderHash) => {
    const fill = filled.get(orderHash)
    return fill === undefined
      ? { orderHash, status: 'missed' }
      : { orderHash, status: 'bought', paid: fill.paid as Wei, units: fill.units }
  })
}
