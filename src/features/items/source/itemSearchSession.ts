// Opens a collection's local copy, which counts, sorts and searches its items.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { ItemQuery } from '../../../itemSearch/query.ts'
import { type ItemSearchSession, createSession, type ShownAnswer } from '../../../itemSearch/session.ts'
import type { Address } from '../../../domain/address.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { listUnitCurrencies, listUnits } from '../../../domain/currency.ts'
import { getRecent } from '../../../domain/keepRecent.ts'
import { nowSeconds, startOfMinute } from '../../../domain/time.ts'
import { changeCount, onIndexChanged, perClient, getPin } from '../../../graphql/clientState.ts'
import { nodeUrls } from '../../../node/getNode.ts'
import { whenIdle } from '../../../ui/whenIdle.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useAsOfBlock } from '../../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../../ui/useNow.ts'
import type { ItemFilters } from '../filters/itemFilters.ts'

/** Number of collections whose results are kept for Back; the worker keeps one open. */
const KEPT_SESSIONS = 4

/** The index generation of each session. */
const updatedAt = new WeakMap<ItemSearchSession, number>()

const clientSessions = perClient(() => new Map<Address, ItemSearchSession>())

/**
 * The local copy of a collection. It is opened by {@link useStartedItemSearch}, and follows the index while a page uses it.
 */
export function useItemSearchSession(collection: Address): ItemSearchSession {
  const client = useApolloClient()
  const { network } = useConfig()
  const asOfBlock = useAsOfBlock()?.number
  const session = useMemo(
    () => openSession(client, collection, network, asOfBlock),
    [client, collection, network, asOfBlock],
  )
  // External system: the index. A session that wasn't in use catches up when a page uses it again.
  useEffect(() => {
    const update = () => {
      updatedAt.set(session, changeCount(client))
      return session.update()
    }
    if (updatedAt.get(session) !== changeCount(client)) void update()
    return onIndexChanged(client, update)
  }, [client, session])
  useSyncExternalStore(session.subscribe, session.state)
  return session
}

/** Opens the local copy once the page's first items are shown. */
export function useStartedItemSearch(session: ItemSearchSession, pageIsShown: boolean): void {
  // External system: the worker that keeps the local copy.
  useEffect(() => {
    if (!pageIsShown) return
    let isOpen = true
    void whenIdle().then(() => isOpen && session.start())
    return () => {
      isOpen = false
    }
  }, [session, pageIsShown])
}

/** The local copy's result; the previous one while the next loads. */
export function useItemAnswer(session: ItemSearchSession, query: ItemQuery): ShownAnswer | undefined {
  const answer = useSyncExternalStore(session.subscribe, () => session.answer(query))
  const state = session.state()

  // External system: the worker. It starts when the query, the rows or the time change, before the page is painted, so
  // that both run in parallel.
  useLayoutEffect(() => {
    if (state.kind === 'reading' || state.kind === 'full') session.prepare(query)
  }, [session, query, state, answer])

  return answer
}

/** The page's filters as an item search query. */
export function useItemQuery(filters: ItemFilters): ItemQuery {
  const { network } = useConfig()
  const now = startOfMinute(useNow())
  return useMemo(() => toItemQuery(filters, network, now), [filters, network, now])
}

/**
 * Sends the worker a query for filters that the URL is about to have, so that the worker runs while the page
 * renders the selection, not after.
 */
export function usePrefetchItems(collection: Address): (filters: ItemFilters) => void {
  const client = useApolloClient()
  const { network } = useConfig()
  const asOfBlock = useAsOfBlock()?.number
  return (filters) => {
    const session = openSession(client, collection, network, asOfBlock)
    const { kind } = session.state()
    if (kind !== 'reading' && kind !== 'full') return
    session.prepare(toItemQuery(filters, network, startOfMinute(nowSeconds())))
  }
}

function toItemQuery(
  { view: _view, unit, ...selected }: ItemFilters,
  network: NetworkConfig,
  now: number,
): ItemQuery {
  return {
    ...selected,
    unit: listUnitCurrencies(unit, network),
    units: listUnits(network).map((one) => listUnitCurrencies(one, network)),
    now,
  }
}

function openSession(
  client: ApolloClient,
  collection: Address,
  network: NetworkConfig,
  asOfBlock: number | undefined,
): ItemSearchSession {
  const toAbsolute = (url: string) => new URL(url, window.location.href).href
  return getRecent(clientSessions(client), collection, KEPT_SESSIONS, () =>
    createSession({
      site: {
        graphqlUrl: toAbsolute(network.graphqlUrl),
        nodeUrls: nodeUrls(network).map(toAbsolute),
        asOfBlock,
      },
      collection,
      connect: async () => (await import('../../../itemSearch/connect.ts')).connect(),
      newest: () => {
        const { number, hash } = getPin(client).block ?? {}
        return number !== undefined && hash ? { number, hash } : undefined
      },
    }),
  )
}
