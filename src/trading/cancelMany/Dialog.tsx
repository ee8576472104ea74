// Confirms canceling several listings in one transaction.
import { listTexts } from '../../messages/en/list.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { useState } from 'react'
import { accountListingsPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import dialogs from '../dialog/Dialogs.module.css'
import { Evidence } from '../dialog/Evidence.tsx'
import { ownListing, soldItems, type Listing } from '../../orders/listing.ts'
import { quotePrice } from '../../orders/listingPrice.ts'
import { useListingName } from '../dialog/useListingName.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { useConfirmedTrade } from '../dialog/useTrade.ts'
import { useWriteFlow } from '../dialog/useWriteFlow.ts'
import { cancelOrders } from '../older/cancelOrders.ts'
import { cancelManyKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'

export function CancelManyDialog({ listings, account, onClose }: TradeProps<'cancelMany'>) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const [opened] = useState(nowSeconds)
  const key = cancelManyKey(account)
  const count = listings.length
  const title = t(listTexts.manage.cancelMany({ count }))
  const trade = useConfirmedTrade({
    write: useWriteFlow(key),
    define: () =>
      cancelOrders(context, {
        key,
        describe: {
          title: writesTexts.cancelListings({ count }),
          done: writesTexts.canceledListings({ count }),
          path: accountListingsPath(account),
        },
        orders: listings.map(ownListing),
      }),
  })
  return (
    <ConfirmDialog
      title={title}
      doneTitle={t(listTexts.manage.canceled)}
      confirmLabel={title}
      keepLabel={t(listTexts.manage.keep({ count }))}
      trade={trade}
      onClose={onClose}
    >
      <p className={dialogs.lead}>{t(listTexts.manage.cancelManyLead)}</p>
      <Facts>
        {listings.map((listing) => (
          <Fact key={listing.orderHash} label={<OwnListing listing={listing} />}>
            <Price amount={quotePrice(listing, opened).amount} currency={listing.currency} exact />
          </Fact>
        ))}
      </Facts>
    </ConfirmDialog>
  )
}

function OwnListing({ listing }: { readonly listing: Listing }) {
  const t = useTranslate()
  const name = useListingName(listing)
  return (
    <>
      <bdi>{t(name)}</bdi>
      {soldItems(listing).map(({ item }) => (
        <Evidence
          key={item.path}
          collection={item.collection}
          tokenId={item.tokenId}
          names={[item.collectionName, item.name]}
        />
      ))}
    </>
  )
}
