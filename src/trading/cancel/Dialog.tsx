// Confirms canceling a listing, or several in one transaction.
import { listTexts } from '../../messages/en/list.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { Message } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import dialogs from '../dialog/Dialogs.module.css'
import { AddressFact } from '../dialog/Summary.tsx'
import { useListingName } from '../dialog/useListingName.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { useConfirmedTrade } from '../dialog/useTrade.ts'
import { useWriteFlow } from '../dialog/useWriteFlow.ts'
import { cancelOrders } from './write.ts'
import { cancelKey, bulkCancelKey } from '../dialog/writeKeys.ts'
import { ownListing, type Listing, listSoldItems } from '../../orders/listing.ts'
import { isDeclining, quotePrice } from '../../orders/listingPrice.ts'
import { SoldLines, Evidence } from '../dialog/SoldLines.tsx'
import { useSecondsClock } from '../../ui/useNow.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { useState } from 'react'
import { accountListingsPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'

const LEADS: Readonly<Record<Listing['kind'], Message>> = {
  single: listTexts.manage.cancelLead,
  edition: listTexts.manage.cancelLead,
  lot: listTexts.manage.cancelLead,
  bundle: listTexts.manage.cancelBundleLead,
}

export function CancelDialog({ listing, account, onClose }: TradeProps<'cancel'>) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const key = cancelKey(listing.orderHash, account)
  const item = useListingName(listing)
  const quote = quotePrice(listing, useSecondsClock(isDeclining(listing)))
  const trade = useConfirmedTrade({
    write: useWriteFlow(key),
    define: () =>
      cancelOrders(context, {
        key,
        describe: {
          title: writesTexts.cancelListing({ item }),
          done: writesTexts.canceledListing({ item }),
          path: listing.item.path,
        },
        orders: [ownListing(listing)],
      }),
  })
  return (
    <ConfirmDialog
      title={t(listTexts.manage.cancel)}
      doneTitle={t(listTexts.manage.canceled)}
      confirmLabel={t(listTexts.manage.cancel)}
      keepLabel={t(listTexts.manage.keep({ count: 1 }))}
      trade={trade}
      onClose={onClose}
      subject={
        <SoldLines listing={listing}>
          {listing.quantity > 1n && (
            <TokenAmount
              quantity={listing.remaining}
              decimals={listing.item.decimals}
              of={listing.quantity}
            />
          )}
        </SoldLines>
      }
    >
      <p className={dialogs.lead}>{t(LEADS[listing.kind])}</p>
      <Facts>
        <Fact
          label={
            quote.kind === 'total'
              ? t(listTexts.manage.lotPrice({ count: quote.units }))
              : t(listing.quantity > 1n ? listTexts.manage.unitPrice : listTexts.manage.price)
          }
        >
          <Price amount={quote.amount} currency={listing.currency} exact />
        </Fact>
        <Fact label={t(listTexts.manage.wouldExpire)}>
          <TimeAgo seconds={listing.endsAtSeconds} />
        </Fact>
        <AddressFact label={t(listTexts.manage.yourAccount)} address={account} />
      </Facts>
    </ConfirmDialog>
  )
}

export function BulkCancelDialog({ listings, account, onClose }: TradeProps<'bulkCancel'>) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const [opened] = useState(nowSeconds)
  const key = bulkCancelKey(account)
  const count = listings.length
  const title = t(listTexts.manage.bulkCancel({ count }))
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
      <p className={dialogs.lead}>{t(listTexts.manage.bulkCancelLead)}</p>
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
      {listSoldItems(listing).map(({ item }) => (
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
