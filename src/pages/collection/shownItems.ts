// An item of a collection as its grid shows it, from the indexer or from the catalogue.
import type { RankedRow } from '../../catalogue/rows.ts'
import { tokenName } from '../../domain/names.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { nowSeconds, startOfMinute } from '../../domain/time.ts'
import type { TokenCardRef } from '../../features/tokens/TokenCard.tsx'
import type { ItemList } from '../../features/tokens/itemList.ts'
import type { TokenStandard } from '../../graphql/__generated__/operations.ts'
import type { CollectionItem } from './useCollectionItems.ts'

export interface ShownItem {
  readonly id: string
  readonly name: string
  readonly token: TokenCardRef
  /** Hash of the item's best listing now; null when it isn't for sale. */
  readonly orderHash: string | null
  /** 1 is the rarest; null without published traits, undefined until it has been counted. */
  readonly rarityRank: number | null | undefined
}

export interface OfCollection {
  readonly id: string
  readonly name: string | null
  readonly standard: TokenStandard
}

/** An item from the indexer. */
export function fromIndex(item: CollectionItem): ShownItem {
  const { bestAsk, bestAskEndsAtSeconds } = item
  const open = bestAsk !== null && BigInt(bestAskEndsAtSeconds ?? 0) > BigInt(startOfMinute(nowSeconds()))
  return {
    id: item.id,
    name: tokenName(item.tokenId, item.metadata),
    token: item,
    orderHash: open ? bestAsk.id : null,
    rarityRank: undefined,
  }
}

/** An item from the catalogue, which leaves out the collection's own fields. */
export function fromCatalogue(row: RankedRow, { id, name, standard }: OfCollection): ShownItem {
  const { ask, lastSale } = row
  const moving = ask?.moving ?? null
  const open = ask !== null && ask.endsAtSeconds > startOfMinute(nowSeconds())
  const token = {
    __typename: 'Token' as const,
    id: row.id,
    tokenId: tokenIdFromBigInt(BigInt(`0x${row.id.slice(42)}`)),
    standard,
    supply: `${row.supply}`,
    collection: { __typename: 'Collection' as const, id, name },
    metadata: { __typename: 'Metadata' as const, id: '', name: row.name, image: row.image },
    bestAskPrice: ask === null ? null : `${ask.price}`,
    bestAskEndPrice: moving === null ? null : `${moving.endPrice}`,
    bestAskStartsAtSeconds: moving === null ? null : `${moving.startsAtSeconds}`,
    bestAskEndsAtSeconds: ask === null ? null : `${ask.endsAtSeconds}`,
    bestAskCurrency: ask?.currency ?? null,
    listedAtSeconds: row.listedAtSeconds === null ? null : `${row.listedAtSeconds}`,
    lastSaleAtSeconds: lastSale === null ? null : `${lastSale.atSeconds}`,
    lastSalePrice: lastSale === null ? null : `${lastSale.price}`,
    lastSaleCurrency: lastSale?.currency ?? null,
  }
  return {
    id: row.id,
    name: tokenName(token.tokenId, row),
    // Fragments are masked in the types only.
    token: token as TokenCardRef,
    orderHash: open ? ask.order : null,
    rarityRank: row.rarityRank,
  }
}

/** Maps each item once, so that items keep their identity while others load. */
export function mapped<From, Into>(list: ItemList<From>, map: (from: From) => Into): ItemList<Into> {
  const made = new Map<number, Into>()
  return {
    length: list.length,
    at(place) {
      const known = made.get(place)
      if (known !== undefined) return known
      const from = list.at(place)
      if (from === undefined) return undefined
      const into = map(from)
      made.set(place, into)
      return into
    },
  }
}
