// One item as the catalogue takes it in and gives it out: plain data that may cross to a worker.
import type { Address } from '../domain/address.ts'
import type { TraitKey } from '../domain/traits.ts'
import { CurrencyFieldsFragmentDoc } from '../graphql/__generated__/CurrencyFields.ts'
import type { IndexedCurrency } from '../graphql/currency.ts'
import { type FragmentRef, readFragment } from '../graphql/fragments.ts'
import {
  CatalogueRows_tokenFragmentDoc,
  type CatalogueRows_tokenFragment,
} from './__generated__/CatalogueRows.ts'

type CurrencyRef = FragmentRef<typeof CurrencyFieldsFragmentDoc>
export type CatalogueRowRef = FragmentRef<typeof CatalogueRows_tokenFragmentDoc>

/** What a price goes to in a straight line until the listing ends, and since when. */
export interface Moving {
  readonly endPrice: bigint
  readonly startsAtSeconds: number
}

/** The main live listing of an item. */
export interface RowListing {
  /** The order's hash. */
  readonly order: string
  /** Of one unit, when the listing starts. */
  readonly price: bigint
  /** Null for a fixed price. */
  readonly moving: Moving | null
  readonly currency: IndexedCurrency
  readonly endsAtSeconds: number
}

interface RowSale {
  /** Of one unit. */
  readonly price: bigint
  readonly currency: IndexedCurrency
  readonly atSeconds: number
}

export interface CatalogueRow {
  /** Id of the token in the index: the collection's address, then the token id as 32 bytes. */
  readonly id: string
  /** Units in existence; a row with none is gone. */
  readonly supply: bigint
  readonly name: string | null
  readonly image: string | null
  readonly traits: readonly TraitKey[]
  readonly listing: RowListing | null
  /** When the newest live listing was made. */
  readonly listedAtSeconds: number | null
  readonly lastSale: RowSale | null
}

/** A row with what only the whole collection tells. */
export interface RankedRow extends CatalogueRow {
  /** 1 is the rarest; null for an item that publishes no traits. */
  readonly rarityRank: number | null
}

/** Seconds of the index, which may be larger than any date: `2^256 - 1` is what contracts write for "never". */
const secondsOf = (text: string): number => Math.min(Number(text), Number.MAX_SAFE_INTEGER)

/** Longer addresses of pictures are the pictures themselves, written out (`data:`). */
const LONGEST_IMAGE = 400

/** Stands for a picture that is too large to be kept. */
export const LEFT_OUT = '\u0000'

function keptImage(image: string | null): string | null {
  return image !== null && image.length > LONGEST_IMAGE ? LEFT_OUT : image
}

/** @throws RangeError, SyntaxError when an amount is not a whole number, which the index's schema rules out */
export function readRow(reference: CatalogueRowRef): CatalogueRow {
  const token = readFragment(CatalogueRows_tokenFragmentDoc, reference)
  const { bestAsk, bestAskPrice, bestAskEndsAtSeconds, lastSalePrice, lastSaleAtSeconds } = token
  const listingCurrency = currencyOf(token.bestAskCurrency)
  const saleCurrency = currencyOf(token.lastSaleCurrency)
  return {
    id: token.id,
    supply: BigInt(token.supply),
    name: token.metadata?.name ?? null,
    image: keptImage(token.metadata?.image ?? null),
    traits: token.metadata?.traits ?? [],
    listing:
      bestAskPrice === null || listingCurrency === null || bestAskEndsAtSeconds === null
        ? null
        : {
            order: bestAsk?.id ?? '0x',
            price: BigInt(bestAskPrice),
            moving: movingOf(token),
            currency: listingCurrency,
            endsAtSeconds: secondsOf(bestAskEndsAtSeconds),
          },
    listedAtSeconds: token.listedAtSeconds === null ? null : secondsOf(token.listedAtSeconds),
    lastSale:
      lastSalePrice === null || saleCurrency === null || lastSaleAtSeconds === null
        ? null
        : {
            price: BigInt(lastSalePrice),
            currency: saleCurrency,
            atSeconds: secondsOf(lastSaleAtSeconds),
          },
  }
}

function movingOf({
  bestAskEndPrice: endPrice,
  bestAskStartsAtSeconds: starts,
}: CatalogueRows_tokenFragment): Moving | null {
  return endPrice === null || starts === null
    ? null
    : { endPrice: BigInt(endPrice), startsAtSeconds: secondsOf(starts) }
}

function currencyOf(reference: CurrencyRef | null): IndexedCurrency | null {
  return readFragment(CurrencyFieldsFragmentDoc, reference)
}

/** The 32 bytes of a token id at the end of an entity's id. */
export function tokenBytesOf(id: string): Uint8Array {
  return bytesOf(`0x${id.slice(42)}`)
}

export function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array((hex.length - 2) / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(hex.slice(2 + i * 2, 4 + i * 2), 16)
  return bytes
}

export function hexOf(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** The id of an item whose token id has these bytes. */
export function entityIdOf(collection: Address, tokenBytes: Uint8Array): string {
  return `${collection}${hexOf(tokenBytes)}`
}
