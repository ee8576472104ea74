// What a trade is about, at the top of its dialog: its item, every item of a bundle, or a whole collection, each with the
// facts about it that can't be faked.
import type { ReactNode } from 'react'
import type { ListedItem, BundledItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import type { Address as AddressValue } from '../../domain/address.ts'
import styles from './SoldLines.module.css'
import { tradeTexts } from '../../messages/en/trade.ts'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { ItemPicture } from '../../ui/ItemPicture.tsx'
import { classNames } from '../../ui/classNames.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { Link } from '../../ui/Link.tsx'
import { CollectionName, LookAlikeMark } from '../../ui/LookAlikes.tsx'
import type { TokenId } from '../../domain/tokenId.ts'
import { itemsTexts } from '../../messages/en/items.ts'
import { Address } from '../../ui/Address.tsx'
import { VerifiedMark } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Trans } from '../../ui/Trans.tsx'

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
export function CollectionLine({ address, name }: { readonly address: AddressValue; readonly name: string }) {
  return (
    <div className={styles.whole}>
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

export interface ItemLabelProps {
  readonly item: ListedItem
  /** `l` at the head of a dialog, `m` in a list. */
  readonly size: 'm' | 'l'
  /** Whether the name links to the item's page. */
  readonly linked?: boolean
  /** Adds token ID, contract and list mark, wherever the reader confirms something. */
  readonly evident?: boolean
}

/** An item's picture, collection and name, and in dialogs the facts that can't be faked. */
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
        <span className={styles.below}>
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

export interface EvidenceProps {
  readonly collection: AddressValue
  /** Undefined for a whole collection. */
  readonly tokenId?: TokenId | undefined
  /** Names from the index, which may resemble the name of a listed collection. */
  readonly names: readonly string[]
}

/** Whether a contract is on this site's own list, which comes with the page and not from the index. */
export function ListedMark({ collection }: { readonly collection: AddressValue }) {
  const t = useTranslate()
  const listed = useConfig().collections.includes(collection)
  return (
    <span className={styles.fact}>
      {listed ? (
        <>
          <VerifiedMark size={12} /> {t(itemsTexts.evidence.listed)}
        </>
      ) : (
        t(itemsTexts.evidence.notListed)
      )}
    </span>
  )
}

/** Only the token ID, for lists that show the contract once above several items. */
export function TokenIdFact({ tokenId }: { readonly tokenId: TokenId }) {
  return (
    <span className={styles.fact}>
      <Trans
        message={itemsTexts.evidence.tokenId({
          id: tokenId,
          digits: (id) => <span className={styles.digits}>{id}</span>,
        })}
      />
    </span>
  )
}

/**
 * The facts about an item that can't be faked: its token ID, its contract, and whether this site's configuration lists it.
 * An order is refused before a signature unless its own parameters contain this contract and this token ID, so the reader
 * signs exactly what is shown here, independently of the index (src/seaport: checkItem, checkShownGoods).
 *
 * Shown below the name in every dialog that confirms a trade. All digits of the contract are shown where nothing else
 * identifies it: the name of a contract that the site doesn't list may be anyone's.
 */
export function Evidence({ collection, tokenId, names }: EvidenceProps) {
  const t = useTranslate()
  const listed = useConfig().collections.includes(collection)
  return (
    <span className={styles.evidence}>
      <LookAlikeMark
        address={collection}
        names={names}
        fallback={!listed && <span className={styles.fact}>{t(itemsTexts.evidence.notCompared)}</span>}
      />
      <span className={styles.facts}>
        {tokenId !== undefined && <TokenIdFact tokenId={tokenId} />}
        <ListedMark collection={collection} />
      </span>
      <span className={styles.contract}>
        <Address address={collection} to={null} identiconSize={0} full={!listed} copyable />
      </span>
    </span>
  )
}
