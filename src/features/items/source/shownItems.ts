// An item of a collection as its grid shows it, from the indexer or from the local copy.
import { fillTokenId } from '../../../domain/fillTokenId.ts'
import type { RankedRow } from '../../../itemSearch/rows.ts'
import type { Address } from '../../../domain/address.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { parseEntityTokenId } from '../../../domain/ids.ts'
import { tokenName } from '../../../domain/names.ts'
import { itemPath } from '../../../domain/paths.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { toWei } from '../../../domain/wei.ts'
import { type CardItem, isListed, toOwnCardItem } from '../cardItem.ts'
import type { ItemList } from '../useVisibleRows.ts'
import type { TokenStandard } from '../../../graphql/__generated__/operations.ts'
import { toCurrency } from '../../../graphql/currency.ts'
import type { CollectionItem } from './useIndexItems.ts'

export interface ShownItem extends CardItem {
  /** Hash of the item's best listing now; null when it isn't for sale. */
  readonly orderHash: string | null
  /** 1 is the rarest; null without published traits, undefined if it isn't known. */
  readonly rarityRank: number | null | undefined
}

export interface ItemsCollection {
  readonly address: Address
  readonly standard: TokenStandard
  /** Whether the index has all of its events. */
  readonly historyComplete: boolean
}

/** An item from the indexer. */
export function fromIndex(token: CollectionItem, network: NetworkConfig): ShownItem {
  const item = toOwnCardItem(token, network)
  const isOpen = isListed(item, nowSeconds())
  return {
    ...item,
    orderHash: isOpen && token.bestAsk !== null ? token.bestAsk.id : null,
    rarityRank: undefined,
  }
}

/** An item from the local copy, which leaves out the collection's own fields. */
export function fromItemSearch(
  row: RankedRow,
  { address, standard, historyComplete }: ItemsCollection,
  network: NetworkConfig,
): ShownItem {
  const { listing, lastSale } = row
  const tokenId = parseEntityTokenId(row.id)
  const item: CardItem = {
    id: row.id,
    collection: address,
    collectionName: undefined,
    name: tokenName(tokenId, row),
    image: fillTokenId(row.image, row.id),
    path: itemPath(address, tokenId),
    supply: standard === 'ERC1155' ? row.supply : undefined,
    isSupplyMinimum: standard === 'ERC1155' && !historyComplete,
    decimals: row.decimals,
    listing:
      listing === null
        ? null
        : {
            startPrice: toWei(listing.price),
            endPrice: toWei(listing.moving?.endPrice ?? listing.price),
            startsAtSeconds: listing.moving?.startsAtSeconds ?? 0n,
            endsAtSeconds: listing.endsAtSeconds,
            currency: toCurrency(listing.currency, network),
          },
    listedAtSeconds: row.listedAtSeconds,
    inBundle: row.inBundle,
    lastSale:
      lastSale === null
        ? null
        : { price: toWei(lastSale.price), currency: toCurrency(lastSale.currency, network) },
  }
  return {
    ...item,
    orderHash: listing !== null && isListed(item, nowSeconds()) ? listing.order : null,
    rarityRank: row.rarityRank,
  }
}

/** Maps each item once, so that items keep their identity while others load. */
export function mapItems<From, Into>(list: ItemList<From>, map: (from: From) => Into): ItemList<Into> {
  const cache = new Map<number, Into>()
  return {
    length: list.length,
    at(place) {
      const cached = cache.get(place)
      if (cached !== undefined) return cached
      const from = list.at(place)
      if (from === undefined) return undefined
      const into = map(from)
      cache.set(place, into)
      return into
    },
  }
}
