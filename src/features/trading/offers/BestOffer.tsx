// The best offer that any item of a collection could be sold to, by a bidder who can pay it.
import type { Address } from '../../../domain/address.ts'
import { useQueryTime } from '../../../graphql/queryTime.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import { openAt } from '../../../graphql/where.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { BestOfferDocument } from './__generated__/BestOffer.ts'
import { readOffer, sortOffers } from './offer.ts'
import { useFunds } from './useFunds.ts'

/** How long a bidder's money is taken for what it was: Back to a collection asks nothing. */
const KEPT_MILLISECONDS = 5 * 60_000

/** Of the site's first currency that has any; offers on single items and on traits do not count. */
export function BestOffer({ collection }: { readonly collection: Address }) {
  const { network } = useConfig()
  const now = useQueryTime()
  const query = useIndexQuery(BestOfferDocument, {
    variables: { where: { side: 'BID', scope: 'COLLECTION', collection, live: true, ...openAt(now) } },
  })
  const rows = query.kind === 'ready' ? query.data.orders : []
  const offers = sortOffers(
    rows.flatMap((order) => readOffer(order, network) ?? []),
    network.currencies,
  )
  const { canPay, checking } = useFunds(offers, KEPT_MILLISECONDS)
  if (query.kind === 'loading' || checking) {
    return (
      <span aria-busy="true">
        <Skeleton shape="text" width="5ch" />
      </span>
    )
  }
  // An offer whose bidder cannot pay would be a promise to nobody; where the chain does not say, it stands.
  const best = offers.find((offer) => canPay(offer) !== false)
  return best === undefined ? '—' : <Price size="m" amount={best.unitPrice} currency={best.currency} />
}
