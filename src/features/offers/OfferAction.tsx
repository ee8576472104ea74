// What the reader can do with an offer: cover or cancel their own, accept one that takes what they hold.
import { offerActions } from '../../messages/en/offerActions.ts'
import type { Value } from '../../messages/message.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useNow } from '../../ui/useNow.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { HeldItem } from '../../orders/listing.ts'
import { useOpenTradeDialog } from '../../trade/openTradeDialog.ts'
import { inactiveOfferMessage, isAcceptable, describeOffer, type Offer } from '../../orders/offer.ts'
import styles from './OffersTable.module.css'

export interface OfferActionProps {
  readonly offer: Offer
  /** The item that the reader would give; `choose` lets them choose one; undefined when they have none. */
  readonly given: HeldItem | 'choose' | undefined
  /** Whether the bidder can pay now; undefined where that is not known. */
  readonly funded?: boolean | undefined
}

export function OfferAction({ offer, given, funded }: OfferActionProps) {
  const t = useTranslate()
  const { state } = useWallet()
  const open = useOpenTradeDialog()
  const now = useNow()
  const reader = 'account' in state ? state.account : undefined
  if (open === undefined) return null
  if (reader === offer.bidder) {
    return (
      <div className={styles.own}>
        {funded === false && offer.open && (
          <Button
            size="s"
            aria-label={t(offerActions.coverOffer({ offer: describeOffer(offer) }))}
            onClick={() => open({ kind: 'cover', offer })}
          >
            {t(offerActions.cover)}
          </Button>
        )}
        <Button size="s" onClick={() => open({ kind: 'withdraw', offers: [offer] })}>
          {t(offerActions.cancel)}
        </Button>
      </div>
    )
  }
  if (given === undefined) return null
  const unacceptable: Value | undefined =
    inactiveOfferMessage(offer) ?? (funded === false ? offerActions.buyerShort : undefined)
  return (
    <Button
      size="s"
      disabled={!isAcceptable(offer, now) || funded === false}
      aria-label={t(offerActions.acceptOffer({ offer: describeOffer(offer) }))}
      title={unacceptable === undefined ? undefined : t(unacceptable)}
      onClick={() => open({ kind: 'accept', offer, given: given === 'choose' ? undefined : given })}
    >
      {t(offerActions.accept)}
    </Button>
  )
}
