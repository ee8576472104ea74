// The confirm dialog of a cancellation: what is withdrawn, and what that means.
import type { Address as AddressValue } from '../../../domain/address.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import dialogs from '../Dialogs.module.css'
import { AddressFact } from '../AddressFact.tsx'
import { loadCancellation, useTradeContext } from '../useTrade.ts'
import { cancelKey } from '../writeKeys.ts'
import { askingOf, isDeclining, type Listing } from './listing.ts'
import { SoldLines } from './SoldLines.tsx'
import { useSecond } from './useSecond.ts'

export interface CancelDialogProps {
  readonly listing: Listing
  readonly account: AddressValue
  readonly onClose: () => void
}

export function CancelDialog({ listing, account, onClose }: CancelDialogProps) {
  const context = useTradeContext(account)
  const asking = askingOf(listing, useSecond(isDeclining(listing)))
  return (
    <ConfirmDialog
      title="Cancel listing"
      doneTitle="Cancelled"
      confirmLabel="Cancel listing"
      keepLabel="Keep it"
      failure="The listing cannot be cancelled now."
      writeKey={cancelKey(listing.orderHash, account)}
      load={loadCancellation}
      define={({ cancellationOf }) => cancellationOf(context, listing)}
      onClose={onClose}
      subject={
        <SoldLines listing={listing}>
          {listing.quantity > 1n && <TokenAmount quantity={listing.remaining} of={listing.quantity} />}
        </SoldLines>
      }
    >
      <p className={dialogs.lead}>
        {listing.bundle === null
          ? 'Nobody will be able to buy it at this price. The item stays in your account;'
          : 'Nobody will be able to buy them together at this price. The items stay in your account;'}{' '}
        cancelling costs a network fee.
      </p>
      <Facts>
        <Fact
          label={
            asking.kind === 'lot'
              ? `Price of all ${formatCount(asking.units)}`
              : listing.quantity > 1n
                ? 'Price of one'
                : 'Price'
          }
        >
          <Price amount={asking.amount} currency={listing.currency} exact />
        </Fact>
        <Fact label="Would expire">
          <TimeAgo seconds={listing.endsAtSeconds} />
        </Fact>
        <AddressFact label="Your account" address={account} />
      </Facts>
    </ConfirmDialog>
  )
}
