// The stored form of the cart, and the schema that validates it like any other input.
import * as v from 'valibot'
import { parseAddress, tryParseAddress } from '../../../domain/address.ts'
import { findCurrency, type NetworkConfig } from '../../../domain/config.ts'
import { parseOrderHash } from '../../../domain/hashes.ts'
import { plainName } from '../../../domain/names.ts'
import { MAX_DECIMALS } from '../../../domain/quantity.ts'
import { itemPath } from '../../../domain/paths.ts'
import { parseTokenId, tryParseTokenId } from '../../../domain/tokenId.ts'
import { toWei } from '../../../domain/wei.ts'
import type { CartItem } from '../../../orders/cartItem.ts'

/** The most items in a cart: as many as a viewer can keep track of, and storage can hold. */
export const MAX_KEPT = 200

const text = v.pipe(v.string(), v.maxLength(400))
const name = v.pipe(
  text,
  v.transform((value) => plainName(value)),
)
const digits = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const amount = v.pipe(
  digits,
  v.transform((value) => toWei(value)),
)
const units = v.pipe(
  digits,
  v.transform((value) => BigInt(value)),
  v.check((value) => value > 0n),
)
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
// Older versions stored numbers.
const chainSeconds = v.pipe(
  v.union([digits, seconds]),
  v.transform((value) => BigInt(value)),
)
const address = v.pipe(
  v.string(),
  v.check((value) => tryParseAddress(value) !== undefined),
  v.transform(parseAddress),
)

const cartItem = v.pipe(
  v.object({
    orderHash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/), v.transform(parseOrderHash)),
    seller: address,
    item: v.pipe(
      v.object({
        collection: address,
        collectionName: name,
        tokenId: v.pipe(
          digits,
          v.check((value) => tryParseTokenId(value) !== undefined),
          v.transform(parseTokenId),
        ),
        standard: v.picklist(['ERC721', 'ERC1155']),
        name,
        image: v.nullable(v.pipe(v.string(), v.maxLength(4_000))),
        // Older versions stored none.
        decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DECIMALS)), 0),
      }),
      v.transform((item) => ({ ...item, path: itemPath(item.collection, item.tokenId) })),
    ),
    // The rest comes from the configuration, because it says what the stored amounts are worth.
    currency: v.object({ address }),
    startPrice: amount,
    endPrice: amount,
    startsAtSeconds: chainSeconds,
    endsAtSeconds: chainSeconds,
    quantity: units,
    divisible: v.boolean(),
    // Older versions stored none.
    step: v.optional(units, '1'),
    units,
    missed: v.nullable(text),
    checkout: v.nullable(text),
    // Older versions stored none.
    sinceSeconds: v.optional(seconds, 0),
  }),
  v.check(({ units: wanted, quantity }) => wanted <= quantity),
)

/**
 * Parses a stored record, leaving out invalid cart items and those in a currency that isn't configured; an unreadable
 * record is an empty cart.
 */
export function parseCartItems(record: string | null, network: NetworkConfig): readonly CartItem[] {
  if (record === null) return []
  let rows: unknown
  try {
    rows = JSON.parse(record)
  } catch {
    // Not JSON: written by something else, or truncated.
    return []
  }
  if (!Array.isArray(rows)) return []
  const hashes = new Set<string>()
  return rows.slice(0, MAX_KEPT).flatMap((row) => {
    const parsed = v.safeParse(cartItem, row)
    if (!parsed.success || hashes.has(parsed.output.orderHash)) return []
    const currency = findCurrency(network, parsed.output.currency.address)
    if (currency === undefined) return []
    hashes.add(parsed.output.orderHash)
    return [{ ...parsed.output, currency } satisfies CartItem]
  })
}

export function formatCartItems(cartItems: readonly CartItem[]): string {
  return JSON.stringify(cartItems, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
}
