// The viewer's own order, as a cancellation needs it.
import type { OrderHash } from '../domain/hashes.ts'
import type { ShownOrder } from '../market/shownOrder.ts'

/** One of the account's own orders: its hash and the facts that the page shows about it. */
export interface OwnOrder {
  readonly orderHash: OrderHash
  readonly shown: ShownOrder
}
