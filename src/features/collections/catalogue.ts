// The catalogue of a collection, for the parts of a page that count, sort and search: opened when the page is shown.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { CatalogueQuery } from '../../catalogue/query.ts'
import { type CatalogueSession, createSession, type ShownAnswer } from '../../catalogue/session.ts'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { nowSeconds, startOfMinute } from '../../domain/time.ts'
import { generation, onIndexChanged } from '../../graphql/changeCount.ts'
import { nodeUrls } from '../../node/networkNode.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { ItemFilters } from './itemFilters.ts'

/** Collections whose answers are kept for Back; the worker keeps one open. */
const KEPT_SESSIONS = 4

/** The generation of the index up to which a session is current. */
const updatedAt = new WeakMap<CatalogueSession, number>()

const sessions = new WeakMap<ApolloClient, Map<Address, CatalogueSession>>()

/**
 * The catalogue of a collection. It is opened by {@link useStartedCatalogue}, and follows the index while a page uses it.
 */
export function useCatalogue(collection: Address): CatalogueSession {
  const client = useApolloClient()
  const { network } = useConfig()
  const asOfBlock = useAsOfBlock()?.number
  const session = useMemo(
    () => sessionOf(client, collection, network, asOfBlock),
    [client, collection, network, asOfBlock],
  )
  // Outside system: the index. A session that wasn't in use catches up when a page uses it again.
  useEffect(() => {
    const update = () => {
      updatedAt.set(session, generation(client))
      return session.update()
    }
    if (updatedAt.get(session) !== generation(client)) void update()
    return onIndexChanged(client, update)
  }, [client, session])
  useSyncExternalStore(session.subscribe, session.state)
  return session
}

/** Opens the catalogue once what the page shows first is there. */
export function useStartedCatalogue(session: CatalogueSession, pageIsShown: boolean): void {
  // Outside system: the worker that keeps the catalogue.
  useEffect(() => {
    if (pageIsShown) session.start()
  }, [session, pageIsShown])
}

/** What the catalogue answers now; the former answer while another one is on its way. */
export function useCatalogueAnswer(
  session: CatalogueSession,
  query: CatalogueQuery,
): ShownAnswer | undefined {
  const answer = useSyncExternalStore(session.subscribe, () => session.answer(query))
  const state = session.state()

  // Outside system: the worker. It is asked when the question, the rows or the hour are others; before the page is
  // painted with the new choice, because it can work meanwhile.
  useLayoutEffect(() => {
    if (state.kind === 'reading' || state.kind === 'full') session.prepare(query)
  }, [session, query, state, answer])

  return answer
}

/** The filters of the page as a question to the catalogue. */
export function useCatalogueQuery(filters: ItemFilters): CatalogueQuery {
  const { network } = useConfig()
  const now = startOfMinute(useNow())
  return useMemo(() => queryOf(filters, network, now), [filters, network, now])
}

/**
 * Asks the catalogue for filters that the address will have in a moment: the worker answers while the page is drawn
 * with the reader's choice, and not after.
 */
export function useForesight(collection: Address): (filters: ItemFilters) => void {
  const client = useApolloClient()
  const { network } = useConfig()
  const asOfBlock = useAsOfBlock()?.number
  return (filters) => {
    const session = sessionOf(client, collection, network, asOfBlock)
    const { kind } = session.state()
    if (kind !== 'reading' && kind !== 'full') return
    session.prepare(queryOf(filters, network, startOfMinute(nowSeconds())))
  }
}

function queryOf(filters: ItemFilters, network: NetworkConfig, now: number): CatalogueQuery {
  const { listed, currency, minPrice, maxPrice, traits, text, owner, sort } = filters
  return {
    listed,
    currency: currency.address,
    minPrice,
    maxPrice,
    traits,
    text,
    owner,
    sort,
    currencies: [network.nativeCurrency, ...network.currencies].map(({ address }) => address),
    now,
  }
}

function sessionOf(
  client: ApolloClient,
  collection: Address,
  network: NetworkConfig,
  asOfBlock: number | undefined,
): CatalogueSession {
  const known = sessions.get(client) ?? new Map<Address, CatalogueSession>()
  sessions.set(client, known)
  const absolute = (url: string) => new URL(url, window.location.href).href
  const session =
    known.get(collection) ??
    createSession({
      site: {
        graphqlUrl: absolute(network.graphqlUrl),
        nodeUrls: nodeUrls(network).map(absolute),
        asOfBlock,
      },
      collection,
      connect: async () => (await import('../../catalogue/connect.ts')).connect(),
    })
  // Set again at the end, so that the one looked at longest ago goes first.
  known.delete(collection)
  known.set(collection, session)
  for (const oldest of [...known.keys()].slice(0, -KEPT_SESSIONS)) known.delete(oldest)
  return session
}
