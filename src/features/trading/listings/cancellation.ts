// Cancelling one's own listings, one or several at once, as a write. Loaded on demand: ethers comes with it.
import { accountListingsPath } from '../../../domain/paths.ts'
import { formatCount } from '../../../domain/wei.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { cancelOrders } from '../cancelOrders.ts'
import type { TradeContext } from '../tradeContext.ts'
import { cancelKey, cancelManyKey } from '../writeKeys.ts'
import { nameOf, ownListing, type Listing } from './listing.ts'

/** The cancellation of one listing. */
export function cancellationOf(context: TradeContext, listing: Listing): WriteDefinition {
  const name = nameOf(listing)
  return cancelOrders(context, {
    key: cancelKey(listing.orderHash, context.account),
    describe: {
      title: `Cancel the listing of ${name}`,
      done: `The listing of ${name} is cancelled.`,
      path: listing.item.path,
    },
    orders: [ownListing(listing)],
  })
}

/** The cancellation of several listings in one transaction. */
export function cancellationsOf(context: TradeContext, listings: readonly Listing[]): WriteDefinition {
  const one = listings.length === 1
  return cancelOrders(context, {
    key: cancelManyKey(context.account),
    describe: {
      title: one ? 'Cancel one listing' : `Cancel ${formatCount(listings.length)} listings`,
      done: one ? 'The listing is cancelled.' : 'The listings are cancelled.',
      path: accountListingsPath(context.account),
    },
    orders: listings.map(ownListing),
  })
}
