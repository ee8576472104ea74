// The first line of a dialog: the traded item's picture, name, collection and quantity.
import type { ReactNode } from 'react'
import type { Address } from '../domain/address.ts'
import { Evidence } from './Evidence.tsx'
import { ItemLabel } from './ItemLabel.tsx'
import type { ListedItem } from '../orders/listing.ts'
import styles from './ItemLine.module.css'

export interface ItemLineProps {
  readonly item: ListedItem
  /** At the end of the line: a quantity or a price. */
  readonly children?: ReactNode
}

export function ItemLine({ item, children }: ItemLineProps) {
  return (
    <div className={styles.line}>
      <ItemLabel item={item} size="l" evident />
      {children !== undefined && <div className={styles.end}>{children}</div>}
    </div>
  )
}

/** A whole collection, for dialogs that confirm something about any of its items. */
export function CollectionLine({ address, name }: { readonly address: Address; readonly name: string }) {
  return (
    <div className={styles.collection}>
      <bdi>{name}</bdi>
      <Evidence collection={address} names={[name]} />
    </div>
  )
}
