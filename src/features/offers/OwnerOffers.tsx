// The best offer for the viewer's own item, beside its price, with a button to accept it.
import type { ReactNode } from 'react'
import { type TraitKey, traitName } from '../../domain/traits.ts'
import { listingPrice } from '../../messages/en/listingPrice.ts'
import { offerActions } from '../../messages/en/offerActions.ts'
import { offersTable } from '../../messages/en/offersTable.ts'
import { expiryValues } from '../../ui/expiry.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import type { HeldItem } from '../../orders/listing.ts'
import { TradeButton } from '../../trade/TradeButton.tsx'
import { bestOffers } from '../../orders/bestOffers.ts'
import { isAcceptable, describeOffer, type Offer } from '../../orders/offer.ts'
import { useFunds } from './useFunds.ts'
import { type ItemOffers, useItemOffers } from './useItemOffers.ts'
import styles from './OwnerOffers.module.css'

export interface OwnerOffersProps {
  /** The item and the viewer's quantity. */
  readonly given: HeldItem
  readonly traits: readonly TraitKey[]
}

export function OwnerOffers({ given, traits }: OwnerOffersProps) {
  const t = useTranslate()
  const now = useNow()
  const viewer = useAccount()
  const state = useItemOffers(given.item, traits)
  const offers =
    state.kind !== 'ready'
      ? []
      : state.offers.filter((offer) => offer.buyer !== viewer && isAcceptable(offer, now))
  const { canPay, checking } = useFunds(offers)
  if (state.kind === 'loading' || checking) {
    return (
      <div className={styles.offer} aria-busy="true">
        <LoadingLabel>{t(offersTable.loadingBest)}</LoadingLabel>
        <Skeleton height={64} />
      </div>
    )
  }
  // The offers section further down shows the error and a retry button.
  if (state.kind === 'failed') return null
  const best = bestOffers(offers, { held: given.held, canPay })
  // Trait offers are missing then; the offers section says so and offers a retry.
  if (best.length === 0 && state.hashTraits !== undefined) return null
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
          <Terms offer={offer} findTrait={state.findTrait} />
        </p>
      </div>
      <TradeButton
        trade={{ kind: 'accept', offer, given }}
        aria-label={t(offersTable.acceptBest({ offer: describeOffer(offer) }))}
      >
        {t(offerActions.accept)}
      </TradeButton>
    </div>
  ))
}

function UnitPrice({ offer: { unitPrice, currency, quantity } }: { readonly offer: Offer }) {
  const price = <Price amount={unitPrice} currency={currency} size="m" />
  if (quantity === 1n) return price
  const units = (text: ReactNode) => <span className={styles.quiet}>{text}</span>
  return <Trans message={listingPrice.each({ price, units })} />
}

type ReadyOffers = Extract<ItemOffers, { kind: 'ready' }>

function Terms({ offer, findTrait }: Pick<ReadyOffers, 'findTrait'> & { readonly offer: Offer }) {
  const t = useTranslate()
  const expiry = expiryValues(offer.endsAtSeconds)
  switch (offer.subject.kind) {
    case 'token':
      return <Trans message={offersTable.forItem(expiry)} />
    case 'collection':
      return <Trans message={offersTable.forCollection(expiry)} />
    case 'trait': {
      const trait = findTrait(offer)
      return (
        <Trans
          message={
            trait === undefined
              ? offersTable.forSomeTrait(expiry)
              : offersTable.forTrait({ trait: <bdi>{t(traitName(trait))}</bdi>, ...expiry })
          }
        />
      )
    }
  }
}
