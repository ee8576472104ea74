// The items that are sold together, each by its picture, its name and how many of it.
import { Link } from '../../../ui/Link.tsx'
import { Media } from '../../../ui/Media.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
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
          <Media className={styles.media} image={item.image} alt="" />
          <span className={styles.names}>
            <span className={styles.collection}>{item.collectionName}</span>
            {linked ? (
              <Link className={styles.name} to={item.path}>
                <bdi>{item.name}</bdi>
              </Link>
            ) : (
              <bdi className={styles.name}>{item.name}</bdi>
            )}
          </span>
          {item.standard === 'ERC1155' && <TokenAmount quantity={quantity} />}
        </li>
      ))}
    </ul>
  )
}
