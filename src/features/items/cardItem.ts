// The model of an item that cards and rows show, made from the indexer's token.
import { fillTokenId } from '../../domain/fillTokenId.ts'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenCollection } from '../../domain/ids.ts'
import { collectionName, tokenName } from '../../domain/names.ts'
import { orderUnitPrice, getDecimals, scaleUnitPrice, type QuantityScale } from '../../domain/quantity.ts'
import { itemPath } from '../../domain/paths.ts'
import type { PriceSchedule } from '../../domain/priceSchedule.ts'
import { startOfMinute } from '../../domain/time.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { getCurrency } from '../../graphql/currency.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import {
  TokenCard_ownTokenFragmentDoc,
  type TokenCard_ownTokenFragment,
  TokenCard_tokenFragmentDoc,
} from './__generated__/TokenCard.ts'

type TokenCardRef = FragmentRef<typeof TokenCard_tokenFragmentDoc>

/** Its decimals are those of an edition's quantities. */
export interface CardItem extends QuantityScale {
  /** ID of the token in the index. */
  readonly id: string
  readonly collection: Address
  /** Undefined on the collection's own page. */
  readonly collectionName: string | undefined
  readonly name: string
  readonly image: string | null
  readonly path: string
  /** Total supply of an edition; undefined for an ERC-721 item. */
  readonly supply: bigint | undefined
  /** Whether there may be more units of it: some may be older than the index. */
  readonly isSupplyMinimum: boolean
  /** Its best listing, which may have ended since it was indexed; null where there is none. */
  readonly listing: CardListing | null
  /** Unix seconds of its newest listing. */
  readonly listedAtSeconds: number | null
  /** Whether a live bundle offers it. */
  readonly inBundle: boolean
  readonly lastSale: CardSale | null
}

/** The price of one unit as people see it. */
export interface CardListing extends PriceSchedule {
  readonly currency: Currency
}

interface CardSale {
  /** Of one unit. */
  readonly price: Wei
  readonly currency: Currency
}

const toSeconds = (text: string | null) => BigInt(text ?? 0)

export function toCardItem(reference: TokenCardRef, network: NetworkConfig): CardItem {
  const token = readFragment(TokenCard_tokenFragmentDoc, reference)
  return { ...toOwnCardItem(token, network), collectionName: collectionName(token.collection) }
}

/** An item for its collection's own page, without the collection's name. */
export function toOwnCardItem(
  reference: FragmentRef<typeof TokenCard_ownTokenFragmentDoc>,
  network: NetworkConfig,
): CardItem {
  const token = readFragment(TokenCard_ownTokenFragmentDoc, reference)
  const collection = tokenCollection(token.id)
  const { lastSalePrice, lastSaleCurrency, listedAtSeconds, metadata } = token
  const decimals = getDecimals(token.standard, metadata)
  const soldFor = lastSalePrice === null ? undefined : scaleUnitPrice(toWei(lastSalePrice), { decimals })
  return {
    id: token.id,
    collection,
    collectionName: undefined,
    name: tokenName(token.tokenId, metadata),
    image: fillTokenId(metadata?.image, token.id),
    path: itemPath(collection, parseTokenId(token.tokenId)),
    supply: token.standard === 'ERC1155' ? BigInt(token.supply) : undefined,
    isSupplyMinimum: token.standard === 'ERC1155' && !token.historyFromMint,
    decimals,
    listing: toCardListing(token, network, { decimals }),
    listedAtSeconds: listedAtSeconds === null ? null : Number(listedAtSeconds),
    inBundle: token.liveBundleCount > 0,
    lastSale:
      soldFor === undefined || lastSaleCurrency === null
        ? null
        : { price: soldFor, currency: getCurrency(lastSaleCurrency, network) },
  }
}

function toCardListing(
  token: TokenCard_ownTokenFragment,
  network: NetworkConfig,
  scale: QuantityScale,
): CardListing | null {
  const { bestAsk, bestAskPrice, bestAskCurrency } = token
  if (bestAskPrice === null || bestAskCurrency === null) return null
  const unitPrice = (at: 'startPrice' | 'endPrice', rounded: string) =>
    orderUnitPrice(bestAsk && { price: bestAsk[at], quantity: bestAsk.quantity }, rounded, scale)
  return {
    startPrice: unitPrice('startPrice', bestAskPrice),
    endPrice: unitPrice('endPrice', token.bestAskEndPrice ?? bestAskPrice),
    startsAtSeconds: toSeconds(token.bestAskStartsAtSeconds),
    endsAtSeconds: toSeconds(token.bestAskEndsAtSeconds),
    currency: getCurrency(bestAskCurrency, network),
  }
}

/** Whether the best listing is still open: it may end before the indexer has closed it. */
export function isListed({ listing }: Pick<CardItem, 'listing'>, nowSeconds: number): boolean {
  return listing !== null && listing.endsAtSeconds > startOfMinute(nowSeconds)
}
