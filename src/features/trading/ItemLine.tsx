// The item that changes hands, at the head of a dialog: its picture, its name, its collection, how many.
import type { ReactNode } from 'react'
import { ItemLabel } from './ItemLabel.tsx'
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
      <ItemLabel item={item} size="l" />
      {children !== undefined && <div className={styles.end}>{children}</div>}
    </div>
  )
}
