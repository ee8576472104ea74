// The first lines of a dialog: its item, every item of a bundle, or a whole collection.
import type { ReactNode } from 'react'
import type { ListedItem, BundledItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import type { Address } from '../../domain/address.ts'
import { Evidence } from './Evidence.tsx'
import { ItemLabel } from './ItemLabel.tsx'
import styles from './SoldLines.module.css'
import { tradeTexts } from '../../messages/en/trade.ts'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'

export interface SoldLinesProps {
  readonly listing: Listing
  /** At the end of a single item's line. */
  readonly children?: ReactNode
}

export function SoldLines({ listing, children }: SoldLinesProps) {
  switch (listing.kind) {
    case 'single':
    case 'edition':
    case 'lot':
      return <ItemLine item={listing.item}>{children}</ItemLine>
    case 'bundle':
      return <BundleLines items={listing.items} />
  }
}

export interface ItemLineProps {
  readonly item: ListedItem
  /** At the end of the line: a quantity or a price. */
  readonly children?: ReactNode
}

/** The first line of a dialog: the traded item's picture, name, collection and quantity. */
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

export interface BundleLinesProps {
  readonly items: readonly BundledItem[]
  /** Whether the names link to the items' pages. */
  readonly linked?: boolean
}

/** Lists the items of a bundle, each with its picture, name and quantity. */
export function BundleLines({ items, linked = false }: BundleLinesProps) {
  const t = useTranslate()
  return (
    <ul className={styles.bundle} aria-label={t(tradeTexts.soldTogether({ count: items.length }))}>
      {items.map(({ item, quantity }) => (
        <li key={item.path} className={styles.bundled}>
          <ItemLabel item={item} size="m" linked={linked} evident={!linked} />
          {item.standard === 'ERC1155' && <TokenAmount quantity={quantity} decimals={item.decimals} />}
        </li>
      ))}
    </ul>
  )
}
