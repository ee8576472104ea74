// Lists the items of a bundle, each with its picture, name and quantity.
import { tradeParts } from '../messages/en/tradeParts.ts'
import { TokenAmount } from '../ui/TokenAmount.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { ItemLabel } from './ItemLabel.tsx'
import styles from './BundleLines.module.css'
import type { BundledItem } from '../orders/listing.ts'

export interface BundleLinesProps {
  readonly items: readonly BundledItem[]
  /** Whether the names link to the items' pages. */
  readonly linked?: boolean
}

export function BundleLines({ items, linked = false }: BundleLinesProps) {
  const t = useTranslate()
  return (
    <ul className={styles.lines} aria-label={t(tradeParts.soldTogether({ count: items.length }))}>
      {items.map(({ item, quantity }) => (
        <li key={item.path} className={styles.line}>
          <ItemLabel item={item} size="m" linked={linked} evident={!linked} />
          {item.standard === 'ERC1155' && <TokenAmount quantity={quantity} />}
        </li>
      ))}
    </ul>
  )
}
