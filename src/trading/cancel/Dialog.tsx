// Confirms canceling a listing.
import { manageListings } from '../../messages/en/manageListings.ts'
import { writes } from '../../messages/en/writes.ts'
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
import { fetchCode } from '../dialog/fetchCode.ts'
import { cancelKey } from '../dialog/writeKeys.ts'
import { ownListing, type Listing } from '../../orders/listing.ts'
import { isDeclining, quotePrice } from '../../orders/listingPrice.ts'
import { SoldLines } from '../dialog/SoldLines.tsx'
import { useSecondsClock } from '../dialog/useSecondsClock.ts'
import type { AccountDialogProps } from '../dialog/trade.ts'

const LEADS: Readonly<Record<Listing['kind'], Message>> = {
  single: manageListings.cancelLead,
  edition: manageListings.cancelLead,
  lot: manageListings.cancelLead,
  bundle: manageListings.cancelBundleLead,
}

export interface CancelDialogProps extends AccountDialogProps {
  readonly listing: Listing
}

export function CancelDialog({ listing, account, onClose }: CancelDialogProps) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const key = cancelKey(listing.orderHash, account)
  const item = useListingName(listing)
  const quote = quotePrice(listing, useSecondsClock(isDeclining(listing)))
  return (
    <ConfirmDialog
      title={t(manageListings.cancel)}
      doneTitle={t(manageListings.canceled)}
      confirmLabel={t(manageListings.cancel)}
      keepLabel={t(manageListings.keep({ count: 1 }))}
      failure={manageListings.cancelFailed({ count: 1 })}
      writeKey={key}
      load={() => fetchCode(import('../older/cancelOrders.ts'))}
      define={({ cancelOrders }) =>
        cancelOrders(context, {
          key,
          describe: {
            title: writes.cancelListing({ item }),
            done: writes.canceledListing({ item }),
            path: listing.item.path,
          },
          orders: [ownListing(listing)],
        })
      }
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
              ? t(manageListings.lotPrice({ count: quote.units }))
              : t(listing.quantity > 1n ? manageListings.unitPrice : manageListings.price)
          }
        >
          <Price amount={quote.amount} currency={listing.currency} exact />
        </Fact>
        <Fact label={t(manageListings.wouldExpire)}>
          <TimeAgo seconds={listing.endsAtSeconds} />
        </Fact>
        <AddressFact label={t(manageListings.yourAccount)} address={account} />
      </Facts>
    </ConfirmDialog>
  )
}
