// The last events before past times, in whose blocks queries read the state of those times.
import type { ApolloClient } from '@apollo/client'
import { queryBatch } from './queryBatch.ts'
import { LastEvent_blockDocument, LastEvent_timeDocument } from './__generated__/LastEvent.ts'

export interface LastEvent {
  /** The last block with an event at or before the time. */
  readonly block: number
  /** Time of that block, in seconds since 1970 UTC. */
  readonly seconds: number
}

/**
 * The last event at or before each time; undefined before the first.
 *
 * @param times in seconds since 1970 UTC; not empty, and few, because the indexer reads all of them at once
 * @throws what `queryIndex` throws
 */
export async function readLastEvents(
  client: ApolloClient,
  times: readonly number[],
): Promise<readonly (LastEvent | undefined)[]> {
  const found = await queryBatch(
    client,
    LastEvent_timeDocument,
    times.map((time) => ({ time: String(time) })),
  )
  const seconds = [...new Set(found.flatMap(({ activities: [row] }) => row?.timestampSeconds ?? []))]
  if (seconds.length === 0) return times.map(() => undefined)
  const rows = await queryBatch(
    client,
    LastEvent_blockDocument,
    seconds.map((time) => ({ time })),
  )
  const events = new Map(
    rows.flatMap(({ activities: [row] }, index): [string, LastEvent][] => {
      const time = seconds[index]
      if (row === undefined || time === undefined) return []
      return [[time, { block: Number(row.blockNumber), seconds: Number(time) }]]
    }),
  )
  return found.map(({ activities: [row] }) => row && events.get(row.timestampSeconds))
}
