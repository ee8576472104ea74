// The listings of which the chain says, during this visit, that they can't be bought: the index can't know that a name
// has expired, for example, because no event says so.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { Address } from '../../domain/address.ts'

interface Findings {
  /** Collections by order hash. */
  readonly collections: ReadonlyMap<string, Address>
  /** Whether the reader wants to see these listings nevertheless. */
  readonly isShown: boolean
}

interface Store {
  findings: Findings
  readonly listeners: Set<() => void>
}

export interface ContradictedListings {
  /** Whether the chain contradicts a listing that the page therefore leaves out. */
  readonly isLeftOut: (orderHash: string) => boolean
  /** The number of contradicted listings of a collection. */
  readonly count: (collection: Address) => number
  readonly isShown: boolean
  readonly show: (isShown: boolean) => void
}

/** The result of a check: whether the chain contradicts the listing at the block just read. */
export interface ListingFinding {
  readonly orderHash: string
  readonly collection: Address
  readonly isContradicted: boolean
}

/** Findings kept; older ones are dropped. */
const MAX_KEPT = 1_000

/** One store per page load. */
const stores = new WeakMap<ApolloClient, Store>()

function getStore(client: ApolloClient): Store {
  const existing = stores.get(client)
  if (existing !== undefined) return existing
  const store: Store = { findings: { collections: new Map(), isShown: false }, listeners: new Set() }
  stores.set(client, store)
  return store
}

function change(store: Store, findings: Findings): void {
  store.findings = findings
  for (const listener of store.listeners) listener()
}

/** Records what checks found. A listing that can be bought again isn't left out any more. */
export function noteListingFindings(client: ApolloClient, found: readonly ListingFinding[]): void {
  const store = getStore(client)
  const { collections } = store.findings
  const changed = found.filter(
    ({ orderHash, isContradicted }) => collections.has(orderHash) !== isContradicted,
  )
  if (changed.length === 0) return
  const next = new Map(collections)
  for (const { orderHash, collection, isContradicted } of changed) {
    if (isContradicted) next.set(orderHash, collection)
    else next.delete(orderHash)
  }
  change(store, { ...store.findings, collections: new Map([...next].slice(-MAX_KEPT)) })
}

export function useContradictedListings(): ContradictedListings {
  const store = getStore(useApolloClient())
  const findings = useSyncExternalStore(
    (listener) => {
      store.listeners.add(listener)
      return () => store.listeners.delete(listener)
    },
    () => store.findings,
  )
  return useMemo(() => {
    const { collections, isShown } = findings
    return {
      isLeftOut: (orderHash) => !isShown && collections.has(orderHash),
      count: (collection) => [...collections.values()].filter((one) => one === collection).length,
      isShown,
      show: (shown) => change(store, { ...store.findings, isShown: shown }),
    }
  }, [store, findings])
}
