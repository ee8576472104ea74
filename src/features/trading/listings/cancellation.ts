// Cancelling one's own listing, as a write. Loaded on demand: ethers comes with it.
import { prepareCancel } from '../../../market/cancel.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import type { Listing } from './listing.ts'
import { loadOrder } from '../loadOrder.ts'
import type { TradeContext } from '../tradeContext.ts'
import { explain, prepared } from '../words.ts'
import { cancelKey } from '../writeKeys.ts'

/** The cancellation of a listing. */
export function cancellationOf(context: TradeContext, listing: Listing): WriteDefinition {
  const { client, send, config, account } = context
  const { name, path } = listing.item
  return {
    key: cancelKey(listing.orderHash, account),
    account,
    describe: {
      title: `Cancel the listing of ${name}`,
      done: `The listing of ${name} is cancelled.`,
      path,
    },
    async prepare() {
      const order = await loadOrder(client, listing.orderHash)
      return prepared(await prepareCancel({ send, config, order, maker: account }))
    },
    explain,
  }
}
