// The open offers that an account could accept, on its items, their collections and their traits; among those that
// have loaded, the highest proceeds come first.
import { parseAddress, type Address } from '../../domain/address.ts'
import { splitIntoChunks } from '../../domain/splitIntoChunks.ts'
import { parseEntityTokenId } from '../../domain/ids.ts'
import { traitKey, type TraitKey } from '../../domain/traits.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import { sortOffers, type Offer } from '../../orders/offer.ts'
import { OfferAction } from '../../features/offers/OfferAction.tsx'
import { OffersExport } from '../../features/offers/OffersExport.tsx'
import { OffersTable } from '../../features/offers/OffersTable.tsx'
import { useFunds } from '../../features/offers/useFunds.ts'
import type { TraitChoice } from '../../trade/traits.ts'
import { useDebouncedRead } from '../../trade/useDebouncedRead.ts'
import { loadTraits } from '../../trade/fetchCode.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { AccountHeldTraitsDocument, type AccountHeldTraitsQuery } from './__generated__/AccountHeldTraits.ts'
import { accountOffers } from '../../messages/en/accountOffers.ts'
import { share } from '../../messages/values.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountOffers.module.css'
import { compareOffer } from './compareOffer.ts'
import { OfferList } from './OfferList.tsx'
import { standingOffers, useAccountOffers } from './useAccountOffers.ts'
import { useOfferMarks } from './useOfferMarks.ts'

type Held = AccountHeldTraitsQuery['balances']

export function ReceivedOffers({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const query = useIndexQuery(AccountHeldTraitsDocument, {
    variables: { where: { account, amount_gt: '0' }, first: LARGEST_PAGE },
  })
  const held = query.kind === 'ready' ? query.data.balances : undefined
  const traits = held && traitsByCollection(held)
  const names = useDebouncedRead(traits && JSON.stringify(traits), async () => {
    const { hashTraits } = await loadTraits()
    return new Map((traits ?? []).flatMap(([collection, keys]) => [...hashTraits(collection, keys)]))
  })
  const error = query.kind === 'failed' ? query.error : names.status === 'failed' ? names.error : undefined
  if (error !== undefined) {
    return (
      <Section title={t(accountOffers.received)}>
        <ErrorState
          title={t(accountOffers.loadFailed)}
          error={error}
          onRetry={query.kind === 'failed' ? query.retry : undefined}
        />
      </Section>
    )
  }
  if (held === undefined || names.status !== 'loaded') {
    return (
      <Section title={t(accountOffers.received)}>
        <LoadingLabel>{t(accountOffers.loading)}</LoadingLabel>
        <Skeleton height={96} />
      </Section>
    )
  }
  return <Received account={account} held={held} names={names.value} />
}

function traitsByCollection(held: Held): readonly (readonly [Address, readonly TraitKey[]])[] {
  const traits = new Map<Address, Set<TraitKey>>()
  for (const { token } of held) {
    const collection = parseAddress(token.collection.id)
    const known = traits.get(collection) ?? new Set<TraitKey>()
    for (const key of token.metadata?.traits ?? []) known.add(key)
    traits.set(collection, known)
  }
  return [...traits].map(([collection, keys]) => [collection, [...keys]] as const)
}

interface AcceptedContext {
  readonly held: Held
  readonly names: ReadonlyMap<string, TraitChoice>
}

/** The held items that an offer accepts. An item that got the trait after the offer was made isn't one of its set. */
function listAccepted({ subject, collection }: Offer, { held, names }: AcceptedContext): Held {
  const ofCollection = held.filter(({ token }) => token.collection.id === collection.address)
  switch (subject.kind) {
    case 'token':
      return ofCollection.filter(({ token }) => parseEntityTokenId(token.id) === subject.item.tokenId)
    case 'collection':
      return ofCollection
    case 'trait': {
      const trait = names.get(subject.zoneHash)?.trait
      const key = trait && traitKey(trait)
      return key === undefined
        ? []
        : ofCollection.filter(({ token }) => token.metadata?.traits.includes(key) === true)
    }
  }
}

/** Maximum number of ids in one filter. */
const MOST_NAMED = 500

function filtersFor(account: Address, held: Held, hashes: readonly string[]): Order_filter[] {
  const tokens = held.map(({ token }) => token.id)
  const collections = [...new Set(held.map(({ token }) => token.collection.id))]
  const others: Order_filter = { offerer_not: account, live: true }
  return [
    ...splitIntoChunks(tokens, MOST_NAMED).map((ids): Order_filter => ({
      ...others,
      scope: 'ITEM',
      token_in: ids,
    })),
    ...splitIntoChunks(collections, MOST_NAMED).map((ids): Order_filter => ({
      ...others,
      scope: 'COLLECTION',
      collection_in: ids,
    })),
    ...splitIntoChunks(hashes, MOST_NAMED).map((ids): Order_filter => ({
      ...others,
      scope: 'TRAIT',
      zoneHash_in: ids,
    })),
  ]
}

interface ReceivedProps {
  readonly account: Address
  readonly held: Held
  readonly names: ReadonlyMap<string, TraitChoice>
}

function Received({ account, held, names }: ReceivedProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const own = useAccount() === account
  const filters = filtersFor(account, held, [...names.keys()])
  const list = useAccountOffers(`offers received ${JSON.stringify(filters)}`, filters)
  const funds = useFunds(sortOffers(list.offers, network))
  const findTrait = ({ subject }: Offer) =>
    subject.kind === 'trait' ? names.get(subject.zoneHash)?.trait : undefined
  const accepted = (offer: Offer) => listAccepted(offer, { held, names })
  const marks = useOfferMarks(list.offers, (offer) => accepted(offer)[0]?.token.id)
  const toHeldItem = (offer: Offer): HeldItem | 'choose' | undefined => {
    const { subject } = offer
    if (!own) return undefined
    if (subject.kind !== 'token') return 'choose'
    const [balance] = accepted(offer)
    return balance === undefined ? undefined : { item: subject.item, held: BigInt(balance.amount) }
  }
  const cutNote = held.length === LARGEST_PAGE && (
    <p className={styles.quiet}>{t(accountOffers.receivedCut({ count: LARGEST_PAGE }))}</p>
  )
  return (
    <OfferList
      {...list}
      awaitsFigures={marks.isLoading}
      title={t(accountOffers.received)}
      aside={
        <OffersExport
          what={accountOffers.exportedReceived}
          table="offers_received"
          filters={() => standingOffers(filters)}
          file={`${account}-offers-received`}
          findTrait={findTrait}
        />
      }
      empty={
        <>
          <p className={styles.quiet}>
            {t(own ? accountOffers.noneReceived : accountOffers.noneReceivedByAccount)}
          </p>
          {cutNote}
        </>
      }
    >
      <OffersTable
        funds={funds}
        label={t(accountOffers.received)}
        findTrait={findTrait}
        withSubject
        findPicture={marks.findPicture}
        priceNote={(offer) => {
          const mark = marks.findMark(offer)
          if (mark === undefined || mark.price === 0n) return null
          const { side, basisPoints } = compareOffer(offer, mark.price)
          return (
            <span className={styles.note}>
              {t(accountOffers.compared({ mark: mark.kind, side, share: share(basisPoints) }))}
            </span>
          )
        }}
        subjectNote={(offer) => {
          const count = accepted(offer).length
          if (offer.subject.kind === 'token') return null
          return (
            <span className={styles.note}>
              {t((own ? accountOffers.qualify : accountOffers.qualifyOfAccount)({ count }))}
            </span>
          )
        }}
        action={(offer, funded) => <OfferAction offer={offer} given={toHeldItem(offer)} funded={funded} />}
      />
      {cutNote}
    </OfferList>
  )
}
