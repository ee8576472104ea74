// The best offer that the reader's own item could be sold to now, beside its price, one click from accepting it.
import { type TraitKey, traitWords } from '../../../domain/traits.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import type { HeldItem } from '../listings/listing.ts'
import { useOpenTrade } from '../openTrade.ts'
import { bestOffers } from './bestOffers.ts'
import { isAcceptable, offerInWords, type Offer } from './offer.ts'
import { useFunds } from './useFunds.ts'
import { useItemOffers } from './useItemOffers.ts'
import styles from './OwnerOffers.module.css'

export interface OwnerOffersProps {
  /** The item with the reader's units of it. */
  readonly given: HeldItem
  readonly traits: readonly TraitKey[]
}

export function OwnerOffers({ given, traits }: OwnerOffersProps) {
  const { state } = useWallet()
  const open = useOpenTrade()
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
        <LoadingLabel>Looking for the best offer</LoadingLabel>
        <Skeleton height={64} />
      </div>
    )
  }
  // The section of offers further down says what went wrong, and asks again.
  if (found.kind === 'failed') return null
  const best = bestOffers(offers, { held: given.held, canPay })
  // Offers on its traits are not among these then: the section says so, and names them again.
  if (best.length === 0 && found.nameTraits !== undefined) return null
  if (best.length === 0) return <p className={styles.none}>No offer that you could accept now.</p>
  return best.map((offer) => (
    <div key={offer.orderHash} className={styles.offer} role="group" aria-label="Best offer">
      <div className={styles.terms}>
        <p className={styles.caption}>Best offer{best.length > 1 && ` in ${offer.currency.symbol}`}</p>
        <p>
          <Price amount={offer.unitPrice} currency={offer.currency} size="m" />
          {offer.quantity > 1n && <span className={styles.quiet}> each</span>}
        </p>
        <p className={styles.quiet}>
          <Subject offer={offer} traitOf={found.traitOf} />, ends <TimeAgo seconds={offer.endsAtSeconds} />
        </p>
      </div>
      {open !== undefined && (
        <Button
          aria-label={`Accept the best offer: ${offerInWords(offer)}`}
          onClick={() => open({ kind: 'accept', offer, given })}
        >
          Accept
        </Button>
      )}
    </div>
  ))
}

function Subject({
  offer,
  traitOf,
}: Pick<Extract<ReturnType<typeof useItemOffers>, { kind: 'ready' }>, 'traitOf'> & {
  readonly offer: Offer
}) {
  switch (offer.subject.kind) {
    case 'token':
      return 'for this item'
    case 'collection':
      return 'for any item of the collection'
    case 'trait': {
      const trait = traitOf(offer)
      return trait === undefined ? (
        'for items with one of its traits'
      ) : (
        <>
          for items with <bdi>{traitWords(trait)}</bdi>
        </>
      )
    }
  }
}
