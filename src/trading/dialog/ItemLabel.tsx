// An item's picture, collection and name, and in dialogs the facts that can't be faked.
import { ItemPicture } from '../../ui/ItemPicture.tsx'
import { classNames } from '../../ui/classNames.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { Link } from '../../ui/Link.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { Evidence } from './Evidence.tsx'
import styles from './ItemLabel.module.css'
import type { ListedItem } from '../../orders/listedItem.ts'

export interface ItemLabelProps {
  readonly item: ListedItem
  /** `l` at the head of a dialog, `m` in a list. */
  readonly size: 'm' | 'l'
  /** Whether the name links to the item's page. */
  readonly linked?: boolean
  /** Adds token ID, contract and list mark, wherever the reader confirms something. */
  readonly evident?: boolean
}

export function ItemLabel({ item: indexed, size, linked = false, evident = false }: ItemLabelProps) {
  const item = useNamedItem(indexed)
  const name = <bdi>{item.name}</bdi>
  return (
    <span className={classNames(styles.label, styles[size], evident && styles.evident)}>
      <ItemPicture item={item} className={styles.media} />
      <span className={styles.names}>
        <span className={styles.collection}>
          {evident ? (
            <bdi>{item.collectionName}</bdi>
          ) : (
            <CollectionName address={item.collection} name={item.collectionName} item={item.name} />
          )}
        </span>
        {linked ? (
          <Link className={styles.name} to={item.path}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </span>
      {evident && (
        <span className={styles.evidence}>
          <Evidence
            collection={item.collection}
            tokenId={item.tokenId}
            names={[item.collectionName, item.name]}
          />
        </span>
      )}
    </span>
  )
}
