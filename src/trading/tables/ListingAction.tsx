// The viewer's actions for a listing: buy it or add it to the cart, or manage their own.
import type { ComponentType } from 'react'
import type { Listing } from '../../orders/listing.ts'
import type { ButtonSize } from '../../ui/Button.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { BuyButton } from '../buy/BuyButton.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import { TransferGuard, type TransferGuardProps } from '../transferChecks/TransferGuard.tsx'

/** Shown to the seller of a listing in place of the buy buttons. */
export type OwnActions = ComponentType<{
  readonly listing: Listing
  readonly size: ButtonSize
  readonly wide: boolean
}>

export interface ListingActionProps {
  readonly listing: Listing
  readonly Own: OwnActions
  readonly size?: ButtonSize
  readonly wide?: boolean
  /** When the tokens' transfer is checked; as soon as the listing is shown by default. */
  readonly check?: TransferGuardProps['check']
}

export function ListingAction({
  listing,
  Own,
  size = 'm',
  wide = false,
  check = 'shown',
}: ListingActionProps) {
  const own = useAccount() === listing.seller
  return own ? (
    <Own listing={listing} size={size} wide={wide} />
  ) : (
    <TransferGuard listing={listing} check={check} look={wide ? 'block' : 'line'}>
      <BuyButton listing={listing} size={size} wide={wide} />
      <AddToCart listing={listing} size={size} />
    </TransferGuard>
  )
}
