// What a listing's price is divided into: price, royalty, fee, and what its seller receives, exact to the last digit.
import type { Currency } from '../../../domain/currency.ts'
import { ZERO_WEI, type Wei } from '../../../domain/wei.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ListingTerms } from '../../../market/listingTerms.ts'
import type { ListDraft } from './listForm.ts'
import styles from '../Dialogs.module.css'

export interface ListingBreakdownProps {
  /** Undefined while the form cannot be understood. */
  readonly draft: ListDraft | undefined
  readonly currency: Currency
  /** Undefined until they are read. */
  readonly terms: ListingTerms | undefined
  /** True when they could not be read. */
  readonly failed: boolean
  /** The royalty that was agreed to for this price before: a different one is pointed out. */
  readonly agreedRoyalty: Wei | undefined
}

export function ListingBreakdown({ draft, currency, terms, failed, agreedRoyalty }: ListingBreakdownProps) {
  const { fee } = useConfig()
  const price = draft === undefined ? undefined : ((draft.unitPrice * draft.quantity) as Wei)
  const split = terms?.split
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
      {agreedRoyalty !== undefined && split !== undefined && split.royalty !== agreedRoyalty && (
        <p className={styles.change} role="status">
          The royalty is now <Price amount={split.royalty} currency={currency} exact />, not{' '}
          <Price amount={agreedRoyalty} currency={currency} exact />.
        </p>
      )}
      <Facts>
        <Fact
          label={draft !== undefined && draft.quantity > 1n ? `Price of all ${draft.quantity}` : 'Buyers pay'}
        >
          {price === undefined ? '–' : <Price amount={price} currency={currency} exact />}
        </Fact>
        <Fact label={royaltyLabel(terms?.royalty ?? null)}>{amount(split?.royalty)}</Fact>
        <Fact label={fee === null ? 'Site fee' : `Site fee, ${formatBasisPoints(fee.basisPoints)}`}>
          {fee === null && draft !== undefined ? (
            <Price amount={ZERO_WEI} currency={currency} />
          ) : (
            amount(split?.fee)
          )}
        </Fact>
        <Fact label="You receive" strong>
          {amount(split?.proceeds)}
        </Fact>
      </Facts>
    </div>
  )
}

function royaltyLabel(royalty: ListingTerms['royalty']): string {
  if (royalty === null) return 'Royalty to the collection'
  const { basisPoints, exact } = royalty.share
  const name = royalty.capped ? 'Royalty, cut to this site’s limit' : 'Royalty to the collection'
  return `${name}, ${exact ? '' : 'about '}${formatBasisPoints(basisPoints)}`
}

/** 250 as `2.5 %`. */
function formatBasisPoints(basisPoints: bigint | number): string {
  const digits = basisPoints.toString().padStart(3, '0')
  const fraction = digits.slice(-2).replace(/0+$/, '')
  return `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`} %`
}
