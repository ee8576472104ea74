// The lists that pages have shown, kept by client and name, and the hook that gives one to a component.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import { onIndexChanged } from './changeCount.ts'
import { createKeysetList, type KeysetList, type ListSnapshot, type ListSource } from './keysetList.ts'
import type { Combinable } from './where.ts'

/** Lists kept for Back; the one unused for longest goes first. */
const KEPT_LISTS = 24

type Lists = Map<string, KeysetList<unknown>>

const listsOf = new WeakMap<ApolloClient, Lists>()

function lists(client: ApolloClient): Lists {
  const known = listsOf.get(client)
  if (known !== undefined) return known
  const fresh: Lists = new Map()
  listsOf.set(client, fresh)
  onIndexChanged(client, () => Promise.all([...fresh.values()].map((list) => list.invalidate())))
  return fresh
}

/**
 * A list that survives the component: the same name gives the same rows again, without a request.
 *
 * @param name what the list is, filters included, unique among all lists
 * @param describe how its pages are read; called when the list is first made
 */
export function useKeysetList<Item extends { readonly id: string }, Filter extends Combinable<Filter>>(
  name: string,
  describe: (client: ApolloClient) => ListSource<Item, Filter>,
): ListSnapshot<Item> & Pick<KeysetList<Item>, 'loadMore' | 'refresh'> {
  const client = useApolloClient()
  // The name says all that the description depends on.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the name says all that the description depends on
  const list = useMemo(() => obtain(client, name, () => createKeysetList(describe(client))), [client, name])
  const snapshot = useSyncExternalStore(list.subscribe, list.getSnapshot)
  return { ...snapshot, loadMore: list.loadMore, refresh: list.refresh }
}

function obtain<Item>(client: ApolloClient, name: string, make: () => KeysetList<Item>): KeysetList<Item> {
  const kept = lists(client)
  const known = kept.get(name) as KeysetList<Item> | undefined
  const list = known ?? make()
  // Set again at the end, so that the oldest come first and are the ones to go.
  kept.delete(name)
  kept.set(name, list as KeysetList<unknown>)
  for (const oldest of [...kept.keys()].slice(0, -KEPT_LISTS)) kept.delete(oldest)
  return list
}
