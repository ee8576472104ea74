// An item as a row of a list, with its rarity rank.
import type { ReactNode } from 'react'
import { itemsTexts } from '../../messages/en/items.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { Link } from '../../ui/Link.tsx'
import { Media } from '../../ui/Media.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { type CardItem, isListed } from './cardItem.ts'
import { BundleMark, ListingPrice } from './TokenPrice.tsx'
import styles from './TokenRow.module.css'
import { Gem } from 'lucide-react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

export interface TokenRowProps {
  readonly item: CardItem
  /** A small button at the end of the row. */
  readonly action?: ReactNode
  /** At the start of the row, such as a checkbox to select it. */
  readonly choice?: ReactNode
  /** Null if the item has no rank; undefined if its rank isn't known. */
  readonly rarityRank?: number | null | undefined
}

const columnName = (name: ReactNode) => <span className={styles.column}>{name}</span>

export function TokenRow({ item: indexed, action, choice, rarityRank }: TokenRowProps) {
  const item = useNamedItem(indexed)
  const { collection, name, image, lastSale, listedAtSeconds, inBundle } = item
  const now = useNow()
  const listing = isListed(item, now) ? item.listing : null
  const none = <span className={styles.quiet}>—</span>
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <Media className={styles.media} collection={collection} item={item.id} image={image} alt="" />
        {choice !== undefined && <span className={styles.choice}>{choice}</span>}
      </span>
      <Link className={styles.name} to={item.path}>
        <bdi>{name}</bdi>
      </Link>
      <span className={styles.rarity}>
        {rarityRank === null ? none : rarityRank !== undefined && <RarityRank rank={rarityRank} />}
      </span>
      <span className={styles.price}>
        {listing !== null ? <ListingPrice listing={listing} /> : !inBundle && none}
        {inBundle && <BundleMark />}
      </span>
      <span className={styles.lastSale}>
        {lastSale === null ? (
          none
        ) : (
          <Trans
            message={itemsTexts.list.lastSalePrice({
              label: columnName,
              price: <Price quiet amount={lastSale.price} currency={lastSale.currency} />,
            })}
          />
        )}
      </span>
      <span className={styles.listedAt}>
        {listing !== null && listedAtSeconds !== null && (
          <Trans
            message={itemsTexts.list.listedAgo({
              label: columnName,
              time: <TimeAgo seconds={listedAtSeconds} past />,
            })}
          />
        )}
      </span>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  )
}

/** The column names above the rows. */
export function TokenRowHeader() {
  const t = useTranslate()
  return (
    <div className={`${styles.row} ${styles.header}`} aria-hidden="true">
      <span />
      <span>{t(itemsTexts.list.item)}</span>
      <span className={styles.rarity}>{t(itemsTexts.list.rarity)}</span>
      <span className={styles.price}>{t(itemsTexts.list.price)}</span>
      <span className={styles.lastSale}>{t(itemsTexts.list.lastSale)}</span>
      <span className={styles.listedAt}>{t(itemsTexts.list.listed)}</span>
    </div>
  )
}

export function RarityRank({ rank }: { readonly rank: number }) {
  const t = useTranslate()
  return (
    <span className={styles.rank} title={t(itemsTexts.list.rankHint({ rank }))}>
      <Gem aria-hidden="true" />
      <VisuallyHidden>{t(itemsTexts.list.rank)} </VisuallyHidden>
      {t(rank)}
    </span>
  )
}
