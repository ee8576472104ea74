// The viewer's actions for a listing: buy it or add it to the cart; for its seller, change its price, cancel it, or give
// the approval that it lacks.
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { canChangePrice, lacksApproval, type Listing } from '../../orders/listing.ts'
import { classNames } from '../../ui/classNames.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { BuyButton } from '../buy/BuyButton.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import { TradeButton, type ButtonLook } from '../dialog/TradeButton.tsx'
import { useListingName } from '../dialog/useListingName.ts'
import { TransferGuard, type TransferGuardProps } from '../transferChecks/TransferGuard.tsx'
import styles from './Listings.module.css'

interface OwnListingProps extends ButtonLook {
  /** The viewer's own listing. */
  readonly listing: Listing
}

export interface ListingActionsProps extends Pick<ButtonLook, 'size' | 'wide'> {
  readonly listing: Listing
  /** When the tokens' transfer is checked; as soon as the listing is shown by default. */
  readonly check?: TransferGuardProps['check']
}

export function ListingActions({ listing, check = 'shown', size = 'm', wide = false }: ListingActionsProps) {
  const look = { listing, size, wide }
  if (useAccount() === listing.seller) {
    return (
      <span className={classNames(styles.own, wide && styles.wide)}>
        {canChangePrice(listing) && <ChangePriceButton {...look} />}
        <CancelListingButton {...look} />
      </span>
    )
  }
  return (
    <TransferGuard listing={listing} check={check} look={wide ? 'block' : 'line'}>
      <BuyButton {...look} />
      <AddToCart listing={listing} size={size} />
    </TransferGuard>
  )
}

function ChangePriceButton({ listing, ...look }: OwnListingProps) {
  const t = useTranslate()
  const { name } = useNamedItem(listing.item)
  return (
    <TradeButton
      {...look}
      trade={{ kind: 'changePrice', listing }}
      aria-label={t(tradeActionsTexts.sell.changePriceOf({ item: name }))}
    >
      {t(tradeActionsTexts.sell.changePrice)}
    </TradeButton>
  )
}

export function CancelListingButton({ listing, ...look }: OwnListingProps) {
  const t = useTranslate()
  const item = useListingName(listing)
  return (
    <TradeButton
      {...look}
      trade={{ kind: 'cancel', listing }}
      aria-label={t(tradeActionsTexts.sell.cancelListing({ item }))}
    >
      {t(tradeActionsTexts.sell.cancel)}
    </TradeButton>
  )
}

/** Renders nothing unless the listing is inactive because the approval is missing. */
export function ApproveButton({ listing }: Pick<OwnListingProps, 'listing'>) {
  const t = useTranslate()
  const item = useListingName(listing)
  if (!lacksApproval(listing)) return null
  return (
    <TradeButton
      size="s"
      trade={{ kind: 'approve', listing }}
      aria-label={t(tradeActionsTexts.sell.approveSale({ item }))}
    >
      {t(tradeActionsTexts.sell.approve)}
    </TradeButton>
  )
}
