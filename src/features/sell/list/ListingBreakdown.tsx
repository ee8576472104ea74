// What a listing's price is divided into: price, royalty, fee, and what its seller receives, exact to the last digit.
import { formatBasisPoints } from '../../../domain/basisPoints.ts'
import type { Currency } from '../../../domain/currency.ts'
import { ZERO_WEI, type Wei } from '../../../domain/wei.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { shareOf } from '../../../market/amounts.ts'
import { sameTerms, splitOf, type AskTerms } from '../../../market/asks/draft.ts'
import { AddressFact } from '../../../trade/AddressFact.tsx'
import type { ListDraft } from './listForm.ts'
import styles from '../../../trade/Dialogs.module.css'

export interface ListingBreakdownProps {
  /** Undefined while the form cannot be understood. */
  readonly draft: ListDraft | undefined
  readonly currency: Currency
  /** Undefined until they are read. */
  readonly terms: AskTerms | undefined
  /** True when they could not be read. */
  readonly failed: boolean
  /** The terms that were agreed to for this price before: different ones are pointed out. */
  readonly agreed: AskTerms | undefined
}

export function ListingBreakdown({ draft, currency, terms, failed, agreed }: ListingBreakdownProps) {
  const { fee } = useConfig()
  const price = draft === undefined ? undefined : ((draft.unitPrice * draft.quantity) as Wei)
  const split = terms === undefined ? undefined : splitOf(terms, 'start')
  const agreedRoyalty = agreed === undefined ? undefined : splitOf(agreed, 'start').royalty
  const changed = agreed !== undefined && terms !== undefined && !sameTerms(agreed, terms)
  const declining = draft !== undefined && draft.unitEndPrice !== draft.unitPrice
  const amount = (value: Wei | undefined) => {
    if (draft === undefined) return '–'
    if (failed) return 'cannot be read now'
    return value === undefined ? (
      <Skeleton shape="text" width={88} />
    ) : (
      <Price amount={value} currency={currency} exact />
    )
  }
  return (
    <div className={styles.breakdown}>
      {changed && split !== undefined && agreedRoyalty !== undefined && (
        <p className={styles.change} role="status">
          {split.royalty === agreedRoyalty ? (
            'The royalty goes to another account now.'
          ) : (
            <>
              The royalty is now <Price amount={split.royalty} currency={currency} exact />, not{' '}
              <Price amount={agreedRoyalty} currency={currency} exact />.
            </>
          )}
        </p>
      )}
      <Facts>
        <Fact
          label={
            draft !== undefined && draft.quantity > 1n
              ? `Price of all ${draft.quantity}${declining ? ' at first' : ''}`
              : declining
                ? 'Buyers pay at first'
                : 'Buyers pay'
          }
        >
          {price === undefined ? '–' : <Price amount={price} currency={currency} exact />}
        </Fact>
        <Fact label={royaltyLabel(terms, price)}>{amount(split?.royalty)}</Fact>
        {/* The node alone says whom the collection names: the seller sees who it is. */}
        {royaltyRecipients(terms).map((recipient) => (
          <AddressFact key={recipient} label="Royalty paid to" address={recipient} />
        ))}
        <Fact label={fee === null ? 'Site fee' : `Site fee, ${formatBasisPoints(fee.basisPoints)}`}>
          {fee === null && draft !== undefined ? (
            <Price amount={ZERO_WEI} currency={currency} />
          ) : (
            amount(split?.fee)
          )}
        </Fact>
        <Fact label={declining ? 'You receive at first' : 'You receive'} strong>
          {amount(split?.proceeds)}
        </Fact>
        {declining && (
          <Fact label="You receive at the end" strong>
            {amount(terms === undefined ? undefined : splitOf(terms, 'end').proceeds)}
          </Fact>
        )}
      </Facts>
    </div>
  )
}

/** Each once: a collection may pay one account twice. */
const royaltyRecipients = (terms: AskTerms | undefined) => [
  ...new Set((terms?.shares ?? []).flatMap(({ role, recipient }) => (role === 'royalty' ? [recipient] : []))),
]

function royaltyLabel(terms: AskTerms | undefined, price: Wei | undefined): string {
  const royalty = terms === undefined ? ZERO_WEI : splitOf(terms, 'start').royalty
  if (terms === undefined || price === undefined || royalty === 0n) return 'Royalty to the collection'
  const { basisPoints, exact } = shareOf(royalty, price)
  const name = terms.capped ? 'Royalty, cut to this site’s limit' : 'Royalty to the collection'
  return `${name}, ${exact ? '' : 'about '}${formatBasisPoints(basisPoints)}`
}
