// The viewer's action for an offer: cover or cancel their own, or accept one for an item they hold.
import type { Trait } from '../../domain/traits.ts'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import type { Value } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import type { HeldItem } from '../../orders/listedItem.ts'
import { TradeButton } from '../dialog/TradeButton.tsx'
import { inactiveOfferMessage, isAcceptable, describeOffer, type Offer } from '../../orders/offer.ts'
import styles from './OffersTable.module.css'

export interface OfferActionProps {
  readonly offer: Offer
  /** The item that the viewer would sell; `choose` lets them select one; undefined if they have none. */
  readonly itemToSell: HeldItem | 'choose' | undefined
  /** Whether the buyer can pay now; undefined if unknown. */
  readonly funded?: boolean | undefined
  /** The trait of a trait offer, if it's known: without it, the offer can't be changed. */
  readonly trait?: Trait | undefined
}

export function OfferAction({ offer, itemToSell, funded, trait }: OfferActionProps) {
  const t = useTranslate()
  const now = useNow()
  const viewer = useAccount()
  if (viewer === offer.buyer) {
    return (
      <div className={styles.own}>
        {funded === false && offer.open && (
          <TradeButton
            size="s"
            trade={{ kind: 'cover', offer }}
            aria-label={t(tradeActionsTexts.offer.coverOffer({ offer: describeOffer(offer) }))}
          >
            {t(tradeActionsTexts.offer.cover)}
          </TradeButton>
        )}
        {offer.open && (offer.subject.kind !== 'trait' || trait !== undefined) && (
          <TradeButton
            size="s"
            trade={{ kind: 'changeOffer', offer, trait }}
            aria-label={t(tradeActionsTexts.offer.changeOffer({ offer: describeOffer(offer) }))}
          >
            {t(tradeActionsTexts.offer.change)}
          </TradeButton>
        )}
        <TradeButton size="s" trade={{ kind: 'cancelOffers', offers: [offer] }}>
          {t(tradeActionsTexts.offer.cancel)}
        </TradeButton>
      </div>
    )
  }
  if (itemToSell === undefined) return null
  const unacceptable: Value | undefined =
    inactiveOfferMessage(offer) ?? (funded === false ? tradeActionsTexts.offer.buyerShort : undefined)
  return (
    <TradeButton
      size="s"
      trade={{ kind: 'accept', offer, itemToSell: itemToSell === 'choose' ? undefined : itemToSell }}
      disabled={!isAcceptable(offer, now) || funded === false}
      aria-label={t(tradeActionsTexts.offer.acceptOffer({ offer: describeOffer(offer) }))}
      title={unacceptable === undefined ? undefined : t(unacceptable)}
    >
      {t(tradeActionsTexts.offer.accept)}
    </TradeButton>
  )
}
