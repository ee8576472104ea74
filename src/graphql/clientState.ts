// What belongs to each Apollo client: the block that its queries are as of, and the changes of the index that it has
// seen. Answers from before the latest change may be outdated.
import type { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { finalize, map } from 'rxjs'
import { trimCache } from './cache.ts'
import type { ReachedBlock } from './indexedBlock.ts'

/** Returns the client's own value, made on first use and kept for as long as the client is. */
export function perClient<Value>(make: (client: ApolloClient) => Value): (client: ApolloClient) => Value {
  const values = new WeakMap<ApolloClient, Value>()
  return (client) => {
    const value = values.get(client) ?? make(client)
    values.set(client, value)
    return value
  }
}

interface Pin {
  /** Undefined until the first answer, which is as of the newest block and says which one that is. */
  block?: ReachedBlock | undefined
  /** Whether an answer failed or may be as of another block, so that what the page shows must be queried again. */
  isMissed?: boolean
}

/**
 * The client's pin: its queries are as of the newest block that the page knows. All pages that follow the index then send
 * the same bytes for the same question, and a web server answers all but the first from its cache.
 */
export const getPin = perClient((): Pin => ({}))

/** Settles with the answers to the queries that were sent before any block was known. */
export const getFirstAnswers = perClient((): { settled?: Promise<unknown> } => ({}))

/** Number of queries whose latest answer is remembered; the older half of more is forgotten and queried again. */
const KEPT_ANSWERS = 300

const clientChanges = perClient(() => ({
  /** The number of changes that the client has seen. */
  count: 0,
  listeners: new Set<() => unknown>(),
  /** The change count at which each answered query was sent, latest answers last. */
  answers: new Map<string, number>(),
}))

/** The number of changes that the client has seen. */
export function changeCount(client: ApolloClient): number {
  return clientChanges(client).count
}

/**
 * Calls back after every change of the index, until the returned function is called.
 *
 * @param listener {@link announceChange} waits for its promise
 */
export function onIndexChanged(client: ApolloClient, listener: () => unknown): () => void {
  const { listeners } = clientChanges(client)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Announces that the index has changed; resolves when all listeners have, and never throws. */
export async function announceChange(client: ApolloClient): Promise<void> {
  const state = clientChanges(client)
  state.count += 1
  await Promise.allSettled([...state.listeners].map(async (listener) => listener()))
}

/**
 * Reloads active queries, and marks others to reload when they are shown.
 *
 * Resolves when the replies have arrived; never throws, because each query shows its own error.
 */
export async function refetchAfterWrite(client: ApolloClient): Promise<void> {
  const listeners = announceChange(client)
  await Promise.allSettled([client.refetchQueries({ include: 'active' }), listeners])
}

/** Whether the client's answer to a query is from after the latest change. */
export function isCurrent(client: ApolloClient, queryKey: string): boolean {
  const { count, answers } = clientChanges(client)
  return (answers.get(queryKey) ?? 0) === count
}

/**
 * Operation context that turns off deduplication: a query repeated after a change must not share the reply to one
 * sent before it.
 */
export const UNSHARED = { queryDeduplication: false } as const

/** Operation context of a query that joins an equal one in flight, even one from before a change. */
export const SHARED = {} as const

/** Operation context of a query whose answer is recorded. */
export interface QueryContext {
  /** Identifies the query. */
  readonly queryKey: string
}

/**
 * Records answered queries. Errors leave no trace, and an answer counts from when its query was sent: a later query's
 * answer replaces it.
 */
export function recordAnswersLink(): ApolloLink {
  const inFlightQueries = new Map<string, InFlightQuery>()
  return new ApolloLink((operation, forward) => {
    const { client } = operation
    const { queryKey } = operation.getContext() as Partial<QueryContext>
    if (queryKey === undefined) return forward(operation)
    const sentAt = changeCount(client)
    const inFlight = inFlightQueries.get(queryKey) ?? { count: 0, answeredAt: 0, answer: undefined }
    inFlightQueries.set(queryKey, inFlight)
    inFlight.count += 1
    return forward(operation).pipe(
      map((result) => {
        if (inFlight.answer !== undefined && inFlight.answeredAt > sentAt) return inFlight.answer
        if (!result.errors?.length) {
          Object.assign(inFlight, { answeredAt: sentAt, answer: result })
          remember(client, queryKey, sentAt)
        }
        return result
      }),
      finalize(() => {
        if (--inFlight.count === 0) inFlightQueries.delete(queryKey)
      }),
    )
  })
}

/** A query in flight, perhaps several times. */
interface InFlightQuery {
  count: number
  answeredAt: number
  answer: ApolloLink.Result | undefined
}

function remember(client: ApolloClient, queryKey: string, sentAt: number): void {
  const { answers } = clientChanges(client)
  answers.delete(queryKey)
  answers.set(queryKey, sentAt)
  if (answers.size <= KEPT_ANSWERS) return
  for (const oldest of [...answers.keys()].slice(0, -KEPT_ANSWERS / 2)) answers.delete(oldest)
  // Apollo writes the answer right after this; the trim must neither run nor redraw before that.
  queueMicrotask(() => trimCache(client.cache))
}
