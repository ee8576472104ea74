// Listing several items as one write. Loaded on demand: ethers comes with it.
import { accountListingsPath } from '../../../domain/paths.ts'
import { formatCount } from '../../../domain/wei.ts'
import type { AskTerms } from '../../../market/asks/draft.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import type { ListDraft } from '../list/listForm.ts'
import type { Listing } from '../../../orders/listing.ts'
import { publicationOf } from '../list/publication.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { listManyKey } from '../../../trade/writeKeys.ts'

/** What is listed, in words: `3 items`, `3 items together`. */
function wordsOf(drafts: readonly ListDraft[]): string {
  const [first] = drafts
  const together = first !== undefined && first.rest.length > 0
  const count = together ? 1 + first.rest.length : drafts.length
  return `${formatCount(count)} ${count === 1 ? 'item' : 'items'}${together ? ' together' : ''}`
}

/**
 * The listings of all drafts: an approval for each collection that lacks one, then one transaction.
 * @param agreed what each price becomes, as the seller saw it, and older listings that are cancelled before
 */
export function bulkListingOf(
  context: TradeContext,
  drafts: readonly ListDraft[],
  { shown, first }: { readonly shown: readonly AskTerms[]; readonly first: readonly Listing[] },
): WriteDefinition {
  const { account } = context
  const words = wordsOf(drafts)
  return publicationOf(context, {
    key: listManyKey(account),
    describe: {
      title: `List ${words}`,
      done: `Listed for sale: ${words}.`,
      path: accountListingsPath(account),
    },
    drafts,
    shown,
    first,
  })
}
