// A collection's market as it stood at past moments: asked of the index as of the block of the last event before each.
//
// graph-node keeps every version of what it stores, so these are not guesses from today's listings: they are what the
// index itself would have answered then. Between that block and the moment nothing was recorded but approvals, which
// leave no event row; a floor may miss one that came in between.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../domain/address.ts'
import { MINUTE_SECONDS } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { readCheapest } from '../../graphql/cheapestListing.ts'
import { IndexBehindError, indexError } from '../../graphql/errors.ts'
import type { ReadContext } from '../../graphql/useCachedRead.ts'
import {
  type BlocksBeforeQueryVariables,
  BlocksBeforeDocument,
} from '../../graphql/__generated__/BlocksBefore.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { AnalyticsPastDocument, type AnalyticsPastQueryVariables } from './__generated__/AnalyticsPast.ts'

/** What the index knew at a moment; undefined where it has no state of that time. */
export interface PastState {
  readonly atSeconds: number
  readonly block: number | undefined
  readonly floor: Wei | undefined
  /** False where not every declining price was compared, so that the floor may have been lower. */
  readonly isFloorExact: boolean
  readonly tokenCount: number | undefined
  readonly listedCount: number | undefined
  readonly ownerCount: number | undefined
}

/** Moments that one question asks for. */
const PER_QUESTION = 10
const PLACES = Array.from({ length: PER_QUESTION }, (_, index) => index)

/** Moments spread evenly from after the start to the end. */
export function momentsOf(startSeconds: number, endSeconds: number, count: number): readonly number[] {
  const step = (endSeconds - startSeconds) / count
  return Array.from({ length: count }, (_, index) => Math.round(startSeconds + step * (index + 1)))
}

/** The last block with an event at or before each moment; undefined before the first. */
async function blocksBefore(
  client: ApolloClient,
  moments: readonly number[],
): Promise<readonly (number | undefined)[]> {
  const blocks: (number | undefined)[] = []
  for (const part of parts(moments)) {
    const variables = Object.fromEntries(PLACES.map((place) => [`t${place}`, String(at(part, place))]))
    const answer = await queryIndex(client, BlocksBeforeDocument, variables as BlocksBeforeQueryVariables)
    blocks.push(
      ...part.map((_, place) => {
        const row = answer[`b${place}` as 'b0'][0]
        return row === undefined ? undefined : Number(row.blockNumber)
      }),
    )
  }
  return blocks
}

export interface PastQuestion {
  readonly collection: Address
  /** Id of the collection's market in one currency. */
  readonly market: string
  readonly moments: readonly number[]
}

/** @throws VitrineError when the index does not answer; that it keeps no state of a block is an answer */
export async function readPast(
  { client, progress, signal }: ReadContext,
  { collection, market, moments }: PastQuestion,
): Promise<readonly PastState[]> {
  const blocks = await blocksBefore(client, moments)
  const known = moments.flatMap((atSeconds, index) => {
    const block = blocks[index]
    return block === undefined ? [] : [{ atSeconds, block }]
  })
  const unknown = moments.filter((_, index) => blocks[index] === undefined).map(nothingKnown)
  const states: PastState[] = [...unknown]
  for (const part of parts(known)) {
    if (signal.aborted) break
    states.push(...(await readPart(client, { collection, market, part })))
    progress(states.length)
  }
  return states
}

async function readPart(
  client: ApolloClient,
  question: {
    readonly collection: Address
    readonly market: string
    readonly part: readonly { readonly atSeconds: number; readonly block: number }[]
  },
): Promise<readonly PastState[]> {
  const { collection, market, part } = question
  const variables: unknown = Object.fromEntries([
    ['id', collection],
    ...PLACES.flatMap((place): [string, unknown][] => {
      const { atSeconds, block } = at(part, place)
      return [
        [`b${place}`, block],
        [`asks${place}`, asksAt(market, atSeconds)],
      ]
    }),
  ])
  try {
    const answer = await queryIndex(client, AnalyticsPastDocument, variables as AnalyticsPastQueryVariables)
    return part.map(({ atSeconds, block }, place) => {
      const state = answer[`c${place}` as 'c0']
      const candidates = {
        fixed: answer[`fixed${place}` as 'fixed0'],
        declining: answer[`declining${place}` as 'declining0'],
      }
      const cheapest = readCheapest(candidates, atSeconds)
      return {
        atSeconds,
        block,
        floor: cheapest?.price,
        isFloorExact: cheapest?.exact !== false,
        tokenCount: state?.tokenCount,
        listedCount: state?.listedCount,
        ownerCount: state?.ownerCount,
      }
    })
  } catch (error) {
    const known = indexError(error)
    if (known instanceof IndexBehindError) return part.map(({ atSeconds }) => nothingKnown(atSeconds))
    throw known
  }
}

/** Listings that had been fillable for at least a minute at that moment: a shorter-lived price is not a floor. */
function asksAt(market: string, atSeconds: number): Order_filter {
  const now = String(atSeconds)
  return {
    market,
    side: 'ASK',
    scope: 'ITEM',
    live: true,
    liveSinceSeconds_lte: String(atSeconds - MINUTE_SECONDS),
    startsAtSeconds_lte: now,
    endsAtSeconds_gt: now,
  }
}

function nothingKnown(atSeconds: number): PastState {
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

function parts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / PER_QUESTION) }, (_, index) =>
    items.slice(index * PER_QUESTION, (index + 1) * PER_QUESTION),
  )
}

/** The item of a place; the last one again for places beyond, whose answers nobody reads. */
function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place] ?? items.at(-1)
  if (item === undefined) throw new RangeError('A question needs at least one moment.')
  return item
}
