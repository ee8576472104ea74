// An order of the reader's own, as a cancellation needs it.
import type { OrderHash } from '../domain/hashes.ts'
import type { ShownOrder } from '../market/shownOrder.ts'

/** One of the account's own orders, by its hash and by what the page shows of it. */
export interface OwnOrder {
  readonly orderHash: OrderHash
  readonly shown: ShownOrder
}
