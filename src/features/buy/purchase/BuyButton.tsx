// Buys a listing: connects a wallet first where there is none, then opens the confirm dialog.
import type { ReactNode } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/Button.tsx'
import { Price } from '../../../ui/Price.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import {
  quotePrice,
  isBuyable,
  isDeclining,
  isReservedForOther,
  closedFor,
  nameOf,
  type Listing,
} from '../../../orders/listing.ts'
import { TransferGuard } from '../transferChecks/TransferGuard.tsx'
import { useOpenTrade } from '../../../trade/openTrade.ts'
import { useSecond } from '../../../trade/useSecond.ts'
import { buyActions } from '../../../messages/en/buyActions.ts'
import { Trans } from '../../../ui/Trans.tsx'
import styles from '../../../trade/Dialogs.module.css'

export interface BuyButtonProps {
  readonly listing: Listing
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  /** Writes the price into the button; leave it out where the price stands beside it. */
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
export function BuyButton({
  listing,
  size = 'm',
  variant = 'primary',
  wide = false,
  priced = false,
}: BuyButtonProps) {
  const t = useTranslate()
  const { state } = useWallet()
  const now = useNow()
  const open = useOpenTrade()
  const own = state.status === 'connected' && state.account === listing.seller
  const quote = quotePrice(listing, useSecond(isDeclining(listing)))
  const kept = isReservedForOther(listing, state.status === 'connected' ? state.account : undefined)
  const buyable = isBuyable(listing, now) && !own && !kept
  if (open === undefined) return null
  const why = own ? buyActions.ownListing : kept ? buyActions.reserved : closedFor(listing, undefined)
  const shown = {
    price: <Price amount={quote.amount} currency={listing.currency} size={size === 'l' ? 'm' : 's'} />,
    item: nameOf(listing),
    hidden: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>,
  }

  return (
    <Button
      size={size}
      variant={variant}
      wide={wide}
      disabled={!buyable}
      title={why === undefined ? undefined : t(why)}
      {...(priced ? {} : { 'aria-label': t(buyActions.buyItem({ item: shown.item })) })}
      onClick={() => open({ kind: 'buy', listing })}
    >
      {priced ? (
        <span className={styles.priced}>
          <Trans
            message={
              quote.kind === 'lot'
                ? buyActions.buyAllFor({ ...shown, count: quote.units })
                : buyActions.buyFor(shown)
            }
          />
        </span>
      ) : (
        t(buyActions.buy)
      )}
    </Button>
  )
}
