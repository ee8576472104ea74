// The items that are sold together, each by its picture, its name and how many of it.
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { ItemLabel } from '../ItemLabel.tsx'
import styles from './BundleLines.module.css'
import type { BundledItem } from './listing.ts'

export interface BundleLinesProps {
  readonly items: readonly BundledItem[]
  /** Whether the names lead to the items' pages. */
  readonly linked?: boolean
}

export function BundleLines({ items, linked = false }: BundleLinesProps) {
  return (
    <ul className={styles.lines} aria-label={`${items.length} items, sold together`}>
      {items.map(({ item, quantity }) => (
        <li key={item.path} className={styles.line}>
          <ItemLabel item={item} size="m" linked={linked} evident={!linked} />
          {item.standard === 'ERC1155' && <TokenAmount quantity={quantity} />}
        </li>
      ))}
    </ul>
  )
}
