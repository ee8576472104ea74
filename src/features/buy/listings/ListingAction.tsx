// What the reader can do with a listing: buy it or add it to the cart, or what sellers can do with their own.
import type { ComponentType } from 'react'
import type { Listing } from '../../../orders/listing.ts'
import type { ButtonSize } from '../../../ui/Button.tsx'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { BuyButton } from '../purchase/BuyButton.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import { TransferGuard, type TransferGuardProps } from '../transferChecks/TransferGuard.tsx'

/** Shown to the seller of a listing in the place of the ways to buy it. */
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
  /** When the listing's tokens are asked whether they would go to a buyer; as soon as it is on show unless told. */
  readonly check?: TransferGuardProps['check']
}

export function ListingAction({
  listing,
  Own,
  size = 'm',
  wide = false,
  check = 'shown',
}: ListingActionProps) {
  const { state } = useWallet()
  const own =
    (state.status === 'connected' || state.status === 'wrongNetwork') && state.account === listing.seller
  return own ? (
    <Own listing={listing} size={size} wide={wide} />
  ) : (
    <TransferGuard listing={listing} check={check} look={wide ? 'block' : 'line'}>
      <BuyButton listing={listing} size={size} wide={wide} />
      <AddToCart listing={listing} size={size} />
    </TransferGuard>
  )
}
