// How an order ended, by its status in the index.
import type { ListingTerms_orderFragment } from './__generated__/ListingTerms.ts'

type OrderStatus = ListingTerms_orderFragment['status']

/** Undefined while it is open. */
export function orderEnd(status: OrderStatus): 'filled' | 'canceled' | 'expired' | undefined {
  switch (status) {
    case 'FILLED':
      return 'filled'
    case 'CANCELLED':
    case 'COUNTER_BUMPED':
      return 'canceled'
    case 'EXPIRED':
      return 'expired'
    case 'OPEN':
    case 'PARTIAL':
      return undefined
  }
}
