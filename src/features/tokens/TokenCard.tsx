// An item in a grid: its picture, its name, its price, and a place for the action a page gives it.
import type { ReactNode } from 'react'
import { parseAddress } from '../../domain/address.ts'
import { collectionName, tokenName } from '../../domain/names.ts'
import { itemPath } from '../../domain/paths.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { Card } from '../../ui/Card.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { Media } from '../../ui/Media.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { TokenCard_tokenFragmentDoc } from './__generated__/TokenCard.ts'
import { LastSale, TokenPrice } from './TokenPrice.tsx'

export type TokenCardRef = FragmentRef<typeof TokenCard_tokenFragmentDoc>

export interface TokenCardProps {
  readonly token: TokenCardRef
  /** Names the collection above the item, where items of several stand together. */
  readonly withCollection?: boolean
  /** Fetches the picture early: for the first cards of a page. */
  readonly priority?: boolean
  /** A wide button over the picture, on hover and focus. */
  readonly action?: ReactNode
  /** Instead of the price. */
  readonly value?: ReactNode
  /** False where its listings may be somebody else's, and no price of these units. */
  readonly asked?: boolean
  /** Whether the reader has chosen it, with others. */
  readonly selected?: boolean
  /** Over the picture's corner. */
  readonly badge?: ReactNode
  /** Units of an edition that its holder has; the whole edition unless told. */
  readonly units?: bigint
  /** At the end of the name's line, after the units: its rarity, say. */
  readonly note?: ReactNode
}

export function TokenCard({
  token: reference,
  withCollection = false,
  priority = false,
  action,
  value,
  asked = true,
  selected,
  badge,
  units,
  note,
}: TokenCardProps) {
  const token = readFragment(TokenCard_tokenFragmentDoc, reference)
  const name = tokenName(token.tokenId, token.metadata)
  const collection = parseAddress(token.collection.id)
  return (
    <Card
      to={itemPath(collection, parseTokenId(token.tokenId))}
      media={<Media collection={collection} image={token.metadata?.image} alt={name} priority={priority} />}
      title={<bdi>{name}</bdi>}
      eyebrow={
        withCollection ? (
          <CollectionName address={collection} name={collectionName(token.collection)} item={name} />
        ) : undefined
      }
      aside={asideOf(token.standard === 'ERC1155' ? (units ?? BigInt(token.supply)) : undefined, note)}
      value={value ?? (asked ? <TokenPrice token={token} /> : <LastSale token={token} />)}
      action={action}
      selected={selected}
      badge={badge}
    />
  )
}

/** @param quantity of an edition; undefined for a single work */
function asideOf(quantity: bigint | undefined, note: ReactNode): ReactNode {
  const units = quantity === undefined ? undefined : <TokenAmount quantity={quantity} />
  if (note === undefined) return units
  return (
    <>
      {units} {note}
    </>
  )
}
