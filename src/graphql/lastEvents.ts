// The last events before past times: queries as of their blocks return the state at those times.
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
 * Reads the last event at or before each time; undefined before the first event.
 *
 * @param times in seconds since 1970 UTC; not empty, and few, because the indexer reads all of them at once
 * @throws what `queryIndex` throws
 */
export async function fetchLastEvents(
  client: ApolloClient,
  times: readonly number[],
): Promise<readonly (LastEvent | undefined)[]> {
  const answers = await queryBatch(
    client,
    LastEvent_timeDocument,
    times.map((time) => ({ time: String(time) })),
  )
  const lastSeconds = answers.map(({ activities: [row] }) => row?.timestampSeconds)
  const seconds = [...new Set(lastSeconds)].filter((time) => time !== undefined)
  if (seconds.length === 0) return times.map(() => undefined)
  const blocks = await queryBatch(
    client,
    LastEvent_blockDocument,
    seconds.map((time) => ({ time })),
  )
  return lastSeconds.map((time) => {
    const row = time === undefined ? undefined : blocks[seconds.indexOf(time)]?.activities[0]
    return row && { block: Number(row.blockNumber), seconds: Number(time) }
  })
}
