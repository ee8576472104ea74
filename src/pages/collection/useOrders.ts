// The orders of the items in view, which the local copy doesn't have: loaded together once pointer or focus is near.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Listing } from '../../orders/listing.ts'
import { keepRecent } from '../../domain/keepRecent.ts'
import { splitIntoChunks } from '../../domain/splitIntoChunks.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { perClient } from '../../graphql/clientState.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { CollectionOrdersDocument } from './__generated__/CollectionOrders.ts'

export interface Orders {
  find(hash: string): Listing | undefined
  /** Loads those that are neither cached for the rows shown nor loading. */
  load(hashes: readonly string[]): Promise<void>
  /** Loads all of them, cached or not, and returns those that the index has now. */
  reload(hashes: readonly string[]): Promise<readonly Listing[]>
}

/** Orders cached before the oldest are dropped; a visitor looks at a few hundred. */
const MAX_CACHED = 2_000

interface CachedOrder {
  /** Version of the rows that it was loaded for. With other rows its state may differ, so it is loaded again. */
  readonly version: number
  /** Null if the index has no such order, so that it isn't requested again. */
  readonly listing: Listing | null
}

/** The orders loaded so far, by hash, for going back to the page. */
const clientOrders = perClient(() => new Map<string, CachedOrder>())

/**
 * Orders stay while they load for newer rows, so that no button disappears under the pointer: a trade reads the order
 * again before anything is signed.
 *
 * @param version of the rows that name the orders
 */
export function useOrders(version: number): Orders {
  const client = useApolloClient()
  const { network } = useConfig()
  const cached = clientOrders(client)
  const [replies, countReply] = useReducer((count: number) => count + 1, 0)
  /** The orders in flight, each as its version and its hash. */
  const loading = useRef(new Set<string>())
  const shown = useRef(version)

  // External system: a reply of the index, which may come after the rows it was for.
  useEffect(() => {
    shown.current = version
  }, [version])

  const reload = useCallback(
    async (hashes: readonly string[]) => {
      const listings = await fetchOrders(client, network, hashes)
      if (shown.current === version) {
        for (const hash of hashes)
          keepRecent(cached, hash, { version, listing: listings.get(hash) ?? null }, MAX_CACHED)
        countReply()
      }
      return hashes.flatMap((hash) => listings.get(hash) ?? [])
    },
    [client, network, version, cached],
  )
  const load = useCallback(
    async (wanted: readonly string[]) => {
      const inFlight = loading.current
      const missing = wanted.filter(
        (hash) => cached.get(hash)?.version !== version && !inFlight.has(`${version} ${hash}`),
      )
      if (missing.length === 0) return
      for (const hash of missing) inFlight.add(`${version} ${hash}`)
      try {
        await reload(missing)
      } finally {
        for (const hash of missing) inFlight.delete(`${version} ${hash}`)
      }
    },
    [version, cached, reload],
  )
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a reply changes what it finds
  const find = useCallback((hash: string) => cached.get(hash)?.listing ?? undefined, [cached, replies])
  return { find, load, reload }
}

async function fetchOrders(
  client: ApolloClient,
  network: NetworkConfig,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Listing>> {
  const { toListing } = await import('../../orders/toListing.ts')
  const listings = new Map<string, Listing>()
  for (const ids of splitIntoChunks(hashes, LARGEST_PAGE)) {
    const { orders } = await queryIndex(client, CollectionOrdersDocument, { ids, first: LARGEST_PAGE })
    for (const order of orders) {
      const listing = toListing(order, network)
      if (listing !== undefined) listings.set(order.id, listing)
    }
  }
  return listings
}

/**
 * Calls back when the pointer moves in an element or the focus enters it. A page that moves under a resting pointer,
 * such as after going back, doesn't count.
 */
export function useApproach(element: HTMLElement | null, onApproach: () => void): void {
  const latest = useRef(onApproach)

  // External system: the pointer and the focus.
  useEffect(() => {
    latest.current = onApproach
  }, [onApproach])

  useEffect(() => {
    if (element === null) return
    const report = () => latest.current()
    element.addEventListener('pointermove', report, { passive: true })
    element.addEventListener('focusin', report)
    return () => {
      element.removeEventListener('pointermove', report)
      element.removeEventListener('focusin', report)
    }
  }, [element])
}
