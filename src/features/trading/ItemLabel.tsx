// An item by its picture, its collection and its name.
import { classNames } from '../../ui/classNames.ts'
import { Link } from '../../ui/Link.tsx'
import { Media } from '../../ui/Media.tsx'
import styles from './ItemLabel.module.css'
import type { ListedItem } from './listings/listing.ts'

export interface ItemLabelProps {
  readonly item: ListedItem
  /** `l` at the head of a dialog, `m` in a list. */
  readonly size: 'm' | 'l'
  /** Whether the name leads to the item's page. */
  readonly linked?: boolean
}

export function ItemLabel({ item, size, linked = false }: ItemLabelProps) {
  const name = <bdi>{item.name}</bdi>
  return (
    <span className={classNames(styles.label, styles[size])}>
      <Media className={styles.media} image={item.image} alt="" />
      <span className={styles.names}>
        <span className={styles.collection}>{item.collectionName}</span>
        {linked ? (
          <Link className={styles.name} to={item.path}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </span>
    </span>
  )
}
