// A way from a form to an offer that somebody else has made already: it opens in the form's place.
import { Button } from '../../../ui/Button.tsx'
import type { HeldItem } from '../listings/listing.ts'
import { useOpenTrade } from '../openTrade.ts'
import { offerInWords, type Offer } from './offer.ts'
import styles from '../Dialogs.module.css'

export interface AcceptInsteadProps {
  readonly offer: Offer
  readonly given: HeldItem
}

export function AcceptInstead({ offer, given }: AcceptInsteadProps) {
  const open = useOpenTrade()
  if (open === undefined) return null
  return (
    <Button
      size="s"
      className={styles.instead}
      aria-label={`Accept ${offerInWords(offer)} instead`}
      onClick={() => open({ kind: 'accept', offer, given })}
    >
      Accept it instead
    </Button>
  )
}
