// The best offer for any item of a collection by a buyer who can pay it.
import type { Address } from '../../domain/address.ts'
import { type Currency, unitPlace } from '../../domain/currency.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { endsAfter } from '../../graphql/where.ts'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Offers.module.css'
import { useFundedOffers } from './useFundedOffers.ts'

/** How long a buyer's balance is reused, so that going back to a collection reads nothing. */
const KEPT_MILLISECONDS = 5 * 60_000

/** How many offers are read per unit of account before their buyers' funds are known. */
const MAX_READ = 20

/** Uses the site's first unit of account with an offer; ignores offers for single items and traits. */
export function BestOffer({ collection }: { readonly collection: Address }) {
  const { network } = useConfig()
  const place = unitPlace(network)
  // Offers are in ERC-20s only, and the native coin's unit has one.
  const currencies = network.currencies.toSorted((one, other) => place(one) - place(other))
  return <BestOfferIn collection={collection} currencies={currencies} />
}

interface BestOfferInProps {
  readonly collection: Address
  /** Tried in order: anyone could offer any amount of a currency of their own. */
  readonly currencies: readonly Currency[]
}

function BestOfferIn({ collection, currencies }: BestOfferInProps) {
  const account = useAccount()
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
  const { query, funds } = useFundedOffers(where, {
    first: MAX_READ,
    currencies: currencies.slice(0, 1),
    account,
    keepMilliseconds: KEPT_MILLISECONDS,
    skip: currency === undefined,
  })
  if (currency === undefined) return <>—</>
  if (query.kind === 'failed') return <Unknown />
  if (query.kind === 'loading' || funds.checking) {
    return (
      <span aria-busy="true">
        <Skeleton shape="text" width="5ch" />
      </span>
    )
  }
  const best = funds.offers.find(funds.isPayable)
  if (best !== undefined) return <Price size="m" amount={best.unitPrice} currency={best.currency} />
  if (!funds.isComplete) return <Unknown />
  return <BestOfferIn key={others[0]?.address ?? ''} collection={collection} currencies={others} />
}

function Unknown() {
  const t = useTranslate()
  return <span className={styles.quiet}>{t(tradeActionsTexts.offer.unknown)}</span>
}
