// Buys a listing: connects a wallet first where there is none, then opens the confirm dialog.
import { formatCount } from '../../../domain/wei.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Price } from '../../../ui/Price.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import {
  askingOf,
  isBuyable,
  isDeclining,
  isReservedForOther,
  nameOf,
  readListing,
  type Listing,
  type ListingRef,
} from './listing.ts'
import { Offered } from '../refusals/Offered.tsx'
import { useOpenTrade } from '../openTrade.ts'
import { useSecond } from './useSecond.ts'
import styles from '../Dialogs.module.css'

export interface BuyButtonProps {
  readonly order: ListingRef
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  /** Writes the price into the button; leave it out where the price stands beside it. */
  readonly priced?: boolean
}

/**
 * For a card: its token is asked once a reader comes to it. Nothing for an order that is not a listing of one item;
 * disabled for one that cannot be bought now.
 */
export function BuyButton({ order, ...look }: BuyButtonProps) {
  const { network } = useConfig()
  const listing = readListing(order, network)
  return listing === undefined ? null : (
    <Offered listing={listing} asked="reached" look="over">
      <BuyListingButton listing={listing} {...look} />
    </Offered>
  )
}

export type BuyListingButtonProps = Omit<BuyButtonProps, 'order'> & { readonly listing: Listing }

/** The same for a listing that is read already, of one item or of several. */
export function BuyListingButton({
  listing,
  size = 'm',
  variant = 'primary',
  wide = false,
  priced = false,
}: BuyListingButtonProps) {
  const { state } = useWallet()
  const now = useNow()
  const open = useOpenTrade()
  const own = state.status === 'connected' && state.account === listing.seller
  const asking = askingOf(listing, useSecond(isDeclining(listing)))
  const kept = isReservedForOther(listing, state.status === 'connected' ? state.account : undefined)
  const buyable = isBuyable(listing, now) && !own && !kept
  if (open === undefined) return null

  return (
    <Button
      size={size}
      variant={variant}
      wide={wide}
      disabled={!buyable}
      title={
        own ? 'This is your own listing' : kept ? 'It is reserved for another account' : listing.closedBecause
      }
      {...(priced ? {} : { 'aria-label': `Buy ${nameOf(listing)}` })}
      onClick={() => open({ kind: 'buy', listing })}
    >
      {priced ? (
        <span className={styles.priced}>
          {asking.kind === 'lot' ? `Buy all ${formatCount(asking.units)} for` : 'Buy for'}{' '}
          <Price amount={asking.amount} currency={listing.currency} size={size === 'l' ? 'm' : 's'} />
          <VisuallyHidden>, {nameOf(listing)}</VisuallyHidden>
        </span>
      ) : (
        'Buy'
      )}
    </Button>
  )
}
