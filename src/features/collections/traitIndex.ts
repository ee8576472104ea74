// Reads the traits of a whole collection once, page by page, and keeps them: the index cannot count them itself.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { Address } from '../../domain/address.ts'
import type { VitrineError } from '../../domain/errors.ts'
import type { TraitKey } from '../../domain/traits.ts'
import { ask } from '../../graphql/ask.ts'
import { indexError } from '../../graphql/errors.ts'
import { generation } from '../../graphql/generation.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { allOf } from '../../graphql/where.ts'
import type { Token_filter } from '../../graphql/__generated__/operations.ts'
import { TraitFacetsDocument } from './__generated__/TraitFacets.ts'

export interface TraitIndex {
  readonly status: 'loading' | 'ready' | 'failed'
  /** The trait keys of each item read so far. */
  readonly items: readonly (readonly TraitKey[])[]
  readonly error: VitrineError | undefined
}

interface Store {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => TraitIndex
  readonly reload: () => void
}

/** Collections whose traits are kept: each may be tens of thousands of rows. */
const KEPT_COLLECTIONS = 6

const stores = new WeakMap<ApolloClient, Map<Address, Store>>()

/** The traits of a collection's items; starts to read them when it is first used. */
export function useTraitIndex(collection: Address): TraitIndex & { readonly reload: () => void } {
  const client = useApolloClient()
  const store = useMemo(() => storeOf(client, collection), [client, collection])
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot)
  return { ...snapshot, reload: store.reload }
}

function storeOf(client: ApolloClient, collection: Address): Store {
  const known = stores.get(client) ?? new Map<Address, Store>()
  stores.set(client, known)
  const store = known.get(collection) ?? createStore(client, collection)
  // Set again at the end, so that the collection looked at longest ago comes first and is the one to go.
  known.delete(collection)
  known.set(collection, store)
  for (const oldest of [...known.keys()].slice(0, -KEPT_COLLECTIONS)) known.delete(oldest)
  return store
}

function createStore(client: ApolloClient, collection: Address): Store {
  const listeners = new Set<() => void>()
  let snapshot: TraitIndex = { status: 'loading', items: [], error: undefined }
  let readAt: number | undefined
  let running = false

  const publish = (next: TraitIndex) => {
    snapshot = next
    for (const listener of listeners) listener()
  }

  const read = async () => {
    if (running) return
    running = true
    readAt = generation(client)
    const anew = snapshot.status === 'ready'
    const items: (readonly TraitKey[])[] = []
    try {
      for await (const page of pages(client, collection)) {
        items.push(...page)
        // While reading anew the former traits stay in view.
        if (!anew) publish({ status: 'loading', items: [...items], error: undefined })
      }
      publish({ status: 'ready', items, error: undefined })
    } catch (error) {
      publish(anew ? snapshot : { status: 'failed', items, error: indexError(error) })
    } finally {
      running = false
    }
  }

  return {
    getSnapshot: () => snapshot,
    reload: () => void read(),
    subscribe: (listener) => {
      listeners.add(listener)
      if (readAt !== generation(client)) void read()
      return () => listeners.delete(listener)
    },
  }
}

async function* pages(client: ApolloClient, collection: Address) {
  let last: string | undefined
  for (;;) {
    const beyond: Token_filter | undefined = last === undefined ? undefined : { id_gt: last }
    const { tokens } = await ask(client, TraitFacetsDocument, {
      where: allOf<Token_filter>({ collection, supply_gt: '0' }, beyond),
      first: LARGEST_PAGE,
    })
    yield tokens.map(({ metadata }) => metadata?.traits ?? [])
    last = tokens.at(-1)?.id
    if (tokens.length < LARGEST_PAGE) return
  }
}
