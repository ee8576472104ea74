// Opens the confirm dialog of a purchase, after connecting a wallet if there is none.
import type { ReactNode } from 'react'
import { Price } from '../../ui/Price.tsx'
import { useNow, useSecondsClock } from '../../ui/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { inactiveMessage } from '../../orders/inactiveListing.ts'
import { isBuyable, isReservedForOther, type Listing } from '../../orders/listing.ts'
import { quotePrice, isDeclining } from '../../orders/listingPrice.ts'
import { TransferGuard } from '../transferChecks/TransferGuard.tsx'
import { useListingName } from '../dialog/useListingName.ts'
import { TradeButton, type ButtonLook } from '../dialog/TradeButton.tsx'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { Trans } from '../../ui/Trans.tsx'
import styles from '../dialog/Dialogs.module.css'

export interface BuyButtonProps extends ButtonLook {
  readonly listing: Listing
  /** Shows the price in the button, where it isn't shown beside it. */
  readonly priced?: boolean
}

/** For a card: checks whether the token can be transferred once the viewer reaches it. */
export function CheckedBuyButton(props: BuyButtonProps) {
  return (
    <TransferGuard listing={props.listing} check="reached" look="over">
      <BuyButton {...props} />
    </TransferGuard>
  )
}

/** Disabled for a listing that the viewer can't buy now. */
export function BuyButton({ listing, priced = false, ...look }: BuyButtonProps) {
  const t = useTranslate()
  const { state } = useWallet()
  const now = useNow()
  const account = state.status === 'connected' ? state.account : undefined
  const isOwn = account === listing.seller
  const isReserved = isReservedForOther(listing, account)
  const quote = quotePrice(listing, useSecondsClock(isDeclining(listing)))
  const reason = isOwn
    ? tradeActionsTexts.buy.ownListing
    : isReserved
      ? tradeActionsTexts.buy.reserved
      : inactiveMessage(listing, undefined)
  const values = {
    price: <Price amount={quote.amount} currency={listing.currency} size={look.size === 'l' ? 'm' : 's'} />,
    item: useListingName(listing),
    hidden: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>,
  }

  return (
    <TradeButton
      variant="primary"
      {...look}
      trade={{ kind: 'buy', listing }}
      disabled={!isBuyable(listing, now) || isOwn || isReserved}
      title={reason === undefined ? undefined : t(reason)}
      aria-label={priced ? undefined : t(tradeActionsTexts.buy.buyItem({ item: values.item }))}
    >
      {priced ? (
        <span className={styles.priced}>
          <Trans
            message={
              quote.kind === 'total'
                ? tradeActionsTexts.buy.buyAllFor({ ...values, count: quote.units })
                : tradeActionsTexts.buy.buyFor(values)
            }
          />
        </span>
      ) : (
        t(tradeActionsTexts.buy.buy)
      )}
    </TradeButton>
  )
}
