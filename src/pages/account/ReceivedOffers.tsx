// The open offers that an account could accept, on its items, their collections and their traits; among those that
// have loaded, the highest proceeds come first.
import type { Address } from '../../domain/address.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import { sortOffers, type Offer } from '../../orders/offer.ts'
import { OffersExport } from '../../trading/tables/OrdersExport.tsx'
import { OffersTable } from '../../trading/tables/OffersTable.tsx'
import { useFunds } from '../../trading/tables/useFunds.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { accountTexts } from '../../messages/en/account.ts'
import { share } from '../../messages/values.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountOffers.module.css'
import { compareOffer } from './compareOffer.ts'
import { heldOffersFilters, listAccepted, useHeldTraits, type HeldTraits } from './heldOffers.ts'
import { OfferList } from './OfferList.tsx'
import { listStandingOffers, useAccountOffers } from './useAccountOffers.ts'
import { useOfferMarks } from './useOfferMarks.ts'

export function ReceivedOffers({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const traits = useHeldTraits(account)
  switch (traits.kind) {
    case 'failed':
      return (
        <Section title={t(accountTexts.offers.received)}>
          <ErrorState title={t(accountTexts.offers.loadFailed)} error={traits.error} onRetry={traits.retry} />
        </Section>
      )
    case 'loading':
      return (
        <Section title={t(accountTexts.offers.received)}>
          <LoadingLabel>{t(accountTexts.offers.loading)}</LoadingLabel>
          <Skeleton height={96} />
        </Section>
      )
    case 'ready':
      return <Received account={account} traits={traits} />
  }
}

interface ReceivedProps {
  readonly account: Address
  readonly traits: HeldTraits
}

function Received({ account, traits }: ReceivedProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const own = useAccount() === account
  const { held, names } = traits
  const filters = heldOffersFilters(account, traits)
  const list = useAccountOffers(`offers received ${JSON.stringify(filters)}`, filters)
  const funds = useFunds(sortOffers(list.offers, network))
  const findTrait = ({ subject }: Offer) =>
    subject.kind === 'trait' ? names.get(subject.zoneHash) : undefined
  const accepted = (offer: Offer) => listAccepted(offer, traits)
  const marks = useOfferMarks(list.offers, (offer) => accepted(offer)[0]?.token.id)
  const toHeldItem = (offer: Offer): HeldItem | 'choose' | undefined => {
    const { subject } = offer
    if (!own) return undefined
    if (subject.kind !== 'token') return 'choose'
    const [balance] = accepted(offer)
    return balance === undefined ? undefined : { item: subject.item, held: BigInt(balance.amount) }
  }
  const cutNote = held.length === LARGEST_PAGE && (
    <p className={styles.quiet}>{t(accountTexts.offers.receivedCut({ count: LARGEST_PAGE }))}</p>
  )
  return (
    <OfferList
      {...list}
      awaitsFigures={marks.isLoading}
      title={t(accountTexts.offers.received)}
      aside={
        <OffersExport
          what={accountTexts.offers.exportedReceived}
          table="offers_received"
          filters={() => listStandingOffers(filters)}
          file={`${account}-offers-received`}
          findTrait={findTrait}
        />
      }
      empty={
        <>
          <p className={styles.quiet}>
            {t(own ? accountTexts.offers.noneReceived : accountTexts.offers.noneReceivedByAccount)}
          </p>
          {cutNote}
        </>
      }
    >
      <OffersTable
        funds={funds}
        label={t(accountTexts.offers.received)}
        findTrait={findTrait}
        withSubject
        findPicture={marks.findPicture}
        priceNote={(offer) => {
          const mark = marks.findMark(offer)
          if (mark === undefined || mark.price === 0n) return null
          const { side, basisPoints } = compareOffer(offer, mark.price)
          return (
            <span className={styles.note}>
              {t(accountTexts.offers.compared({ mark: mark.kind, side, share: share(basisPoints) }))}
            </span>
          )
        }}
        subjectNote={(offer) => {
          const count = accepted(offer).length
          if (offer.subject.kind === 'token') return null
          return (
            <span className={styles.note}>
              {t((own ? accountTexts.offers.qualify : accountTexts.offers.qualifyOfAccount)({ count }))}
            </span>
          )
        }}
        findItemToSell={toHeldItem}
      />
      {cutNote}
    </OfferList>
  )
}
