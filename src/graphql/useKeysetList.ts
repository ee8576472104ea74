// The hook for sorted lists, which keeps each client's lists by name.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import { countCorrections, subscribeToChainTime } from '../domain/chainClock.ts'
import { getRecent } from '../domain/keepRecent.ts'
import { onIndexChanged } from './changeCount.ts'
import { createKeysetList, type KeysetList, type ListSnapshot, type ListSource } from './keysetList.ts'
import { perClient } from './perClient.ts'
import type { Combinable } from './where.ts'

/** Number of lists kept for Back. */
const KEPT_LISTS = 24

const clientLists = perClient((client) => {
  const lists = new Map<string, KeysetList<unknown>>()
  const invalidate = () => Promise.all([...lists.values()].map((list) => list.invalidate()))
  onIndexChanged(client, invalidate)
  let corrections = countCorrections()
  subscribeToChainTime(() => {
    if (countCorrections() === corrections) return
    corrections = countCorrections()
    // Filters may contain the time. The rows stay until those that a right clock selects have loaded.
    void invalidate()
  })
  return lists
})

/**
 * A list that outlives the component: the same name returns the same rows again, without a query.
 *
 * @param name identifies the list, filters included
 * @param describe how to read its pages; called when the list is created
 */
export function useKeysetList<Item extends { readonly id: string }, Filter extends Combinable<Filter>>(
  name: string,
  describe: (client: ApolloClient) => ListSource<Item, Filter>,
): ListSnapshot<Item> & Pick<KeysetList<Item>, 'loadMore' | 'refresh'> {
  const client = useApolloClient()
  // The name says all that the description depends on.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name says all that the description depends on
  const list = useMemo(() => obtain(client, name, () => createKeysetList(describe(client))), [client, name])
  const snapshot = useSyncExternalStore(list.subscribe, list.getSnapshot)
  return { ...snapshot, loadMore: list.loadMore, refresh: list.refresh }
}

function obtain<Item>(client: ApolloClient, name: string, make: () => KeysetList<Item>): KeysetList<Item> {
  return getRecent(clientLists(client) as Map<string, KeysetList<Item>>, name, KEPT_LISTS, make)
}
