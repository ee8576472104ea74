// What a basket really bought, leg by leg, from the receipt of its transaction.
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

/** A leg's end: bought for what was paid, or missed. */
export type LegResult =
  | { readonly orderHash: OrderHash; readonly status: 'bought'; readonly paid: Wei }
  | { readonly orderHash: OrderHash; readonly status: 'missed' }

interface Received {
  readonly amount: bigint
}

/**
 * Reads Seaport's own OrderFulfilled logs; logs of any other contract say nothing.
 *
 * @param buyer who must be the recipient of the items
 */
export function reconcile(
  logs: readonly ReceiptLog[],
  { legs, buyer }: { readonly legs: readonly OrderHash[]; readonly buyer: Address },
): readonly LegResult[] {
  const paid = new Map<string, bigint>()
  for (const log of logs) {
    if (tryParseAddress(log.address) !== SEAPORT) continue
    const event = seaport.parseLog({ topics: [...log.topics], data: log.data })
    if (event?.name !== 'OrderFulfilled') continue
    const [orderHash, , , recipient, , consideration] = event.args as unknown as [
      Hex,
      string,
      string,
      string,
      unknown,
      Iterable<Received>,
    ]
    if (recipient.toLowerCase() !== buyer) continue
    const total = [...consideration].reduce((sum, { amount }) => sum + amount, 0n)
    paid.set(orderHash, (paid.get(orderHash) ?? 0n) + total)
  }
  return legs.map((orderHash) => {
    const total = paid.get(orderHash)
    return total === undefined
      ? { orderHash, status: 'missed' }
      : { orderHash, status: 'bought', paid: total as Wei }
  })
}
