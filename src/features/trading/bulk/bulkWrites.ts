// Listing several items as one write. Loaded on demand: ethers comes with it.
import { accountListingsPath } from '../../../domain/paths.ts'
import { formatCount } from '../../../domain/wei.ts'
import type { AskTerms } from '../../../market/asks/draft.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import type { ListDraft } from '../listings/listForm.ts'
import { publicationOf } from '../listings/publication.ts'
import type { TradeContext } from '../tradeContext.ts'
import { listManyKey } from '../writeKeys.ts'

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
