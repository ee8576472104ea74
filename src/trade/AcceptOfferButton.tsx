// A button in a form that opens an existing offer, for the user to accept instead of sending the form.
import { tradeParts } from '../messages/en/tradeParts.ts'
import { Button } from '../ui/Button.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import type { HeldItem } from '../orders/listing.ts'
import { useOpenTradeDialog } from './openTradeDialog.ts'
import { describeOffer, type Offer } from '../orders/offer.ts'
import styles from './Dialogs.module.css'

export interface AcceptOfferButtonProps {
  readonly offer: Offer
  readonly given: HeldItem
}

export function AcceptOfferButton({ offer, given }: AcceptOfferButtonProps) {
  const t = useTranslate()
  const open = useOpenTradeDialog()
  if (open === undefined) return null
  return (
    <Button
      size="s"
      className={styles.instead}
      aria-label={t(tradeParts.acceptOfferInstead({ offer: describeOffer(offer) }))}
      onClick={() => open({ kind: 'accept', offer, given })}
    >
      {t(tradeParts.acceptInstead)}
    </Button>
  )
}
