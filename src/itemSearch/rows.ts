// One item as the local copy stores and returns it: plain data that can be sent to a worker.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Address } from '../domain/address.ts'
import { orderUnitPrice, getDecimals, scaleUnitPrice } from '../domain/quantity.ts'
import type { TraitKey } from '../domain/traits.ts'
import { toWei } from '../domain/wei.ts'
import { CurrencyFieldsFragmentDoc } from '../graphql/__generated__/CurrencyFields.ts'
import type { IndexedCurrency } from '../graphql/currency.ts'
import { type FragmentRef, readFragment } from '../graphql/fragments.ts'
import {
  ItemSearchRows_tokenFragmentDoc,
  type ItemSearchRows_tokenFragment,
} from './__generated__/ItemSearchRows.ts'

type CurrencyRef = FragmentRef<typeof CurrencyFieldsFragmentDoc>
export type ItemSearchRowRef = FragmentRef<typeof ItemSearchRows_tokenFragmentDoc>

/** A price that changes linearly until the listing ends. */
export interface Moving {
  readonly endPrice: bigint
  readonly startsAtSeconds: bigint
}

/** The item's best live listing. */
export interface RowListing {
  readonly order: string
  /** Per unit, at the listing's start. */
  readonly price: bigint
  /** Null for a fixed price. */
  readonly moving: Moving | null
  readonly currency: IndexedCurrency
  readonly endsAtSeconds: bigint
}

interface RowSale {
  /** Of one unit. */
  readonly price: bigint
  readonly currency: IndexedCurrency
  readonly atSeconds: number
}

export interface ItemSearchRow {
  /** The token's id in the index: the collection's address, then the token id as 32 bytes. */
  readonly id: string
  /** Units in existence; 0 for a burned item. */
  readonly supply: bigint
  /** Of its quantities; 0 for whole units. Prices are of one unit as people see it. */
  readonly decimals: number
  readonly name: string | null
  readonly image: string | null
  readonly traits: readonly TraitKey[]
  readonly listing: RowListing | null
  /** When the newest live listing was made. */
  readonly listedAtSeconds: number | null
  /** Whether a live bundle offers it. */
  readonly inBundle: boolean
  readonly lastSale: RowSale | null
}

/** A row with its rank in the whole collection. */
export interface RankedRow extends ItemSearchRow {
  /** 1 is the rarest; null without published traits, and where all items are equally rare. */
  readonly rarityRank: number | null
}

/** Longer image URIs contain the picture itself (`data:`). */
const LONGEST_IMAGE = 400

/** Placeholder for a picture that is too large to store. */
export const LEFT_OUT = '\u0000'

function storedImage(image: string | null): string | null {
  return image !== null && image.length > LONGEST_IMAGE ? LEFT_OUT : image
}

/** @throws RangeError, SyntaxError if an amount isn't an integer, which the index's schema rules out */
export function getRow(reference: ItemSearchRowRef): ItemSearchRow {
  const token = readFragment(ItemSearchRows_tokenFragmentDoc, reference)
  const { bestAsk, bestAskPrice, bestAskEndsAtSeconds, lastSaleAtSeconds } = token
  const scale = { decimals: getDecimals(token.standard, token.metadata) }
  const lastSalePrice =
    token.lastSalePrice === null ? undefined : scaleUnitPrice(toWei(token.lastSalePrice), scale)
  const unitPrice = (at: 'startPrice' | 'endPrice', rounded: string) =>
    orderUnitPrice(bestAsk && { price: bestAsk[at], quantity: bestAsk.quantity }, rounded, scale)
  const listingCurrency = getCurrencyFields(token.bestAskCurrency)
  const saleCurrency = getCurrencyFields(token.lastSaleCurrency)
  return {
    id: token.id,
    supply: BigInt(token.supply),
    decimals: scale.decimals,
    name: token.metadata?.name ?? null,
    image: storedImage(token.metadata?.image ?? null),
    traits: token.metadata?.traits ?? [],
    listing:
      bestAskPrice === null || listingCurrency === null || bestAskEndsAtSeconds === null
        ? null
        : {
            order: bestAsk?.id ?? '0x',
            price: unitPrice('startPrice', bestAskPrice),
            moving: toMoving(token, (rounded) => unitPrice('endPrice', rounded)),
            currency: listingCurrency,
            endsAtSeconds: BigInt(bestAskEndsAtSeconds),
          },
    listedAtSeconds: token.listedAtSeconds === null ? null : Number(token.listedAtSeconds),
    inBundle: token.liveBundleCount > 0,
    lastSale:
      lastSalePrice === undefined || saleCurrency === null || lastSaleAtSeconds === null
        ? null
        : {
            price: lastSalePrice,
            currency: saleCurrency,
            atSeconds: Number(lastSaleAtSeconds),
          },
  }
}

function toMoving(
  { bestAskEndPrice: endPrice, bestAskStartsAtSeconds: starts }: ItemSearchRows_tokenFragment,
  unitPrice: (rounded: string) => bigint,
): Moving | null {
  return endPrice === null || starts === null
    ? null
    : { endPrice: unitPrice(endPrice), startsAtSeconds: BigInt(starts) }
}

function getCurrencyFields(reference: CurrencyRef | null): IndexedCurrency | null {
  return readFragment(CurrencyFieldsFragmentDoc, reference)
}

/** The 32 bytes of the token id at the end of an entity's id. */
export function toTokenBytes(id: string): Uint8Array {
  return hexToBytes(id.slice(42))
}

/** The id of the item with this token id. */
export function toEntityId(collection: Address, tokenBytes: Uint8Array): string {
  return `${collection}${bytesToHex(tokenBytes)}`
}
