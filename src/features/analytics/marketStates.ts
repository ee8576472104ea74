// A collection's market over time, read as of the block of the last event before each time.
//
// graph-node keeps every version of its entities, so these are the states that it had then, not guesses from today's
// listings. Between that block and the time, approvals can change, and listings start and end on schedule: these leave no
// event row. Floors follow the schedule, and may miss an approval.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../domain/address.ts'
import { splitIntoChunks } from '../../domain/splitIntoChunks.ts'
import type { Wei } from '../../domain/wei.ts'
import { selectCheapest } from '../../orders/cheapestListing.ts'
import { IndexBehindError, indexError } from '../../graphql/errors.ts'
import { type LastEvent, fetchLastEvents, queryBatch } from '../../graphql/timeSeries.ts'
import type { ReadContext } from '../../graphql/useRead.ts'
import { pastListingsFilter } from '../../orders/orderFilters.ts'
import { matchAll } from '../../graphql/where.ts'
import { AnalyticsMarketStateDocument } from './__generated__/AnalyticsMarketState.ts'

/** The state at a time; its figures are undefined where the indexer keeps no state of that time. */
export interface MarketState {
  readonly atSeconds: number
  readonly block: number | undefined
  readonly floor: Wei | undefined
  /** False where not every declining price was compared, so that the floor may have been lower. */
  readonly isFloorExact: boolean
  readonly tokenCount: number | undefined
  readonly listedCount: number | undefined
  readonly ownerCount: number | undefined
}

/** Times that one request reads. */
const BATCH_SIZE = 10

/** Times spread evenly from after the start to the end. */
export function spreadTimes(startSeconds: number, endSeconds: number, count: number): readonly number[] {
  const step = (endSeconds - startSeconds) / count
  return Array.from({ length: count }, (_, index) => Math.round(startSeconds + step * (index + 1)))
}

export interface MarketStatesOptions {
  readonly collection: Address
  /** Id of the collection's market in one unit of account. */
  readonly market: string
  /** In seconds since 1970 UTC, oldest first. */
  readonly times: readonly number[]
}

interface TimeWithEvent {
  readonly atSeconds: number
  readonly last: LastEvent
}

/** @throws VitrineError when the indexer doesn't respond; a block without state is no error */
export async function fetchMarketStates(
  { client, progress, signal }: ReadContext,
  { collection, market, times }: MarketStatesOptions,
): Promise<readonly MarketState[]> {
  const states: MarketState[] = []
  const withEvent: TimeWithEvent[] = []
  for (const batch of splitIntoChunks(times, BATCH_SIZE)) {
    const events = await fetchLastEvents(client, batch)
    for (const [index, atSeconds] of batch.entries()) {
      const last = events[index]
      if (last === undefined) states.push(unknownState(atSeconds))
      else withEvent.push({ atSeconds, last })
    }
  }
  for (const batch of splitIntoChunks(withEvent, BATCH_SIZE)) {
    if (signal.aborted) break
    states.push(...(await fetchBatch(client, { collection, market, batch })))
    progress(states.length)
  }
  return states
}

async function fetchBatch(
  client: ApolloClient,
  options: {
    readonly collection: Address
    readonly market: string
    readonly batch: readonly TimeWithEvent[]
  },
): Promise<readonly MarketState[]> {
  const { collection, market, batch } = options
  try {
    const sets = batch.map(({ atSeconds, last }) => {
      const listings = matchAll({ market }, pastListingsFilter(atSeconds, last.seconds))
      return { id: collection, pastBlock: last.block, listings }
    })
    const results = await queryBatch(client, AnalyticsMarketStateDocument, sets)
    return batch.map(({ atSeconds, last }, index) => {
      const { collection: state, fixed = [], declining = [] } = results[index] ?? {}
      const cheapest = selectCheapest({ fixed, declining }, atSeconds)
      return {
        atSeconds,
        block: last.block,
        floor: cheapest?.price,
        isFloorExact: cheapest?.exact !== false,
        tokenCount: state?.tokenCount,
        listedCount: state?.listedCount,
        ownerCount: state?.ownerCount,
      }
    })
  } catch (error) {
    const reason = indexError(error)
    if (reason instanceof IndexBehindError) return batch.map(({ atSeconds }) => unknownState(atSeconds))
    throw reason
  }
}

function unknownState(atSeconds: number): MarketState {
  return {
    atSeconds,
    block: undefined,
    floor: undefined,
    isFloorExact: true,
    tokenCount: undefined,
    listedCount: undefined,
    ownerCount: undefined,
  }
}
