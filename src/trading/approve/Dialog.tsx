// Confirms giving an approval again: what it covers, and every listing that it reactivates.
import { listTexts } from '../../messages/en/list.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import dialogs from '../dialog/Dialogs.module.css'
import { CollectionLine } from '../dialog/SoldLines.tsx'
import { getOperatorName } from '../dialog/approval.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { useConfirmedTrade } from '../dialog/useTrade.ts'
import { useWriteFlow } from '../dialog/useWriteFlow.ts'
import { requestReactivated } from '../reactivation/reactivated.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { defineApproval } from './write.ts'
import { approveKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import type { ReactivatedListings } from '../dialog/useTrade.ts'
import { listingCollections, listSoldItems } from '../../orders/listing.ts'
import { ReactivatedList } from '../reactivation/ReactivatedNote.tsx'

export function ApproveDialog({ listing, account, onClose }: TradeProps<'approve'>) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const { network } = useConfig()
  const { operator } = listing
  const collections = listingCollections(listing)
  const items = listSoldItems(listing).map(({ item }) => item)
  const named = [...new Map(items.map(({ collection, collectionName }) => [collection, collectionName]))]
  const trade = useConfirmedTrade({
    write: useWriteFlow(approveKey(listing.orderHash, account)),
    define: () => defineApproval(context, listing),
    reactivated: () => requestReactivated(context, { kind: 'approval', collections, operator }, network),
  })
  const reading = trade.reactivated?.reading
  return (
    <ConfirmDialog
      title={t(listTexts.manage.approveTitle)}
      doneTitle={t(listTexts.manage.approved)}
      confirmLabel={t(listTexts.manage.approve)}
      keepLabel={t(listTexts.manage.notNow)}
      variant="primary"
      trade={trade}
      onClose={onClose}
    >
      <p className={dialogs.lead}>
        {t(
          listTexts.manage.approveLead({
            operator: getOperatorName(operator) ?? operator,
            count: named.length,
          }),
        )}
      </p>
      {named.map(([address, name]) => (
        <CollectionLine key={address} address={address} name={name} />
      ))}
      {reading?.status === 'loading' && <LoadingLabel>{t(listTexts.manage.loadingListings)}</LoadingLabel>}
      {reading?.status === 'failed' && (
        <p className={dialogs.failure}>{t(listTexts.manage.listingsUnread)}</p>
      )}
      {reading?.status === 'loaded' && <Reactivated {...reading.value} />}
    </ConfirmDialog>
  )
}

function Reactivated(reactivated: ReactivatedListings) {
  const t = useTranslate()
  const { listings, more } = reactivated
  if (listings.length === 0) return <p>{t(listTexts.manage.reactivatesNone)}</p>
  return (
    <>
      <p>{t(listTexts.manage.reactivates({ count: listings.length + (more ? 1 : 0) }))}</p>
      <ReactivatedList {...reactivated} />
    </>
  )
}
