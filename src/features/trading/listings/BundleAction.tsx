// What the reader can do with a bundle: cancel their own, buy anyone else's.
import type { ButtonSize } from '../../../ui/Button.tsx'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { BuyListingButton } from './BuyButton.tsx'
import { CancelListingButton } from './CancelButton.tsx'
import type { Listing } from './listing.ts'

export interface BundleActionProps {
  readonly listing: Listing
  readonly size?: ButtonSize
  readonly wide?: boolean
}

export function BundleAction({ listing, ...look }: BundleActionProps) {
  const { state } = useWallet()
  const own = 'account' in state && state.account === listing.seller
  return own ? (
    <CancelListingButton listing={listing} {...look} />
  ) : (
    <BuyListingButton listing={listing} {...look} />
  )
}
