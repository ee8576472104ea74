// Lists several items in one write. Loaded on demand, because it includes ethers.
import { accountListingsPath } from '../../../domain/paths.ts'
import { writes } from '../../../messages/en/writes.ts'
import type { ListingTerms } from '../../../market/listings/draft.ts'
import type { WriteDefinition, WriteDescription } from '../../../transactions/definition.ts'
import type { ListDraft } from '../list/listForm.ts'
import type { Listing } from '../../../orders/listing.ts'
import { definePublication } from '../list/publication.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { listManyKey } from '../../../trade/writeKeys.ts'

function describe(drafts: readonly ListDraft[]): Pick<WriteDescription, 'title' | 'done'> {
  const [first] = drafts
  if (first !== undefined && first.rest.length > 0) {
    const count = 1 + first.rest.length
    return { title: writes.listTogether({ count }), done: writes.listedTogether({ count }) }
  }
  const count = drafts.length
  return { title: writes.listItems({ count }), done: writes.listedItems({ count }) }
}

/**
 * Defines the listings of all drafts: an approval for each collection that lacks one, then one transaction.
 * @param agreed.shown the terms that the seller saw for each draft
 * @param agreed.first older listings to cancel before
 */
export function defineBulkListing(
  context: TradeContext,
  drafts: readonly ListDraft[],
  { shown, first }: { readonly shown: readonly ListingTerms[]; readonly first: readonly Listing[] },
): WriteDefinition {
  const { account } = context
  return definePublication(context, {
    key: listManyKey(account),
    describe: { ...describe(drafts), path: accountListingsPath(account) },
    drafts,
    shown,
    first,
  })
}
