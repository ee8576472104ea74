// History as lines: event, item, price, from, to, time, block and transaction; cards on a phone.
import { fillTokenId } from '../../domain/fillTokenId.ts'
import { getDecimals, type QuantityScale } from '../../domain/quantity.ts'
import { Link } from '../../ui/Link.tsx'
import { type Address as AccountAddress, parseAddress } from '../../domain/address.ts'
import { collectionName, tokenName } from '../../domain/names.ts'
import { itemPath } from '../../domain/paths.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { historyTexts } from '../../messages/en/history.ts'
import type { Message } from '../../messages/message.ts'
import { Address } from '../../ui/Address.tsx'
import { classNames } from '../../ui/classNames.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { Media } from '../../ui/Media.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import {
  type HistoryItem_activityFragment,
  HistoryItem_activityFragmentDoc,
} from './__generated__/HistoryItem.ts'
import { OrderNotes, type OrderNotesProps } from './OrderNotes.tsx'
import type { HistoryLine } from './record/mergeSales.ts'
import { bundleSize, eventParties, type PricePaid, shownUnitPrice } from './record/rows.ts'
import { SaleFlag, SaleNotes } from './SaleFlag.tsx'
import { TransactionRef } from './record/TransactionRef.tsx'
import { RowMark } from './verification/RowMark.tsx'
import { eventMessage, TYPE_ICONS } from './record/eventTypes.ts'
import styles from './HistoryTable.module.css'

export interface TableLine extends HistoryLine {
  /** The line's item; the items of a bundle, as far as they are known. */
  readonly items: readonly ItemRef[]
}

type ItemRef = FragmentRef<typeof HistoryItem_activityFragmentDoc> & OrderNotesProps['reference']

export interface HistoryTableProps {
  readonly label: string
  readonly lines: readonly TableLine[]
  /** Names each row's item, where rows are about several items. */
  readonly withItem: boolean
}

/** Uses roles, because table elements lose their semantics when a phone lays them out as cards. */
export function HistoryTable({ label, lines, withItem }: HistoryTableProps) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.table, withItem && styles.withItem)} role="table" aria-label={label}>
        <div className={styles.head} role="rowgroup">
          <div className={styles.row} role="row">
            <Head name={historyTexts.event} />
            {withItem && <Head name={historyTexts.item} />}
            <Head name={historyTexts.price} numeric />
            <Head name={historyTexts.from} />
            <Head name={historyTexts.to} />
            <Head name={historyTexts.time} />
            <Head name={historyTexts.reference} />
          </div>
        </div>
        <div className={styles.body} role="rowgroup">
          {lines.map((line) => (
            <Line key={line.row.id} line={line} withItem={withItem} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Head({ name, numeric = false }: { readonly name: Message; readonly numeric?: boolean }) {
  const t = useTranslate()
  return (
    <div role="columnheader" className={classNames(styles.column, numeric && styles.numeric)}>
      {t(name)}
    </div>
  )
}

interface LineProps {
  readonly line: TableLine
  readonly withItem: boolean
}

function Line({ line, withItem }: LineProps) {
  const t = useTranslate()
  const { row, movement } = line
  const [first, ...others] = line.items
  const scale = getScale(first)
  const Icon = TYPE_ICONS[row.type]
  const { from, to } = eventParties(row)
  return (
    <div className={styles.row} role="row">
      <div role="cell" className={classNames(styles.cell, styles.event)}>
        <span className={styles.kind} data-type={row.type}>
          <Icon aria-hidden="true" />
          {t(eventMessage(row))}
        </span>
        {row.quantity > 1n && others.length === 0 && <TokenAmount quantity={row.quantity} {...scale} />}
        <RowMark rows={movement === undefined || movement.id === row.id ? [row] : [row, movement]} />
        {row.flag !== undefined && <SaleFlag flag={row.flag} />}
        <SaleNotes row={row} />
        {first && <OrderNotes reference={first} />}
      </div>
      {withItem && (
        <div role="cell" className={classNames(styles.cell, styles.item)}>
          {others.length > 0 ? (
            <BundleItems items={line.items} count={bundleSize(row) ?? line.items.length} />
          ) : (
            first && <Item reference={first} />
          )}
        </div>
      )}
      <div role="cell" className={classNames(styles.cell, styles.price)}>
        {row.price === undefined ? (
          <Dash />
        ) : (
          <Paid
            price={row.price}
            together={bundleSize(row)}
            quantity={row.quantity}
            scale={scale}
            quiet={row.type !== 'SALE'}
          />
        )}
      </div>
      <div role="cell" className={classNames(styles.cell, styles.from)} data-label={t(historyTexts.from)}>
        {from === undefined ? <Dash /> : <Address address={from} />}
      </div>
      <div role="cell" className={classNames(styles.cell, styles.to)} data-label={t(historyTexts.to)}>
        {to === undefined ? <Dash /> : <Address address={to} />}
      </div>
      <div role="cell" className={classNames(styles.cell, styles.time)}>
        <TimeAgo seconds={row.timestampSeconds} past />
      </div>
      <div role="cell" className={classNames(styles.cell, styles.reference)}>
        <TransactionRef transaction={row.transaction} blockNumber={row.blockNumber} />
      </div>
    </div>
  )
}

function Dash() {
  const t = useTranslate()
  return (
    <span className={styles.none} role="img" aria-label={t(historyTexts.none)}>
      —
    </span>
  )
}

function getScale(reference: ItemRef | undefined): QuantityScale {
  const token = reference && readFragment(HistoryItem_activityFragmentDoc, reference).token
  // ERC-721 rows are about one unit; their documents' decimals mean nothing.
  return { decimals: token ? getDecimals(token.standard, token.metadata) : 0 }
}

interface PaidProps {
  readonly price: PricePaid
  /** Number of items in the bundle that the price is for; undefined for one item. */
  readonly together: number | undefined
  readonly quantity: bigint
  readonly scale: QuantityScale
  readonly quiet: boolean
}

/** The unit price of several units, because prices compare by unit; for a bundle, what all of it costs. */
function Paid({ price, together, quantity, scale, quiet }: PaidProps) {
  const t = useTranslate()
  if (together !== undefined) {
    return (
      <span className={styles.paid}>
        <Price amount={price.total} currency={price.currency} quiet={quiet} />
        <span className={styles.note}>{t(historyTexts.forItems({ count: together }))}</span>
      </span>
    )
  }
  const unit = shownUnitPrice(price, quantity, scale)
  return (
    <span className={styles.paid}>
      <Price amount={unit.amount} currency={price.currency} approximate={!unit.isExact} quiet={quiet} />
      {quantity > 1n && <span className={styles.note}>{t(historyTexts.each)}</span>}
      {price.bundleSize > 1 && (
        <span className={styles.note}>{t(historyTexts.shareOf({ count: price.bundleSize }))}</span>
      )}
    </span>
  )
}

function Item({ reference }: { readonly reference: ItemRef }) {
  const { token, collection } = readFragment(HistoryItem_activityFragmentDoc, reference)
  if (collection === null) return <Dash />
  const address = parseAddress(collection.id)
  const name = collectionName(collection)
  if (token !== null) return <LinkedItem item={toItem(token, address)} collectionLabel={name} />
  return (
    <span className={styles.collection}>
      <CollectionName address={address} name={name} item="" />
    </span>
  )
}

type ActivityItem = ReturnType<typeof toItem>

const toItem = (
  { id, tokenId, metadata }: NonNullable<HistoryItem_activityFragment['token']>,
  collection: AccountAddress,
) => ({
  id,
  collection,
  name: tokenName(tokenId, metadata),
  image: fillTokenId(metadata?.image, tokenId),
  path: itemPath(collection, parseTokenId(tokenId)),
})

function LinkedItem({
  item,
  collectionLabel,
}: {
  readonly item: ActivityItem
  readonly collectionLabel: string
}) {
  const { id, collection, name, image, path } = useNamedItem(item)
  return (
    <Link className={styles.itemLink} to={path}>
      <span className={styles.picture}>
        <Media collection={collection} item={id} image={image} alt="" />
      </span>
      <span className={styles.names}>
        <bdi className={styles.itemName}>{name}</bdi>
        <span className={styles.collection}>
          <CollectionName address={collection} name={collectionLabel} item={name} />
        </span>
      </span>
    </Link>
  )
}

/** As many pictures as a phone has room for beside a price. */
const SHOWN_ITEMS = 3

interface BundleItemsProps {
  readonly items: readonly ItemRef[]
  /** Number of items in the bundle, of which a feed may have only some. */
  readonly count: number
}

/** Pictures of the first items, each a link. */
function BundleItems({ items, count }: BundleItemsProps) {
  const t = useTranslate()
  const shown = items
    .map((reference) => readFragment(HistoryItem_activityFragmentDoc, reference))
    .flatMap(({ id, collection, token }) =>
      collection === null || token === null ? [] : [{ id, item: toItem(token, parseAddress(collection.id)) }],
    )
    .slice(0, SHOWN_ITEMS)
  return (
    <span className={styles.bundle}>
      {shown.map(({ id, item }) => (
        <ItemPicture key={id} item={item} />
      ))}
      {count > shown.length && (
        <span className={styles.more}>{t(historyTexts.moreItems({ count: count - shown.length }))}</span>
      )}
    </span>
  )
}

function ItemPicture({ item }: { readonly item: ActivityItem }) {
  const { id, collection, name, image, path } = useNamedItem(item)
  return (
    <Link className={styles.picture} to={path} aria-label={name} title={name}>
      <Media collection={collection} item={id} image={image} alt="" />
    </Link>
  )
}
