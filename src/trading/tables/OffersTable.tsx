// A table of offers: price, subject, buyer, expiry, and the viewer's action.
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Trait, traitName } from '../../domain/traits.ts'
import { collectionOffersPath } from '../../domain/paths.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { ItemPicture } from '../../ui/ItemPicture.tsx'
import { expiryValues } from '../../ui/expiry.tsx'
import { Address } from '../../ui/Address.tsx'
import { ItemName } from '../../ui/ItemDocuments.tsx'
import { Link } from '../../ui/Link.tsx'
import { ColumnTable } from '../../ui/ColumnTable.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { ItemLookAlikeMark } from '../../ui/ItemLookAlikeMark.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import type { PicturedItem } from '../../orders/listedItem.ts'
import type { Offer } from '../../orders/offer.ts'
import { OfferPrice } from '../prices/CurrentPrice.tsx'
import { OfferAction, type OfferActionProps } from './OfferAction.tsx'
import styles from './OffersTable.module.css'
import type { Funds } from './useFunds.ts'

export interface OffersTableProps {
  /** The offers, and which of them can be paid. */
  readonly funds: Funds
  readonly label: string
  /** Finds the trait of a trait offer, if it's known. */
  readonly findTrait: (offer: Offer) => Trait | undefined
  /** Names the item or collection, on a page that isn't about one. */
  readonly withSubject?: boolean
  /** Shows the buyer, unless all offers are by one account. */
  readonly withBuyer?: boolean
  /** Below an offer's price, such as how it compares with others. */
  readonly priceNote?: (offer: Offer) => ReactNode
  /** Below what an offer is for. */
  readonly subjectNote?: (offer: Offer) => ReactNode
  /** Finds the picture of what an offer is for; without it, rows have none. */
  readonly findPicture?: ((offer: Offer) => PicturedItem | undefined) | undefined
  /** The start of a row, such as a checkbox. */
  readonly lead?: (offer: Offer) => ReactNode
  /** Finds the item that the viewer would sell; `choose` lets them select one. Without it, they have none. */
  readonly findItemToSell?: (offer: Offer) => OfferActionProps['itemToSell']
}

export function OffersTable(props: OffersTableProps) {
  const t = useTranslate()
  const { funds, label, findTrait, withSubject = false, withBuyer = true, lead, findItemToSell } = props
  const { priceNote, subjectNote, findPicture } = props
  const { offers, canPay, checking } = funds
  const texts = ordersTexts.offersTable
  return (
    <ColumnTable
      label={label}
      busy={checking}
      rows={offers}
      getKey={({ orderHash }) => orderHash}
      columns={[
        lead !== undefined && {
          title: texts.selected,
          isTitleHidden: true,
          look: { className: styles.lead },
          cell: lead,
        },
        {
          title: texts.offer,
          look: { leading: true, className: styles.price },
          cell: (offer) => (
            <>
              <OfferPrice offer={offer} />
              {priceNote?.(offer)}
              {canPay(offer) === false && (
                <span className={styles.short}>
                  <TriangleAlert aria-hidden="true" />
                  {t(withBuyer ? texts.buyerShort : texts.youShort)}
                </span>
              )}
            </>
          ),
        },
        {
          title: texts.for,
          look: { className: styles.for },
          cell: (offer) => (
            <>
              <span className={styles.pictured}>
                {findPicture !== undefined && <Picture item={findPicture(offer)} />}
                <Subject offer={offer} trait={findTrait(offer)} named={withSubject}>
                  {subjectNote?.(offer)}
                </Subject>
              </span>
              {/* In place of the column that narrow tables hide. */}
              <span className={styles.ends}>
                <Trans message={texts.expiresAt(expiryValues(offer.endsAtSeconds))} />
              </span>
            </>
          ),
        },
        withBuyer && {
          title: texts.from,
          look: { wideOnly: true, className: styles.from },
          cell: ({ buyer }) => <Address address={buyer} />,
        },
        {
          title: texts.expires,
          look: { wideOnly: true, className: styles.until },
          cell: ({ endsAtSeconds }) => <TimeAgo seconds={endsAtSeconds} />,
        },
        {
          title: texts.action,
          isTitleHidden: true,
          look: { className: styles.action },
          cell: (offer) => (
            <OfferAction
              offer={offer}
              itemToSell={findItemToSell?.(offer)}
              funded={canPay(offer)}
              trait={findTrait(offer)}
            />
          ),
        },
      ]}
    />
  )
}

interface SubjectProps {
  readonly offer: Offer
  readonly trait: Trait | undefined
  readonly named: boolean
  readonly children?: ReactNode
}

/** As high as a picture before there is one, so that nothing moves when it comes. */
function Picture({ item }: { readonly item: PicturedItem | undefined }) {
  return <span className={styles.picture}>{item !== undefined && <ItemPicture item={item} />}</span>
}

function Subject({ offer, trait, named, children }: SubjectProps) {
  const t = useTranslate()
  const { subject, collection, quantity, remaining } = offer
  const offersPage = collectionOffersPath(collection.address)
  return (
    <span className={styles.subject}>
      {subject.kind === 'token' &&
        (named ? (
          <Link to={subject.item.path}>
            <ItemName item={subject.item} />
            <ItemLookAlikeMark collection={collection} item={subject.item} />
          </Link>
        ) : (
          t(ordersTexts.offersTable.thisItem)
        ))}
      {subject.kind === 'collection' &&
        (named ? (
          <Link to={offersPage}>
            <Trans
              message={ordersTexts.offersTable.anyItemOf({ collection: <CollectionName {...collection} /> })}
            />
          </Link>
        ) : (
          t(ordersTexts.offersTable.anyItem)
        ))}
      {subject.kind === 'trait' && (
        <>
          <span>
            <bdi>{trait === undefined ? t(ordersTexts.offersTable.withTrait) : t(traitName(trait))}</bdi>
          </span>
          {named && (
            <Link className={styles.collection} to={offersPage}>
              <CollectionName {...collection} />
            </Link>
          )}
        </>
      )}
      {quantity > 1n && <TokenAmount quantity={remaining} decimals={offer.decimals} of={quantity} />}
      {children}
    </span>
  )
}
