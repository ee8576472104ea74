// The cart: stored per deployment and chain in a form that is validated like any other input, and shared by all tabs;
// without storage it lasts as long as the page.
import { useSyncExternalStore } from 'react'
import { type NetworkConfig, findCurrency } from '../../../domain/config.ts'
import { type OrderHash, parseOrderHash } from '../../../domain/hashes.ts'
import { wallClockSeconds } from '../../../domain/time.ts'
import {
  createPersistedValue,
  type PersistedValueOptions,
  safeStorage,
} from '../../../storage/persistedValue.ts'
import type { CartItem } from '../../../orders/cartItem.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import * as v from 'valibot'
import { parseAddress, tryParseAddress } from '../../../domain/address.ts'
import { plainName } from '../../../domain/names.ts'
import { MAX_DECIMALS } from '../../../domain/quantity.ts'
import { itemPath } from '../../../domain/paths.ts'
import { parseTokenId, tryParseTokenId } from '../../../domain/tokenId.ts'
import { toWei } from '../../../domain/wei.ts'

export interface CartStore {
  subscribe(listener: () => void): () => void
  /** In the order they were added; the same array until something changes. */
  cartItems(): readonly CartItem[]
  /**
   * Adds cart items at the end, replacing those of the same listing; one that a purchase tries to buy stays a part of it.
   * Returns false if not all fit.
   */
  add(cartItems: readonly CartItem[]): boolean
  remove(hashes: readonly OrderHash[]): void
  /** Restores cart items to their place in a previous cart, and keeps those added since. */
  restore(previous: readonly CartItem[]): void
  change(hash: OrderHash, update: Partial<Pick<CartItem, 'units' | 'missed' | 'checkout'>>): void
  /** Assigns cart items to the write that will buy them, and releases those of a previous attempt with the same key. */
  beginCheckout(key: string, hashes: readonly OrderHash[]): void
}

export function createCartStore({
  name,
  network,
  storage,
  events,
}: Pick<PersistedValueOptions<never>, 'name' | 'storage' | 'events'> & {
  readonly network: NetworkConfig
}): CartStore {
  const {
    subscribe,
    get,
    update: write,
  } = createPersistedValue({
    name,
    storage,
    events,
    parse: (record) => parseCartItems(record, network),
    format: formatCartItems,
  })
  return {
    subscribe,
    cartItems: get,
    add(added) {
      let fits = true
      write((present) => {
        const others = present.filter(({ orderHash }) =>
          added.every((cartItem) => cartItem.orderHash !== orderHash),
        )
        const toStored = (cartItem: CartItem) => {
          const replaced = present.find(({ orderHash }) => orderHash === cartItem.orderHash)
          const { checkout, sinceSeconds } = replaced?.checkout
            ? replaced
            : { checkout: null, sinceSeconds: wallClockSeconds() }
          return { ...cartItem, checkout, sinceSeconds }
        }
        const all = [...others, ...added.map(toStored)]
        fits = all.length <= MAX_KEPT
        return all.slice(0, MAX_KEPT)
      })
      return fits
    },
    remove: (hashes) => write((present) => present.filter(({ orderHash }) => !hashes.includes(orderHash))),
    restore: (previous) =>
      write((present) => {
        const restored = previous.map(
          (cartItem) => present.find(({ orderHash }) => orderHash === cartItem.orderHash) ?? cartItem,
        )
        const addedSince = present.filter(({ orderHash }) =>
          previous.every((cartItem) => cartItem.orderHash !== orderHash),
        )
        return [...restored, ...addedSince].slice(0, MAX_KEPT)
      }),
    change: (hash, update) =>
      write((present) =>
        present.map((cartItem) => (cartItem.orderHash === hash ? { ...cartItem, ...update } : cartItem)),
      ),
    beginCheckout: (key, hashes) =>
      write((present) =>
        present.map((cartItem) => {
          if (hashes.includes(cartItem.orderHash))
            return { ...cartItem, checkout: key, missed: null, sinceSeconds: wallClockSeconds() }
          return cartItem.checkout === key ? { ...cartItem, checkout: null } : cartItem
        }),
      ),
  }
}

const carts = new Map<string, CartStore>()

function getCart(network: NetworkConfig): CartStore {
  const name = `vitrine.basket.${network.slug}.${network.chainId}`
  const cart = carts.get(name) ?? createCartStore({ name, network, storage: safeStorage() })
  carts.set(name, cart)
  return cart
}

/** The cart of this deployment's network, and its items. */
export function useCart(): { readonly cart: CartStore; readonly cartItems: readonly CartItem[] } {
  const cart = getCart(useConfig().network)
  return { cart, cartItems: useSyncExternalStore(cart.subscribe, cart.cartItems) }
}

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
function parseCartItems(record: string | null, network: NetworkConfig): readonly CartItem[] {
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

function formatCartItems(cartItems: readonly CartItem[]): string {
  return JSON.stringify(cartItems, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
}
