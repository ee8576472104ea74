// Confirms giving an approval again: what it covers, and every listing that it reactivates.
import { manageListings } from '../../../messages/en/manageListings.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { LoadingLabel } from '../../../ui/Skeleton.tsx'
import { ConfirmDialog } from '../../../trade/ConfirmDialog.tsx'
import dialogs from '../../../trade/Dialogs.module.css'
import { CollectionLine } from '../../../trade/SoldLines.tsx'
import { getOperatorName } from '../../../trade/approval.ts'
import { useTradeContext } from '../../../trade/tradeContext.ts'
import { loadApprovals } from '../approvals/loadApprovals.ts'
import { approveKey } from '../../../trade/writeKeys.ts'
import type { AccountDialogProps } from '../../../trade/openTradeDialog.ts'
import type { ReactivatedListings } from '../../../trade/reactivated.ts'
import { listingCollections, soldItems, type Listing } from '../../../orders/listing.ts'
import { ReactivatedList } from '../../../trade/ReactivatedNote.tsx'
import { useReactivated } from '../../../trade/useReactivated.ts'

export interface ApproveDialogProps extends AccountDialogProps {
  /** The viewer's own listing, inactive because the approval is missing. */
  readonly listing: Listing
}

export function ApproveDialog({ listing, account, onClose }: ApproveDialogProps) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const { operator } = listing
  const { reading, waiting } = useReactivated(
    context,
    { kind: 'approval', collections: listingCollections(listing), operator },
    0,
  )
  const items = soldItems(listing).map(({ item }) => item)
  const collections = [
    ...new Map(items.map(({ collection, collectionName }) => [collection, collectionName])),
  ]
  return (
    <ConfirmDialog
      title={t(manageListings.approveTitle)}
      doneTitle={t(manageListings.approved)}
      confirmLabel={t(manageListings.approve)}
      keepLabel={t(manageListings.notNow)}
      variant="primary"
      waiting={waiting}
      failure={manageListings.approveFailed}
      writeKey={approveKey(listing.orderHash, account)}
      load={loadApprovals}
      define={({ defineApproval }) => defineApproval(context, listing)}
      onClose={onClose}
    >
      <p className={dialogs.lead}>
        {t(
          manageListings.approveLead({
            operator: getOperatorName(operator) ?? operator,
            count: collections.length,
          }),
        )}
      </p>
      {collections.map(([address, name]) => (
        <CollectionLine key={address} address={address} name={name} />
      ))}
      {reading.status === 'loading' && <LoadingLabel>{t(manageListings.loadingListings)}</LoadingLabel>}
      {reading.status === 'failed' && <p className={dialogs.failure}>{t(manageListings.listingsUnread)}</p>}
      {reading.status === 'loaded' && <Reactivated {...reading.value} />}
    </ConfirmDialog>
  )
}

function Reactivated(reactivated: ReactivatedListings) {
  const t = useTranslate()
  const { listings, more } = reactivated
  if (listings.length === 0) return <p>{t(manageListings.reactivatesNone)}</p>
  return (
    <>
      <p>{t(manageListings.reactivates({ count: listings.length + (more ? 1 : 0) }))}</p>
      <ReactivatedList {...reactivated} />
    </>
  )
}
