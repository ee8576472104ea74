// The basket: kept in storage for each deployment and chain, one for all tabs; without storage, while the page lives.
import type { NetworkConfig } from '../../../domain/config.ts'
import type { OrderHash } from '../../../domain/hashes.ts'
import { safeStorage } from '../../../wallet/memory.ts'
import type { Leg } from './leg.ts'
import { formatLegs, MOST_KEPT, parseLegs } from './storedLegs.ts'

export interface BasketStore {
  subscribe(listener: () => void): () => void
  /** In the order they were put in; the same array until something changes. */
  legs(): readonly Leg[]
  /** Puts legs in, at the end; one whose listing is there already takes that one's place. False when not all fit. */
  add(legs: readonly Leg[]): boolean
  remove(hashes: readonly OrderHash[]): void
  /** Puts legs back where they stood in a former basket, among what is there now. */
  restore(former: readonly Leg[]): void
  change(hash: OrderHash, update: Partial<Pick<Leg, 'units' | 'missed' | 'checkout'>>): void
  /** Notes which legs a write is to buy; those of an earlier attempt under its key are no longer its own. */
  beginCheckout(key: string, hashes: readonly OrderHash[]): void
}

interface BasketStoreOptions {
  readonly name: string
  readonly storage: Storage | undefined
  /** Where the browser tells of other tabs' writes. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export function createBasketStore({ name, storage, events }: BasketStoreOptions): BasketStore {
  const listeners = new Set<() => void>()
  /** What storage held when it was last read; undefined once it cannot be written. */
  let record: string | null | undefined = null
  let legs: readonly Leg[] = []

  /** Takes up what another tab has written. */
  const read = () => {
    if (record === undefined) return
    try {
      const stored = storage?.getItem(name) ?? null
      if (stored === record) return
      record = stored
      legs = parseLegs(stored)
    } catch {
      // Denied: the basket lives as long as the page.
      record = undefined
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const write = (change: (legs: readonly Leg[]) => readonly Leg[]) => {
    read()
    legs = change(legs)
    if (record !== undefined) {
      try {
        const next = formatLegs(legs)
        storage?.setItem(name, next)
        record = storage === undefined ? undefined : next
      } catch {
        // Full or denied.
        record = undefined
      }
    }
    tell()
  }
  const hear = (event: Event) => {
    const { key } = event as StorageEvent
    if (key !== null && key !== name) return
    read()
    tell()
  }
  read()

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        events.addEventListener('storage', hear)
        // What was written while nobody listened.
        read()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events.removeEventListener('storage', hear)
      }
    },
    legs: () => legs,
    add(added) {
      let fits = true
      write((present) => {
        const others = present.filter(({ orderHash }) => added.every((leg) => leg.orderHash !== orderHash))
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
          (leg) => present.find(({ orderHash }) => orderHash === leg.orderHash) ?? leg,
        )
        const later = present.filter(({ orderHash }) => former.every((leg) => leg.orderHash !== orderHash))
        return [...merged, ...later].slice(0, MOST_KEPT)
      }),
    change: (hash, update) =>
      write((present) => present.map((leg) => (leg.orderHash === hash ? { ...leg, ...update } : leg))),
    beginCheckout: (key, hashes) =>
      write((present) =>
        present.map((leg) => {
          if (hashes.includes(leg.orderHash)) return { ...leg, checkout: key, missed: null }
          return leg.checkout === key ? { ...leg, checkout: null } : leg
        }),
      ),
  }
}

const baskets = new Map<string, BasketStore>()

/** The page's one basket of a network. */
export function basketOf({ slug, chainId }: NetworkConfig): BasketStore {
  const name = `vitrine.basket.${slug}.${chainId}`
  const known = baskets.get(name)
  if (known !== undefined) return known
  const created = createBasketStore({ name, storage: safeStorage(), events: globalThis })
  baskets.set(name, created)
  return created
}
