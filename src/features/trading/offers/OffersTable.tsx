// Offers in a table: what is bid, for what, by whom, until when, and the one action that fits the reader.
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Trait, traitWords } from '../../../domain/traits.ts'
import { collectionOffersPath } from '../../../domain/paths.ts'
import { Address } from '../../../ui/Address.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../../ui/Table.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { WideTable } from '../../../ui/WideTable.tsx'
import { CollectionName, LookAlikeMark } from '../../../ui/LookAlikes.tsx'
import type { Offer } from './offer.ts'
import styles from './OffersTable.module.css'
import { useFunds } from './useFunds.ts'

export interface OffersTableProps {
  /** In the order they are shown. */
  readonly offers: readonly Offer[]
  readonly label: string
  /** The trait of a trait offer, where it is known. */
  readonly traitOf: (offer: Offer) => Trait | undefined
  /** Says which item or collection it is for: where the page is not about one. */
  readonly withSubject?: boolean
  /** The bidder's address; left out where all are of one. */
  readonly withBidder?: boolean
  /** At the start of a row, such as a box to choose it. */
  readonly lead?: (offer: Offer) => ReactNode
  /** @param funded whether the bidder can pay now; undefined where that is not known */
  readonly action: (offer: Offer, funded: boolean | undefined) => ReactNode
}

export function OffersTable(props: OffersTableProps) {
  const { offers, label, traitOf, withSubject = false, withBidder = true, lead, action } = props
  const { canPay, checking } = useFunds(offers)
  return (
    <WideTable label={label} busy={checking}>
      <thead>
        <tr>
          {lead !== undefined && (
            <HeaderCell>
              <VisuallyHidden>Chosen</VisuallyHidden>
            </HeaderCell>
          )}
          <HeaderCell className={styles.price}>Offer</HeaderCell>
          <HeaderCell>For</HeaderCell>
          {withBidder && (
            <HeaderCell wideOnly className={styles.from}>
              From
            </HeaderCell>
          )}
          <HeaderCell wideOnly className={styles.until}>
            Ends
          </HeaderCell>
          <HeaderCell>
            <VisuallyHidden>Action</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.orderHash}>
            {lead !== undefined && <Cell className={styles.lead}>{lead(offer)}</Cell>}
            <Cell>
              <Price amount={offer.unitPrice} currency={offer.currency} />
              {offer.quantity > 1n && <span className={styles.each}> each</span>}
              {canPay(offer) === false && (
                <span className={styles.short}>
                  <TriangleAlert aria-hidden="true" />
                  {withBidder ? 'Bidder cannot pay now' : 'You cannot pay it now'}
                </span>
              )}
            </Cell>
            <Cell>
              <Subject offer={offer} trait={traitOf(offer)} named={withSubject} />
              {/* In place of the column that narrow tables leave out. */}
              <span className={styles.ends}>
                ends <TimeAgo seconds={offer.endsAtSeconds} />
              </span>
            </Cell>
            {withBidder && (
              <Cell wideOnly>
                <Address address={offer.bidder} />
              </Cell>
            )}
            <Cell wideOnly>
              <TimeAgo seconds={offer.endsAtSeconds} />
            </Cell>
            <Cell className={styles.action}>{action(offer, canPay(offer))}</Cell>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

interface SubjectProps {
  readonly offer: Offer
  readonly trait: Trait | undefined
  readonly named: boolean
}

function Subject({ offer, trait, named }: SubjectProps) {
  const { subject, collection, quantity, remaining } = offer
  const offersPage = collectionOffersPath(collection.address)
  return (
    <span className={styles.subject}>
      {subject.kind === 'token' &&
        (named ? (
          <Link to={subject.item.path}>
            <bdi>{subject.item.name}</bdi>
            <LookAlikeMark address={collection.address} names={[collection.name, subject.item.name]} />
          </Link>
        ) : (
          'This item'
        ))}
      {subject.kind === 'collection' &&
        (named ? (
          <Link to={offersPage}>
            Any item of <CollectionName {...collection} />
          </Link>
        ) : (
          'Any item'
        ))}
      {subject.kind === 'trait' && (
        <>
          <bdi>{trait === undefined ? 'Items with a trait' : traitWords(trait)}</bdi>
          {named && (
            <Link className={styles.collection} to={offersPage}>
              <CollectionName {...collection} />
            </Link>
          )}
        </>
      )}
      {quantity > 1n && <TokenAmount quantity={remaining} of={quantity} />}
    </span>
  )
}
