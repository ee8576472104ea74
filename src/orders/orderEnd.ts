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

/**
 * When an order expired, in Unix seconds; undefined before its end, and for one that was filled or canceled before. The
 * end is no event on the chain, so the page's clock decides: an order that the index doesn't follow keeps its status.
 */
export function expiredAt(
  { status, endsAtSeconds }: { readonly status: OrderStatus; readonly endsAtSeconds: string },
  nowSeconds: number,
): number | undefined {
  const end = orderEnd(status)
  return (end === undefined || end === 'expired') && BigInt(endsAtSeconds) <= nowSeconds
    ? Number(endsAtSeconds)
    : undefined
}
