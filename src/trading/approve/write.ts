// Gives the approval that a listing lacks.
import { accountListingsPath } from '../../domain/paths.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { listingCollections, listingName, type Listing } from '../../orders/listing.ts'
import { prepareApproval } from '../../seaport/approvals.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { getOperatorName } from '../dialog/approval.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { explainRevert, toPrepared } from '../dialog/verdicts.ts'
import { approveKey } from '../dialog/writeKeys.ts'

/** Gives the approval that the account's listing lacks, for each of its collections. */
export function defineApproval(context: TradeContext, listing: Listing): WriteDefinition {
  const { send, config, account } = context
  const { operator, orderHash } = listing
  return {
    key: approveKey(orderHash, account),
    account,
    describe: {
      title: writesTexts.approve({ item: listingName(listing) }),
      done: writesTexts.approved,
      path: accountListingsPath(account),
    },
    async prepare() {
      const collections = listingCollections(listing)
      const operatorName = getOperatorName(operator) ?? operator
      const verdict = await prepareApproval({
        send,
        config,
        owner: account,
        operator,
        operatorName,
        collections,
      })
      return toPrepared(verdict.status === 'executable' ? { ...verdict, passed: [] } : verdict, 'approve')
    },
    explain: explainRevert,
  }
}
