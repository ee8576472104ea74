// The confirm dialog of cancelling several listings in one transaction: which ones, and what that means.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import dialogs from '../Dialogs.module.css'
import { Evidence } from '../Evidence.tsx'
import { askingOf, nameOf, type Listing } from '../listings/listing.ts'
import { loadCancellation, useTradeContext } from '../useTrade.ts'
import { cancelManyKey } from '../writeKeys.ts'

export interface CancelManyDialogProps {
  readonly listings: readonly Listing[]
  readonly account: Address
  readonly onClose: () => void
}

export function CancelManyDialog({ listings, account, onClose }: CancelManyDialogProps) {
  const context = useTradeContext(account)
  const [opened] = useState(nowSeconds)
  const count = listings.length
  const title = `Cancel ${formatCount(count)} ${count === 1 ? 'listing' : 'listings'}`
  return (
    <ConfirmDialog
      title={title}
      doneTitle="Cancelled"
      confirmLabel={title}
      keepLabel="Keep them"
      failure="The listings cannot be cancelled now."
      writeKey={cancelManyKey(account)}
      load={loadCancellation}
      define={({ cancellationsOf }) => cancellationsOf(context, listings)}
      onClose={onClose}
    >
      <p className={dialogs.lead}>
        Nobody will be able to buy these items at these prices. They stay in your account. It is one
        transaction, and costs one network fee.
      </p>
      <Facts>
        {listings.map((listing) => (
          <Fact key={listing.orderHash} label={<OwnListing listing={listing} />}>
            <Price amount={askingOf(listing, opened).amount} currency={listing.currency} exact />
          </Fact>
        ))}
      </Facts>
    </ConfirmDialog>
  )
}

function OwnListing({ listing }: { readonly listing: Listing }) {
  return (
    <>
      <bdi>{nameOf(listing)}</bdi>
      {(listing.bundle ?? [listing]).map(({ item }) => (
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
