// Questions to an index, asked and timed without a page: as many times as it takes to tell a median.
import { Kind, parse, print, visit } from 'graphql'
import { percentile } from '../statistics.ts'

export interface Question {
  readonly query: string
  readonly variables: Record<string, unknown>
}

/** The `data` of the answer. @throws Error with the index's own words when it refuses */
export async function queryIndex<Data>(graphqlUrl: string, { query, variables }: Question): Promise<Data> {
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
const FIRST_NAME = 'asked_by_the_bench'

/**
 * Asks as if nobody had asked before: graph-node keeps answers of its newest blocks and gives them again, which tells
 * nothing of what a question costs. So the first field goes by another name each time. The answer is read and dropped.
 */
export function uncachedQuery(graphqlUrl: string, { query, variables }: Question): () => Promise<unknown> {
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

/** Milliseconds until the answer is read. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

/**
 * Runs each of several things so many times, in turn, so that what else the machine does hits all alike; the first
 * round warms up and does not count.
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
