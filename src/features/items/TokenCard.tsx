// An item in a grid: picture, name, price, and a slot for the page's action.
import type { ReactNode } from 'react'
import { shownQuantity } from '../../domain/quantity.ts'
import { itemsTexts } from '../../messages/en/items.ts'
import { Card } from '../../ui/Card.tsx'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { Media } from '../../ui/Media.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { CardItem } from './cardItem.ts'
import { LastSale, TokenPrice } from './TokenPrice.tsx'

export interface TokenCardProps {
  readonly item: CardItem
  /** Loads the picture early, for the first cards of a page. */
  readonly priority?: boolean
  /** A wide button over the picture, on hover and focus. */
  readonly action?: ReactNode
  /** Replaces the price. */
  readonly value?: ReactNode
  /** After the price, where there's room for it. */
  readonly valueNote?: ReactNode
  /** False where the listings may be from another seller, so that their price isn't the price of these units. */
  readonly showsListing?: boolean
  /** Whether it is selected, with others. */
  readonly selected?: boolean
  /** Shown over the corner of the picture. */
  readonly badge?: ReactNode
  /** Units of an edition that the holder has; by default, the card shows the edition's supply. */
  readonly units?: bigint
  /** At the end of the name's line, where the whole name leaves room for it, such as the rarity rank. */
  readonly note?: ReactNode
}

export function TokenCard({
  item: indexed,
  priority = false,
  action,
  value,
  valueNote,
  showsListing = true,
  selected,
  badge,
  units,
  note,
}: TokenCardProps) {
  const t = useTranslate()
  const item = useNamedItem(indexed)
  const { collection, collectionName, name, supply, isSupplyMinimum } = item
  // A bundle of an edition may be another seller's, too.
  const own = supply === undefined ? item : { ...item, inBundle: false }
  const edition = supply !== undefined && units === undefined && (
    <span>
      {t(
        (isSupplyMinimum ? itemsTexts.editionAtLeast : itemsTexts.edition)({
          supply: shownQuantity(supply, item),
        }),
      )}
    </span>
  )
  return (
    <Card
      to={item.path}
      media={
        <Media collection={collection} item={item.id} image={item.image} alt={name} priority={priority} />
      }
      title={<bdi>{name}</bdi>}
      eyebrow={
        collectionName !== undefined ? (
          <CollectionName address={collection} name={collectionName} item={name} />
        ) : undefined
      }
      aside={
        supply !== undefined && units !== undefined ? (
          <TokenAmount quantity={units} decimals={item.decimals} {...(!isSupplyMinimum && { of: supply })} />
        ) : undefined
      }
      notes={
        <>
          {edition}
          {note}
        </>
      }
      value={value ?? (showsListing ? <TokenPrice item={item} /> : <LastSale item={own} />)}
      valueNote={valueNote}
      action={action}
      selected={selected}
      badge={badge}
    />
  )
}
