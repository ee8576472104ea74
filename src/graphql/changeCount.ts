// Counts the changes that each client has seen, and knows at which count each question was last answered: what was
// read before the latest change is no longer known to be true.
import type { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { finalize, map } from 'rxjs'

interface Memory {
  changes: number
  readonly listeners: Set<() => unknown>
  /** The count at which each question was put that got an answer, the latest answers last. */
  readonly answers: Map<string, number>
}

/** Questions remembered; the older half of more is forgotten, and what is forgotten is asked again. */
const KEPT_ANSWERS = 300

const memories = new WeakMap<ApolloClient, Memory>()

function memoryOf(client: ApolloClient): Memory {
  const known = memories.get(client)
  if (known !== undefined) return known
  const fresh: Memory = { changes: 0, listeners: new Set(), answers: new Map() }
  memories.set(client, fresh)
  return fresh
}

/** How many changes the client has seen. */
export function generation(client: ApolloClient): number {
  return memoryOf(client).changes
}

/**
 * Calls back after every change of the index, until the returned function is called.
 * @param listener its promise is waited for by {@link announceChange}
 */
export function onIndexChanged(client: ApolloClient, listener: () => unknown): () => void {
  const { listeners } = memoryOf(client)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Announces that the index has changed; settles when all listeners have, and never throws. */
export async function announceChange(client: ApolloClient): Promise<void> {
  const memory = memoryOf(client)
  memory.changes += 1
  await Promise.allSettled([...memory.listeners].map(async (listener) => listener()))
}

/** Whether what the client holds in answer to a question was read since the latest change. */
export function isCurrent(client: ApolloClient, question: string): boolean {
  const { changes, answers } = memoryOf(client)
  return (answers.get(question) ?? 0) === changes
}

/**
 * The context of an operation that never waits for the answer to an equal one. Who asks again after a change would
 * else be given what was asked before it and is still on its way.
 */
export const UNSHARED = { queryDeduplication: false } as const

/** The context of an operation whose answer is to be remembered. */
export interface QueryContext {
  /** What tells it from every other question. */
  readonly question: string
}

/**
 * Remembers what was answered. A failure leaves no trace, and an answer counts from when it was asked for: one that is
 * overtaken by the answer to a later asking gives way to it.
 */
export function recordAnswersLink(): ApolloLink {
  const underWay = new Map<string, InFlightQuery>()
  return new ApolloLink((operation, forward) => {
    const { client } = operation
    const { question } = operation.getContext() as Partial<QueryContext>
    if (question === undefined) return forward(operation)
    const askedAt = generation(client)
    const asking = underWay.get(question) ?? { count: 0, answeredAt: 0, answer: undefined }
    underWay.set(question, asking)
    asking.count += 1
    return forward(operation).pipe(
      map((result) => {
        if (asking.answer !== undefined && asking.answeredAt > askedAt) return asking.answer
        if (!result.errors?.length) {
          Object.assign(asking, { answeredAt: askedAt, answer: result })
          remember(client, question, askedAt)
        }
        return result
      }),
      finalize(() => {
        if (--asking.count === 0) underWay.delete(question)
      }),
    )
  })
}

/** What is known of a question while it is being asked, perhaps more than once. */
interface InFlightQuery {
  count: number
  answeredAt: number
  answer: ApolloLink.Result | undefined
}

function remember(client: ApolloClient, question: string, askedAt: number): void {
  const { answers } = memoryOf(client)
  answers.delete(question)
  answers.set(question, askedAt)
  if (answers.size <= KEPT_ANSWERS) return
  for (const oldest of [...answers.keys()].slice(0, -KEPT_ANSWERS / 2)) answers.delete(oldest)
  void import('./trimCache.ts').then(
    ({ trimCache }) => trimCache(client.cache),
    // Out of reach for now: the next time will do.
    () => undefined,
  )
}
