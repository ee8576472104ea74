// The best offer that any item of a collection could be sold to, by a bidder who can pay it.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { endsAfter } from '../../graphql/where.ts'
import { offerActions } from '../../messages/en/offerActions.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { BestOfferDocument } from './__generated__/BestOffer.ts'
import styles from './BestOffer.module.css'
import { toOffer, sortOffers } from '../../orders/offer.ts'
import { useFunds } from './useFunds.ts'

/** How long a bidder's money is taken for what it was: Back to a collection asks nothing. */
const KEPT_MILLISECONDS = 5 * 60_000

/** Offers that are read of one currency; when none of so many can be paid, those below are not known. */
const MOST_READ = 20

/** Of the site's first currency that has any; offers on single items and on traits do not count. */
export function BestOffer({ collection }: { readonly collection: Address }) {
  const { currencies } = useConfig().network
  return <BestOfferIn collection={collection} currencies={currencies} />
}

interface BestOfferInProps {
  readonly collection: Address
  /** Asked one after the other: anybody can make a currency of their own, and offer any amount of it. */
  readonly currencies: readonly Currency[]
}

function BestOfferIn({ collection, currencies }: BestOfferInProps) {
  const { network } = useConfig()
  const now = useQueryTime()
  const [currency, ...others] = currencies
  const where = {
    side: 'BID',
    scope: 'COLLECTION',
    collection,
    currency: currency?.address ?? '',
    live: true,
    ...endsAfter(now),
  } as const
  const query = useIndexQuery(BestOfferDocument, {
    variables: { first: MOST_READ, where },
    skip: currency === undefined,
  })
  const rows = query.kind === 'ready' ? query.data.orders : []
  const offers = sortOffers(
    rows.flatMap((order) => toOffer(order, network) ?? []),
    currencies,
  )
  const { canPay, checking } = useFunds(offers, { keepMilliseconds: KEPT_MILLISECONDS })
  if (currency === undefined) return '—'
  if (query.kind === 'failed') return <NotKnown />
  if (query.kind === 'loading' || checking) {
    return (
      <span aria-busy="true">
        <Skeleton shape="text" width="5ch" />
      </span>
    )
  }
  // An offer whose bidder cannot pay would be a promise to nobody; where the chain does not say, it stands.
  const best = offers.find((offer) => canPay(offer) !== false)
  if (best !== undefined) return <Price size="m" amount={best.unitPrice} currency={best.currency} />
  if (rows.length === MOST_READ) return <NotKnown />
  return <BestOfferIn key={others[0]?.address ?? ''} collection={collection} currencies={others} />
}

function NotKnown() {
  const t = useTranslate()
  return <span className={styles.quiet}>{t(offerActions.unknown)}</span>
}
