// The cart: kept in storage for each deployment and chain, one for all tabs; without storage, while the page lives.
import type { NetworkConfig } from '../../../domain/config.ts'
import type { OrderHash } from '../../../domain/hashes.ts'
import { createKeptValue, type KeptValueOptions, safeStorage } from '../../../storage/keptValue.ts'
import type { CartItem } from '../../../orders/cartItem.ts'
import { formatCartItems, MOST_KEPT, parseCartItems } from './storedCartItems.ts'

export interface CartStore {
  subscribe(listener: () => void): () => void
  /** In the order they were put in; the same array until something changes. */
  cartItems(): readonly CartItem[]
  /** Puts cart items in, at the end; one whose listing is there already takes that one's place. False when not all fit. */
  add(cartItems: readonly CartItem[]): boolean
  remove(hashes: readonly OrderHash[]): void
  /** Puts cart items back where they stood in a former cart, among what is there now. */
  restore(former: readonly CartItem[]): void
  change(hash: OrderHash, update: Partial<Pick<CartItem, 'units' | 'missed' | 'checkout'>>): void
  /** Notes which cart items a write is to buy; those of an earlier attempt under its key are no longer its own. */
  beginCheckout(key: string, hashes: readonly OrderHash[]): void
}

export function createCartStore({
  name,
  storage,
  events,
}: Pick<KeptValueOptions<never>, 'name' | 'storage' | 'events'>): CartStore {
  const kept = createKeptValue({ name, storage, events, parse: parseCartItems, format: formatCartItems })
  const write = kept.update
  return {
    subscribe: kept.subscribe,
    cartItems: kept.get,
    add(added) {
      let fits = true
      write((present) => {
        const others = present.filter(({ orderHash }) =>
          added.every((cartItem) => cartItem.orderHash !== orderHash),
        )
        const all = [...others, ...added]
        fits = all.length <= MOST_KEPT
        return all.slice(0, MOST_KEPT)
      })
      return fits
    },
    remove: (hashes) => write((present) => present.filter(({ orderHash }) => !hashes.includes(orderHash))),
    restore: (former) =>
      write((present) => {
        const merged = former.map(
          (cartItem) => present.find(({ orderHash }) => orderHash === cartItem.orderHash) ?? cartItem,
        )
        const later = present.filter(({ orderHash }) =>
          former.every((cartItem) => cartItem.orderHash !== orderHash),
        )
        return [...merged, ...later].slice(0, MOST_KEPT)
      }),
    change: (hash, update) =>
      write((present) =>
        present.map((cartItem) => (cartItem.orderHash === hash ? { ...cartItem, ...update } : cartItem)),
      ),
    beginCheckout: (key, hashes) =>
      write((present) =>
        present.map((cartItem) => {
          if (hashes.includes(cartItem.orderHash)) return { ...cartItem, checkout: key, missed: null }
          return cartItem.checkout === key ? { ...cartItem, checkout: null } : cartItem
        }),
      ),
  }
}

const carts = new Map<string, CartStore>()

/** The page's one cart of a network. */
export function readCart({ slug, chainId }: NetworkConfig): CartStore {
  const name = `vitrine.basket.${slug}.${chainId}`
  const known = carts.get(name)
  if (known !== undefined) return known
  const created = createCartStore({ name, storage: safeStorage() })
  carts.set(name, created)
  return created
}
