// The items of a bulk listing, each with its price, what its seller receives, and what stops it.
import { X } from 'lucide-react'
import type { Currency } from '../../../domain/currency.ts'
import { splitOf } from '../../../market/asks/draft.ts'
import type { DraftVerdict } from '../../../market/asks/publish.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Media } from '../../../ui/Media.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { ListedItem } from '../listings/listing.ts'
import type { BulkValues } from './bulkForm.ts'
import styles from './BulkLines.module.css'

export interface BulkLinesProps {
  readonly items: readonly ListedItem[]
  readonly currency: Currency
  readonly values: BulkValues
  /** By the item's path. */
  readonly errors: Readonly<Record<string, string>>
  /** In the items' order; undefined until the chain was asked. */
  readonly verdicts: readonly DraftVerdict[] | undefined
  /** Once it is under way nothing can be changed. */
  readonly locked: boolean
  readonly onPrice: (item: ListedItem, price: string) => void
  readonly onRemove: (item: ListedItem) => void
}

export function BulkLines(props: BulkLinesProps) {
  const { items, currency, values, errors, verdicts, locked, onPrice, onRemove } = props
  return (
    <ul className={styles.lines} aria-label="Items to list">
      {items.map((item, index) => {
        const verdict = verdicts?.[index]
        return (
          <li key={item.path} className={styles.line}>
            <Media className={styles.media} image={item.image} alt="" />
            <span className={styles.names}>
              <span className={styles.collection}>{item.collectionName}</span>
              <bdi className={styles.name}>{item.name}</bdi>
              {item.standard === 'ERC1155' && <span className={styles.collection}>One unit of it</span>}
            </span>
            {values.pricing === 'each' && !locked && (
              <TextField
                className={styles.price}
                label={`Price of ${item.name}`}
                labelHidden
                value={values.prices[item.path] ?? ''}
                onChange={(price) => onPrice(item, price)}
                error={errors[item.path]}
                inputMode="decimal"
                placeholder="0.00"
                suffix={currency.symbol}
                mono
                required
              />
            )}
            <span className={styles.receive}>
              {verdict !== undefined && verdict.status !== 'refused' && (
                <>
                  <Price amount={splitOf(verdict.terms, 'start').proceeds} currency={currency} exact />
                  <span className={styles.collection}>you receive</span>
                </>
              )}
            </span>
            {!locked && (
              <IconButton label={`Leave out ${item.name}`} onClick={() => onRemove(item)}>
                <X />
              </IconButton>
            )}
            {verdict?.status === 'refused' && (
              <p className={styles.problem} role="alert">
                {verdict.because.sentence} {verdict.because.remedy}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
