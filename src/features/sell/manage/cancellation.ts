// Cancels the account's own listings. Loaded on demand, because it includes ethers.
import { writes } from '../../../messages/en/writes.ts'
import { accountListingsPath } from '../../../domain/paths.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { cancelOrders } from '../../../trade/cancelOrders.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { cancelKey, cancelManyKey } from '../../../trade/writeKeys.ts'
import { listingName, ownListing, type Listing } from '../../../orders/listing.ts'

export function defineCancellation(context: TradeContext, listing: Listing): WriteDefinition {
  const item = listingName(listing)
  return cancelOrders(context, {
    key: cancelKey(listing.orderHash, context.account),
    describe: {
      title: writes.cancelListing({ item }),
      done: writes.canceledListing({ item }),
      path: listing.item.path,
    },
    orders: [ownListing(listing)],
  })
}

/** Cancels several listings in one transaction. */
export function defineCancellations(context: TradeContext, listings: readonly Listing[]): WriteDefinition {
  const count = listings.length
  return cancelOrders(context, {
    key: cancelManyKey(context.account),
    describe: {
      title: writes.cancelListings({ count }),
      done: writes.canceledListings({ count }),
      path: accountListingsPath(context.account),
    },
    orders: listings.map(ownListing),
  })
}
