// The orders of items in view, which the catalogue does not have: asked for together, when the reader's hand comes near.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListingRef } from '../../features/trading/listings/listing.ts'
import { ask } from '../../graphql/ask.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { CollectionOrdersDocument } from './__generated__/CollectionOrders.ts'

export interface Orders {
  find(hash: string): ListingRef | undefined
  /** Asks for those that are neither kept nor on their way. */
  want(hashes: readonly string[]): Promise<void>
  /** Asks for all of them, whatever is kept, and gives those that the index has now. */
  readAnew(hashes: readonly string[]): Promise<readonly ListingRef[]>
}

/** Orders kept before the oldest are forgotten: a reader looks at a few hundred. */
const MOST_KEPT = 2_000

interface Kept {
  /** Of the rows that name the orders: other rows, other orders, also under the same hash. */
  readonly version: number
  /** Null for a hash that the index has no order of: nobody need ask again. */
  readonly orders: ReadonlyMap<string, ListingRef | null>
}

const NONE: Kept = { version: -1, orders: new Map() }

/** The orders that a page has loaded, for Back. */
const keptBy = new WeakMap<ApolloClient, Kept>()

/** @param version of the rows that name the orders */
export function useOrders(version: number): Orders {
  const client = useApolloClient()
  const [latest, setLatest] = useState(keptBy.get(client) ?? NONE)
  const { orders } = latest.version === version ? latest : NONE
  const onTheirWay = useRef({ version, hashes: new Set<string>() })

  const readAnew = useCallback(
    async (hashes: readonly string[]) => {
      const found = await readOrders(client, hashes)
      const next = { version, orders: withNewest(keptFor(client, version), hashes, found) }
      keptBy.set(client, next)
      setLatest(next)
      return hashes.flatMap((hash) => found.get(hash) ?? [])
    },
    [client, version],
  )
  const want = useCallback(
    async (wanted: readonly string[]) => {
      if (onTheirWay.current.version !== version) onTheirWay.current = { version, hashes: new Set() }
      const { hashes } = onTheirWay.current
      const kept = keptFor(client, version)
      const missing = wanted.filter((hash) => !kept.has(hash) && !hashes.has(hash))
      if (missing.length === 0) return
      for (const hash of missing) hashes.add(hash)
      try {
        await readAnew(missing)
      } finally {
        for (const hash of missing) hashes.delete(hash)
      }
    },
    [client, version, readAnew],
  )
  const find = useCallback((hash: string) => orders.get(hash) ?? undefined, [orders])
  return { find, want, readAnew }
}

function keptFor(client: ApolloClient, version: number): Kept['orders'] {
  const kept = keptBy.get(client)
  return kept?.version === version ? kept.orders : NONE.orders
}

/** What is kept after some hashes were asked for; they are the newest. */
function withNewest(
  former: Kept['orders'],
  asked: readonly string[],
  found: ReadonlyMap<string, ListingRef>,
): Kept['orders'] {
  const newest = new Map(asked.map((hash) => [hash, found.get(hash) ?? null]))
  const others = [...former].filter(([hash]) => !newest.has(hash))
  return new Map([...others, ...newest].slice(-MOST_KEPT))
}

async function readOrders(
  client: ApolloClient,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, ListingRef>> {
  const found = new Map<string, ListingRef>()
  for (let at = 0; at < hashes.length; at += LARGEST_PAGE) {
    const ids = hashes.slice(at, at + LARGEST_PAGE)
    const { orders } = await ask(client, CollectionOrdersDocument, { ids, first: LARGEST_PAGE })
    for (const order of orders) found.set(order.id, order)
  }
  return found
}

/**
 * Tells when the reader's hand moves in a place, or the focus. That the page moves under a hand that rests, as it
 * does with Back, is no approach.
 */
export function useApproach(place: HTMLElement | null, onApproach: () => void): void {
  const latest = useRef(onApproach)

  // Outside system: the reader's hand.
  useEffect(() => {
    latest.current = onApproach
  }, [onApproach])

  useEffect(() => {
    if (place === null) return
    const tell = () => latest.current()
    place.addEventListener('pointermove', tell, { passive: true })
    place.addEventListener('focusin', tell)
    return () => {
      place.removeEventListener('pointermove', tell)
      place.removeEventListener('focusin', tell)
    }
  }, [place])
}
