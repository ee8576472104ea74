// Queries to an index, sent and timed without a page, repeated until the median is stable.
import { Kind, parse, print, visit } from 'graphql'
import { percentile } from '../statistics.ts'

export interface IndexRequest {
  readonly query: string
  readonly variables: Record<string, unknown>
}

/** Returns the response's `data`. @throws Error with the index's own message when it rejects the query */
export async function queryIndex<Data>(
  graphqlUrl: string,
  { query, variables }: IndexRequest,
): Promise<Data> {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
  if (data === undefined || errors !== undefined)
    throw new Error(errors?.[0]?.message ?? 'The index gave no data.')
  return data
}

let copies = 0
const FIRST_NAME = 'bench_query_'

/**
 * Avoids graph-node's cache of responses for its newest blocks, which would hide the cost of a query: the first field
 * gets another alias each time. The response is read and discarded.
 */
export function uncachedQuery(
  graphqlUrl: string,
  { query, variables }: IndexRequest,
): () => Promise<unknown> {
  let done = false
  const renamed = visit(parse(query), {
    OperationDefinition: ({ selectionSet, ...operation }) => ({
      ...operation,
      selectionSet: {
        ...selectionSet,
        selections: selectionSet.selections.map((selection) => {
          if (done || selection.kind !== Kind.FIELD) return selection
          done = true
          return { ...selection, alias: { kind: Kind.NAME, value: FIRST_NAME } }
        }),
      },
    }),
  })
  const text = print(renamed)
  return () =>
    queryIndex(graphqlUrl, { query: text.replace(FIRST_NAME, `${FIRST_NAME}${copies++}`), variables })
}

/** Milliseconds until the response is read. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

/**
 * Runs each of several tasks that many times, in turn, so that other load on the machine affects all equally; the
 * first round is a warm-up and is not counted.
 *
 * @returns the times of each, in milliseconds
 */
export async function interleaved(
  rounds: number,
  runs: readonly (() => Promise<unknown>)[],
): Promise<readonly (readonly number[])[]> {
  const times = runs.map((): number[] => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [i, run] of runs.entries()) {
      const ms = await timed(run)
      if (round > 0) times[i]?.push(ms)
    }
  }
  return times
}

export const p95 = (times: readonly number[]) => percentile(times, 0.95)
