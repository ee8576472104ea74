// The cart: stored per deployment and chain, shared by all tabs; without storage it lasts as long as the page.
import { useSyncExternalStore } from 'react'
import type { NetworkConfig } from '../../../domain/config.ts'
import type { OrderHash } from '../../../domain/hashes.ts'
import { wallClockSeconds } from '../../../domain/time.ts'
import {
  createPersistedValue,
  type PersistedValueOptions,
  safeStorage,
} from '../../../storage/persistedValue.ts'
import type { CartItem } from '../../../orders/cartItem.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { formatCartItems, MAX_KEPT, parseCartItems } from './storedCartItems.ts'

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
