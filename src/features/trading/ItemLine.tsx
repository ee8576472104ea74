// The item that changes hands, at the head of a dialog: its picture, its name, its collection, how many.
import type { ReactNode } from 'react'
import { Media } from '../../ui/Media.tsx'
import type { ListedItem } from './listings/listing.ts'
import styles from './ItemLine.module.css'

export interface ItemLineProps {
  readonly item: ListedItem
  /** At the end of the line: a quantity or a price. */
  readonly children?: ReactNode
}

export function ItemLine({ item, children }: ItemLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.media}>
        <Media image={item.image} alt="" />
      </div>
      <div className={styles.names}>
        <span className={styles.collection}>{item.collectionName}</span>
        <bdi className={styles.name}>{item.name}</bdi>
      </div>
      {children !== undefined && <div className={styles.end}>{children}</div>}
    </div>
  )
}
