// An item in a grid: its picture, its name, its price, and a place for the action a page gives it.
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { Media } from '../../ui/Media.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import type { CardItem } from './cardItem.ts'
import { LastSale, TokenPrice } from './TokenPrice.tsx'

export interface TokenCardProps {
  readonly item: CardItem
  /** Names the collection above the item, where items of several stand together. */
  readonly withCollection?: boolean
  /** Fetches the picture early: for the first cards of a page. */
  readonly priority?: boolean
  /** A wide button over the picture, on hover and focus. */
  readonly action?: ReactNode
  /** Instead of the price. */
  readonly value?: ReactNode
  /** False where its listings may be someone else's, and so not the price of these units. */
  readonly showsListing?: boolean
  /** Whether it is selected, with others. */
  readonly selected?: boolean
  /** Over the picture's corner. */
  readonly badge?: ReactNode
  /** Units of an edition that its holder has; by default the whole edition. */
  readonly units?: bigint
  /** At the end of the name's line, after the units: its rarity, say. */
  readonly note?: ReactNode
}

export function TokenCard({
  item,
  withCollection = false,
  priority = false,
  action,
  value,
  showsListing = true,
  selected,
  badge,
  units,
  note,
}: TokenCardProps) {
  const { collection, name, supply } = item
  return (
    <Card
      to={item.path}
      media={<Media collection={collection} image={item.image} alt={name} priority={priority} />}
      title={<bdi>{name}</bdi>}
      eyebrow={
        withCollection ? (
          <CollectionName address={collection} name={item.collectionName} item={name} />
        ) : undefined
      }
      aside={renderAside(supply === undefined ? undefined : (units ?? supply), note)}
      value={value ?? (showsListing ? <TokenPrice item={item} /> : <LastSale item={item} />)}
      action={action}
      selected={selected}
      badge={badge}
    />
  )
}

/** @param quantity of an edition; undefined for an ERC-721 item */
function renderAside(quantity: bigint | undefined, note: ReactNode): ReactNode {
  const units = quantity === undefined ? undefined : <TokenAmount quantity={quantity} />
  if (note === undefined) return units
  return (
    <>
      {units} {note}
    </>
  )
}
