// The breakdown of a listing's price, exact to the last digit, and notes before it is signed: on special terms, and on units
// that are listed already.
import { listTexts } from '../../messages/en/list.ts'
import type { Message } from '../../messages/message.ts'
import { share, duration } from '../../messages/values.ts'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Currency } from '../../domain/currency.ts'
import { ZERO_WEI, type Wei } from '../../domain/wei.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toShare } from '../../seaport/amounts.ts'
import { sameTerms, sumShares, type ListingTerms } from '../../seaport/listings/draft.ts'
import {
  AddressFact,
  KeyFigure,
  KeyFigures,
  FirstFeeLine,
  type FirstFeeLineProps,
  RawQuantity,
} from '../dialog/Summary.tsx'
import { draftTotal, type ListDraft } from './form.ts'
import { shownQuantity } from '../../domain/quantity.ts'
import styles from '../dialog/Dialogs.module.css'
import { Address } from '../../ui/Address.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useState } from 'react'
import type { Address as AddressValue } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { ListedAlreadyDocument } from './__generated__/ListedAlready.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { openListingsFilter } from '../../orders/orderFilters.ts'

export interface ListingBreakdownProps {
  /** Undefined while the form is invalid. */
  readonly draft: ListDraft | undefined
  readonly currency: Currency
  /** Undefined until they are read. */
  readonly terms: ListingTerms | undefined
  /** True if they couldn't be read. */
  readonly failed: boolean
  /** The terms that the seller agreed to before for this price; differences are pointed out. */
  readonly agreed: ListingTerms | undefined
  /** Of the first transaction; hidden once it's sent. */
  readonly networkFee: FirstFeeLineProps['fee'] | 'hidden'
}

/** Its amount, a placeholder while it's read, or a dash without a draft. */
function Amount(
  props: Pick<ListingBreakdownProps, 'draft' | 'currency' | 'failed'> & { readonly value: Wei | undefined },
) {
  const t = useTranslate()
  const { draft, currency, failed, value } = props
  if (draft === undefined) return <>–</>
  if (failed) return <>{t(listTexts.amountUnread)}</>
  return value === undefined ? (
    <Skeleton shape="text" width={88} />
  ) : (
    <Price amount={value} currency={currency} exact />
  )
}

const isDraftDeclining = (draft: ListDraft | undefined) =>
  draft !== undefined && draft.unitEndPrice !== draft.unitPrice

/** What buyers pay and what the seller receives. */
export function ListingFigures(props: Omit<ListingBreakdownProps, 'agreed' | 'networkFee'>) {
  const t = useTranslate()
  const { draft, currency, terms } = props
  const declining = isDraftDeclining(draft)
  const receive = (at: 'start' | 'end') => (
    <Amount {...props} value={terms === undefined ? undefined : sumShares(terms, at).proceeds} />
  )
  return (
    <KeyFigures>
      <KeyFigure label={t(priceLabel(draft, declining))}>
        {draft === undefined ? '–' : <Price amount={draftTotal(draft)} currency={currency} exact />}
      </KeyFigure>
      <KeyFigure label={t(declining ? listTexts.youReceiveAtStart : listTexts.youReceive)} strong>
        {receive('start')}
      </KeyFigure>
      {declining && (
        <KeyFigure label={t(listTexts.youReceiveAtEnd)} strong>
          {receive('end')}
        </KeyFigure>
      )}
    </KeyFigures>
  )
}

export function ListingBreakdown(props: ListingBreakdownProps) {
  const { draft, currency, terms, agreed, networkFee } = props
  const t = useTranslate()
  const { fee } = useConfig()
  const price = draft === undefined ? undefined : draftTotal(draft)
  const split = terms === undefined ? undefined : sumShares(terms, 'start')
  const agreedRoyalty = agreed === undefined ? undefined : sumShares(agreed, 'start').royalty
  const changed = agreed !== undefined && terms !== undefined && !sameTerms(agreed, terms)
  return (
    <div className={styles.breakdown}>
      {changed && split !== undefined && agreedRoyalty !== undefined && (
        <p className={styles.change} role="status">
          {split.royalty === agreedRoyalty ? (
            t(listTexts.royaltyMoved)
          ) : (
            <Trans
              message={listTexts.royaltyChanged({
                now: <Price amount={split.royalty} currency={currency} exact />,
                before: <Price amount={agreedRoyalty} currency={currency} exact />,
              })}
            />
          )}
        </p>
      )}
      <Facts>
        <Fact label={t(royaltyLabel(terms, price))}>
          <Amount {...props} value={split?.royalty} />
        </Fact>
        <Fact label={t(fee === null ? listTexts.fee : listTexts.feeShare({ share: share(fee.basisPoints) }))}>
          {fee === null && draft !== undefined ? (
            <Price amount={ZERO_WEI} currency={currency} />
          ) : (
            <Amount {...props} value={split?.fee} />
          )}
        </Fact>
        {networkFee !== 'hidden' && <FirstFeeLine fee={networkFee} />}
        {draft !== undefined && draft.rest.length === 0 && (
          <RawQuantity units={draft.quantity} scale={draft.item} />
        )}
        {/* Only the node says whom the collection pays, so the seller sees the recipient. */}
        {royaltyRecipients(terms).map((recipient) => (
          <AddressFact key={recipient} label={t(listTexts.royaltyPaidTo)} address={recipient} />
        ))}
      </Facts>
    </div>
  )
}

/** Without duplicates: a collection may pay one account twice. */
const royaltyRecipients = (terms: ListingTerms | undefined) => [
  ...new Set((terms?.shares ?? []).flatMap(({ role, recipient }) => (role === 'royalty' ? [recipient] : []))),
]

function priceLabel(draft: ListDraft | undefined, declining: boolean): Message {
  const count = draft === undefined ? 1n : shownQuantity(draft.quantity, draft.item)
  if (count !== 1n) return (declining ? listTexts.lotPriceAtStart : listTexts.lotPrice)({ count })
  return declining ? listTexts.buyersPayAtStart : listTexts.buyersPay
}

function royaltyLabel(terms: ListingTerms | undefined, price: Wei | undefined): Message {
  const royalty = terms === undefined ? ZERO_WEI : sumShares(terms, 'start').royalty
  if (terms === undefined || price === undefined || royalty === 0n) return listTexts.royalty
  const { basisPoints, exact } = toShare(royalty, price)
  const of = { share: share(basisPoints) }
  if (terms.capped) return (exact ? listTexts.royaltyCapped : listTexts.royaltyCappedAbout)(of)
  return (exact ? listTexts.royaltyShare : listTexts.royaltyShareAbout)(of)
}

/** Points out special terms of a listing before it is signed: a declining price, a later start, a private buyer. */
export function DraftSentence({ draft, now }: { readonly draft: ListDraft; readonly now: number }) {
  const { unitPrice, unitEndPrice, currency, startsAtSeconds, expiresAtSeconds, reservedFor, buyerName } =
    draft
  const lasts = expiresAtSeconds - (startsAtSeconds ?? now)
  if (unitPrice === unitEndPrice && startsAtSeconds === null && reservedFor === null) return null
  return (
    <div className={styles.note}>
      {unitPrice !== unitEndPrice && (
        <p>
          <Trans
            message={listTexts.declines({
              start: <Price amount={unitPrice} currency={currency} exact size="xs" />,
              end: <Price amount={unitEndPrice} currency={currency} exact size="xs" />,
              duration: duration(lasts),
            })}
          />
        </p>
      )}
      {startsAtSeconds !== null && (
        <p>
          <Trans message={listTexts.startsLaterNote({ time: <TimeAgo seconds={startsAtSeconds} /> })} />
        </p>
      )}
      {reservedFor !== null && (
        <p>
          <Trans
            message={listTexts.reservedNote({
              account: <Address address={reservedFor} name={buyerName} to={null} full />,
            })}
          />
        </p>
      )}
    </div>
  )
}

export interface OverListedWarningProps {
  readonly item: ListedItem
  readonly account: AddressValue
  readonly held: bigint
  readonly quantity: bigint
  /** The listing that the new one replaces. */
  readonly replaced: OrderHash | undefined
}

/**
 * Warns if the seller lists more units than they hold. Renders nothing while the index can't be reached: the listing is
 * valid either way.
 */
export function OverListedWarning({ item, account, held, quantity, replaced }: OverListedWarningProps) {
  const t = useTranslate()
  const [now] = useState(nowSeconds)
  const query = useIndexQuery(ListedAlreadyDocument, {
    variables: {
      where: {
        // Includes scheduled, private and unapproved listings, which sell the same units.
        ...openListingsFilter(account, now),
        scope: 'ITEM',
        token: tokenEntityId(item.collection, item.tokenId),
        ...(replaced !== undefined && { id_not: replaced }),
      },
    },
  })
  const orders = query.kind === 'ready' ? query.data.orders : []
  const listed = orders.reduce((sum, { remaining }) => sum + BigInt(remaining), 0n)
  if (listed === 0n || listed + quantity <= held) return null
  return (
    <p className={styles.change} role="status">
      {t(
        listTexts.overListed({
          listed: shownQuantity(listed + quantity, item),
          held: shownQuantity(held, item),
        }),
      )}
    </p>
  )
}
