// What the reader can do with an offer: cover or cancel their own, accept one that takes what they hold.
import { Button } from '../../../ui/Button.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import type { HeldItem } from '../listings/listing.ts'
import { useOpenTrade } from '../openTrade.ts'
import { isAcceptable, offerInWords, type Offer } from './offer.ts'
import styles from './OffersTable.module.css'

export interface OfferActionProps {
  readonly offer: Offer
  /** The item that the reader would give; `choose` lets them choose one; undefined when they have none. */
  readonly given: HeldItem | 'choose' | undefined
  /** Whether the bidder can pay now; undefined where that is not known. */
  readonly funded?: boolean | undefined
}

export function OfferAction({ offer, given, funded }: OfferActionProps) {
  const { state } = useWallet()
  const open = useOpenTrade()
  const now = useNow()
  const reader = 'account' in state ? state.account : undefined
  if (open === undefined) return null
  if (reader === offer.bidder) {
    return (
      <div className={styles.own}>
        {funded === false && offer.open && (
          <Button
            size="s"
            aria-label={`Cover offer: ${offerInWords(offer)}`}
            onClick={() => open({ kind: 'cover', offer })}
          >
            Cover offer
          </Button>
        )}
        <Button size="s" onClick={() => open({ kind: 'withdraw', offers: [offer] })}>
          Cancel offer
        </Button>
      </div>
    )
  }
  if (given === undefined) return null
  return (
    <Button
      size="s"
      disabled={!isAcceptable(offer, now) || funded === false}
      aria-label={`Accept ${offerInWords(offer)}`}
      title={offer.closedBecause ?? (funded === false ? 'The bidder cannot pay now.' : undefined)}
      onClick={() => open({ kind: 'accept', offer, given: given === 'choose' ? undefined : given })}
    >
      Accept
    </Button>
  )
}
