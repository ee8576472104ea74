// Listing several items and cancelling several listings, each as one write. Loaded on demand: ethers comes with it.
import { accountListingsPath } from '../../../domain/paths.ts'
import { formatCount } from '../../../domain/wei.ts'
import type { AskTerms } from '../../../market/asks/draft.ts'
import { prepareCancelMany } from '../../../market/cancelMany.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import type { ListDraft } from '../listings/listForm.ts'
import type { Listing } from '../listings/listing.ts'
import { publicationOf } from '../listings/publication.ts'
import { loadOrder } from '../loadOrder.ts'
import type { TradeContext } from '../tradeContext.ts'
import { explain, prepared } from '../words.ts'
import { cancelManyKey, listManyKey } from '../writeKeys.ts'

const listings = (count: number) => (count === 1 ? 'one listing' : `${formatCount(count)} listings`)

/**
 * The listings of all drafts: an approval for each collection that lacks one, then one transaction.
 * @param shown what each price becomes, as the seller saw it
 */
export function bulkListingOf(
  context: TradeContext,
  drafts: readonly ListDraft[],
  shown: readonly AskTerms[],
): WriteDefinition {
  const { account } = context
  return publicationOf(context, {
    key: listManyKey(account),
    describe: {
      title: `List ${formatCount(drafts.length)} items`,
      done: `${formatCount(drafts.length)} items are listed for sale.`,
      path: accountListingsPath(account),
    },
    drafts,
    shown,
  })
}

/** The cancellation of several listings in one transaction; those that need none any more are left out. */
export function bulkCancellationOf(context: TradeContext, cancelled: readonly Listing[]): WriteDefinition {
  const { client, send, config, account } = context
  return {
    key: cancelManyKey(account),
    account,
    describe: {
      title: `Cancel ${listings(cancelled.length)}`,
      done: 'The listings are cancelled.',
      path: accountListingsPath(account),
    },
    async prepare() {
      const orders = await Promise.all(cancelled.map(({ orderHash }) => loadOrder(client, orderHash)))
      const { outcome } = await prepareCancelMany({ send, config, orders, maker: account })
      return prepared(outcome.status === 'executable' ? { ...outcome, passed: [] } : outcome)
    },
    explain,
  }
}
