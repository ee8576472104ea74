// The offers that an item could be sold to: on the item itself, on its collection, and on each of its traits.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import type { TraitKey } from '../../../domain/traits.ts'
import { useQueryTime } from '../../../graphql/queryTime.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import { allOf, anyOf, openAt } from '../../../graphql/where.ts'
import type { Order_filter } from '../../../graphql/__generated__/operations.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import type { ListedItem, ListingRef } from '../listings/listing.ts'
import { useReading } from '../useReading.ts'
import { loadTraits } from '../useTrade.ts'
import { ItemOffersDocument } from './__generated__/ItemOffers.ts'
import { ItemDepth } from './ItemDepth.tsx'
import { readOffer, sortOffers } from './offer.ts'
import { OfferAction } from './OfferAction.tsx'
import { OffersTable } from './OffersTable.tsx'
import styles from './ItemOffers.module.css'

export interface ItemOffersProps {
  readonly item: ListedItem
  readonly traits: readonly TraitKey[]
  /** Units that the reader has; zero without a wallet. */
  readonly held: bigint
  /** The item's live listings, for the depth of its market. */
  readonly asks: readonly ListingRef[]
}

/** Offers that take the item, whoever's: on it, on any item, and on traits that go by these hashes. */
function offersFor(collection: Address, token: string, hashes: readonly string[], now: number): Order_filter {
  const live: Order_filter = { side: 'BID', live: true, ...openAt(now) }
  return anyOf<Order_filter>(
    allOf<Order_filter>(live, { token, scope: 'ITEM' }),
    allOf<Order_filter>(live, { collection, scope: 'COLLECTION' }),
    ...(hashes.length === 0
      ? []
      : [allOf<Order_filter>(live, { collection, scope: 'TRAIT', zoneHash_in: [...hashes] })]),
  )
}

export function ItemOffers({ item, traits, held, asks }: ItemOffersProps) {
  const { network } = useConfig()
  const now = useQueryTime()
  // The hash function comes after the page: the hashes of an item's traits are few, and quick to make.
  const [round, setRound] = useState(0)
  const names = useReading(
    traits.length === 0 ? undefined : `${round}:${item.path}:${traits.join()}`,
    async () => (await loadTraits()).nameTraits(item.collection, traits),
  )
  const named = names.status === 'loaded' ? names.value : undefined
  const waiting = traits.length > 0 && names.status === 'loading'
  const query = useIndexQuery(ItemOffersDocument, {
    variables: {
      where: offersFor(
        item.collection,
        tokenEntityId(item.collection, item.tokenId),
        named === undefined ? [] : [...named.keys()],
        now,
      ),
    },
    skip: waiting,
  })
  if (waiting || query.kind === 'loading') {
    return (
      <div aria-busy="true">
        <LoadingLabel>Loading offers</LoadingLabel>
        <Skeleton height={96} />
      </div>
    )
  }
  if (query.kind === 'failed') {
    return <ErrorState title="The offers could not be loaded" error={query.error} onRetry={query.retry} />
  }
  const offers = sortOffers(
    query.data.orders.flatMap((order) => readOffer(order, network) ?? []),
    network.currencies,
  )
  const unread = names.status === 'failed' && (
    <p className={styles.quiet} role="alert">
      Offers for its traits could not be looked for.{' '}
      <Button size="s" onClick={() => setRound(round + 1)}>
        Try again
      </Button>
    </p>
  )
  return (
    <>
      {unread}
      {offers.length > 0 && (
        <OffersTable
          offers={offers}
          label="Live offers"
          traitOf={({ subject }) =>
            subject.kind === 'trait' ? named?.get(subject.zoneHash)?.trait : undefined
          }
          action={(offer, funded) => (
            <OfferAction offer={offer} given={held > 0n ? { item, held } : undefined} funded={funded} />
          )}
        />
      )}
      {offers.length === 0 && !unread && <p className={styles.quiet}>Nobody offers for it at the moment.</p>}
      <ItemDepth asks={asks} offers={offers} />
    </>
  )
}
