// Buys a listing: connects a wallet first where there is none, then opens the confirm dialog.
import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { isBuyable, readListing, type Listing, type ListingRef } from './listing.ts'

const BuyDialog = lazy(() => import('./BuyDialog.tsx'))

export interface BuyButtonProps {
  readonly order: ListingRef
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  /** Writes the price into the button; leave it out where the price stands beside it. */
  readonly priced?: boolean
}

/** Nothing for an order that is not a listing of one item; disabled for one that cannot be bought now. */
export function BuyButton({ order, ...look }: BuyButtonProps) {
  const { network } = useConfig()
  const listing = readListing(order, network)
  return listing === undefined ? null : <ListingButton listing={listing} {...look} />
}

type ListingButtonProps = Omit<BuyButtonProps, 'order'> & { readonly listing: Listing }

function ListingButton({
  listing,
  size = 'm',
  variant = 'primary',
  wide = false,
  priced = false,
}: ListingButtonProps) {
  const { prompt, state } = useWallet()
  const now = useNow()
  const [open, setOpen] = useState(false)
  const own = state.status === 'connected' && state.account === listing.seller
  const buyable = isBuyable(listing, now) && !own

  const buy = async () => {
    const wallet = await prompt.ask()
    if (wallet !== undefined) setOpen(true)
  }

  return (
    <>
      <Button
        size={size}
        variant={variant}
        wide={wide}
        disabled={!buyable && !open}
        title={own ? 'This is your own listing' : listing.closedBecause}
        aria-label={`Buy ${listing.item.name}`}
        onClick={() => void buy()}
      >
        {priced ? (
          <>
            Buy for{' '}
            <Price amount={listing.unitPrice} currency={listing.currency} size={size === 'l' ? 'm' : 's'} />
          </>
        ) : (
          'Buy'
        )}
      </Button>
      {open && (
        <Suspense>
          <BuyDialog listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
