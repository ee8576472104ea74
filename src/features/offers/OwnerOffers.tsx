// The best offer that the reader's own item could be sold to now, beside its price, one click from accepting it.
import type { ReactNode } from 'react'
import { type TraitKey, traitName } from '../../domain/traits.ts'
import { listingPrice } from '../../messages/en/listingPrice.ts'
import { offerActions } from '../../messages/en/offerActions.ts'
import { offersTable } from '../../messages/en/offersTable.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useNow } from '../../ui/useNow.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { HeldItem } from '../../orders/listing.ts'
import { useOpenTradeDialog } from '../../trade/openTradeDialog.ts'
import { bestOffers } from '../../orders/bestOffers.ts'
import { isAcceptable, describeOffer, type Offer } from '../../orders/offer.ts'
import { useFunds } from './useFunds.ts'
import { useItemOffers } from './useItemOffers.ts'
import styles from './OwnerOffers.module.css'

export interface OwnerOffersProps {
  /** The item with the reader's units of it. */
  readonly given: HeldItem
  readonly traits: readonly TraitKey[]
}

export function OwnerOffers({ given, traits }: OwnerOffersProps) {
  const t = useTranslate()
  const { state } = useWallet()
  const open = useOpenTradeDialog()
  const now = useNow()
  const reader = 'account' in state ? state.account : undefined
  const found = useItemOffers(given.item, traits)
  const offers =
    found.kind !== 'ready'
      ? []
      : found.offers.filter((offer) => offer.bidder !== reader && isAcceptable(offer, now))
  const { canPay, checking } = useFunds(offers)
  if (found.kind === 'loading' || checking) {
    return (
      <div className={styles.offer} aria-busy="true">
        <LoadingLabel>{t(offersTable.loadingBest)}</LoadingLabel>
        <Skeleton height={64} />
      </div>
    )
  }
  // The section of offers further down says what went wrong, and asks again.
  if (found.kind === 'failed') return null
  const best = bestOffers(offers, { held: given.held, canPay })
  // Offers on its traits are not among these then: the section says so, and names them again.
  if (best.length === 0 && found.hashTraits !== undefined) return null
  if (best.length === 0) return <p className={styles.none}>{t(offersTable.noneToAccept)}</p>
  return best.map((offer) => (
    <div key={offer.orderHash} className={styles.offer} role="group" aria-label={t(offersTable.best)}>
      <div className={styles.terms}>
        <p className={styles.caption}>
          {t(best.length > 1 ? offersTable.bestIn({ currency: offer.currency.symbol }) : offersTable.best)}
        </p>
        <p>
          <UnitPrice offer={offer} />
        </p>
        <p className={styles.quiet}>
          <Terms offer={offer} traitOf={found.traitOf} />
        </p>
      </div>
      {open !== undefined && (
        <Button
          aria-label={t(offersTable.acceptBest({ offer: describeOffer(offer) }))}
          onClick={() => open({ kind: 'accept', offer, given })}
        >
          {t(offerActions.accept)}
        </Button>
      )}
    </div>
  ))
}

function UnitPrice({ offer: { unitPrice, currency, quantity } }: { readonly offer: Offer }) {
  const price = <Price amount={unitPrice} currency={currency} size="m" />
  if (quantity === 1n) return price
  const units = (text: ReactNode) => <span className={styles.quiet}>{text}</span>
  return <Trans message={listingPrice.each({ price, units })} />
}

type Found = Extract<ReturnType<typeof useItemOffers>, { kind: 'ready' }>

function Terms({ offer, traitOf }: Pick<Found, 'traitOf'> & { readonly offer: Offer }) {
  const t = useTranslate()
  const time = <TimeAgo seconds={offer.endsAtSeconds} />
  switch (offer.subject.kind) {
    case 'token':
      return <Trans message={offersTable.forItem({ time })} />
    case 'collection':
      return <Trans message={offersTable.forCollection({ time })} />
    case 'trait': {
      const trait = traitOf(offer)
      return (
        <Trans
          message={
            trait === undefined
              ? offersTable.forSomeTrait({ time })
              : offersTable.forTrait({ trait: <bdi>{t(traitName(trait))}</bdi>, time })
          }
        />
      )
    }
  }
}
