// The current price of an item or, less prominent, the price of its last sale.
import type { ReactNode } from 'react'
import { Package } from 'lucide-react'
import { itemsTexts } from '../../messages/en/items.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { type CardItem, type CardListing, isListed } from './cardItem.ts'
import styles from './TokenPrice.module.css'

/** Few prices change with time, so their code loads with the first of them. */
const MovingPrice = lazyPart(async () => (await import('./MovingPrice.tsx')).MovingPrice, { notice: 'none' })

export function ListingPrice({ listing }: { readonly listing: CardListing }): ReactNode {
  const { startPrice, endPrice, currency } = listing
  return startPrice === endPrice ? (
    <Price amount={startPrice} currency={currency} />
  ) : (
    <MovingPrice listing={listing} />
  )
}

export function TokenPrice({ item }: { readonly item: CardItem }): ReactNode {
  const isListedNow = isListed(item, useNow())
  return isListedNow && item.listing !== null ? (
    <>
      <ListingPrice listing={item.listing} />
      {item.inBundle && <BundleMark />}
    </>
  ) : (
    <LastSale item={item} />
  )
}

/** The price of the last sale; for an item that was never sold, how it's for sale, if at all. */
export function LastSale({ item: { lastSale, inBundle } }: { readonly item: CardItem }): ReactNode {
  const t = useTranslate()
  if (lastSale === null) {
    return <span className={styles.none}>{t(inBundle ? itemsTexts.inBundle : itemsTexts.notForSale)}</span>
  }
  const price = <Price quiet amount={lastSale.price} currency={lastSale.currency} />
  return (
    <>
      <span className={styles.last}>
        <Trans message={itemsTexts.lastSale({ price })} />
      </span>
      {inBundle && <BundleMark />}
    </>
  )
}

/** Marks an item that a live bundle offers, whatever else its price says. */
export function BundleMark() {
  const t = useTranslate()
  return (
    <span
      className={styles.bundle}
      role="img"
      aria-label={t(itemsTexts.inBundle)}
      title={t(itemsTexts.inBundle)}
    >
      <Package aria-hidden="true" />
    </span>
  )
}
