// The seller's actions for their own listing: change its price, cancel it, or give the approval that it lacks.
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { canChangePrice, lacksApproval, type Listing } from '../../orders/listing.ts'
import { TradeButton, type ButtonLook } from '../dialog/TradeButton.tsx'
import { useListingName } from '../dialog/useListingName.ts'
import { classNames } from '../../ui/classNames.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './OwnListingActions.module.css'

export interface OwnListingActionsProps extends ButtonLook {
  /** The viewer's own listing. */
  readonly listing: Listing
}

export function OwnListingActions(props: OwnListingActionsProps) {
  return (
    <span className={classNames(styles.own, props.wide === true && styles.wide)}>
      {canChangePrice(props.listing) && <EditPriceButton {...props} />}
      <CancelListingButton {...props} />
    </span>
  )
}

function EditPriceButton({ listing, ...look }: OwnListingActionsProps) {
  const t = useTranslate()
  const { name } = useNamedItem(listing.item)
  return (
    <TradeButton
      {...look}
      trade={{ kind: 'edit', listing }}
      aria-label={t(tradeActionsTexts.sell.changePriceOf({ item: name }))}
    >
      {t(tradeActionsTexts.sell.changePrice)}
    </TradeButton>
  )
}

export function CancelListingButton({ listing, ...look }: OwnListingActionsProps) {
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
export function ApproveButton({ listing }: Pick<OwnListingActionsProps, 'listing'>) {
  const t = useTranslate()
  const item = useListingName(listing)
  if (!lacksApproval(listing)) return null
  return (
    <TradeButton
      size="s"
      trade={{ kind: 'allow', listing }}
      aria-label={t(tradeActionsTexts.sell.approveSale({ item }))}
    >
      {t(tradeActionsTexts.sell.approve)}
    </TradeButton>
  )
}
