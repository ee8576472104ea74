// Follows the index from block to block, and is the only place that polls its newest block.
import type { ApolloClient } from '@apollo/client'
import type { VitrineError } from '../domain/errors.ts'
import { indexError } from './errors.ts'
import {
  isDescendant,
  type IndexedBlock,
  noteIndexedBlock,
  type ReachedBlock,
  fetchBlockChanges,
  fetchIndexedBlock,
} from './indexedBlock.ts'
import { getFirstAnswers, getPin, perClient, refetchAfterWrite } from './clientState.ts'
import { createPollPace, type PollPace } from './pollPace.ts'
import { createListeners } from '../domain/listeners.ts'
import { sleep } from '../domain/sleep.ts'

/** The first poll waits for the page's first answers, but not for an index that doesn't respond. */
const LONGEST_WAIT_MILLISECONDS = 5_000

/** The result of a poll. */
export type IndexStatus =
  | { readonly kind: 'read'; readonly block: IndexedBlock }
  | { readonly kind: 'unreachable'; readonly error: VitrineError }

export interface IndexFollower {
  /**
   * Polls now, or joins a poll in flight.
   *
   * @throws IndexUnreachableError, IndexMalformedReplyError
   */
  look(): Promise<IndexedBlock>
  /** The latest result; undefined before the first. */
  latest(): IndexStatus | undefined
  /** Calls back with each result. */
  subscribe(listener: (look: IndexStatus) => void): () => void
}

interface Follower extends IndexFollower {
  /** Starts reloading pages on changes; returns a function that stops. */
  serve(): () => void
}

const clientFollower = perClient(createFollower)

/** The client's only follower. */
export const getFollower = (client: ApolloClient): IndexFollower => clientFollower(client)

function createFollower(client: ApolloClient): Follower {
  const { subscribe, notify } = createListeners<[look: IndexStatus]>()
  const pin = getPin(client)
  let latest: IndexStatus | undefined
  let pending: Promise<IndexedBlock> | undefined
  /** The block up to which pages are current. */
  let shown: ReachedBlock | undefined
  /** Whether the previous poll found a block below the pages' one. */
  let wasBelow = false
  let comparing = false
  /** Counts starts and stops, so that a reply to an earlier one isn't taken for a change. */
  let service = 0
  let serving = false

  const publish = (look: IndexStatus) => {
    latest = look
    notify(look)
  }
  const read = async () => {
    // A poll that overtakes the page's first answers would make them look outdated, and the page load twice.
    const { settled } = getFirstAnswers(client)
    if (latest === undefined && settled !== undefined) {
      await Promise.race([settled, sleep(LONGEST_WAIT_MILLISECONDS, undefined)])
    }
    // Before the first answer, there is nothing to compare with, and pages show nothing.
    shown ??= pin.block
    const since = shown
    try {
      const { block, isUnchanged } =
        since === undefined
          ? { block: await fetchIndexedBlock(client), isUnchanged: false }
          : await fetchBlockChanges(client, since.number + 1)
      // One lower block may be that of another indexer behind the same URL; two in a row mean that the index went back.
      const isBelow = since !== undefined && block.number < since.number
      const isStray = isBelow && !wasBelow
      wasBelow = isBelow
      // Queries sent from now on are as of this block, also those that the listeners send.
      if (!isStray) {
        pin.block = block
        noteIndexedBlock(block)
      }
      publish({ kind: 'read', block })
      if (!isStray) void applyBlock(block, isUnchanged ? since?.number : undefined)
      return block
    } catch (error) {
      publish({ kind: 'unreachable', error: indexError(error) })
      throw error
    } finally {
      pending = undefined
    }
  }

  /**
   * Reloads pages if something may have changed; retried at the next poll if the index can't be reached.
   *
   * @param unchangedSince the block after which nothing changed, if the index said so
   */
  const applyBlock = async (block: IndexedBlock, unchangedSince: number | undefined) => {
    if (!serving || comparing) return
    const own = service
    comparing = true
    try {
      const isNew = shown !== undefined && (await isNews(shown, block, unchangedSince))
      if (own !== service) return
      const news = isNew || pin.isMissed === true
      pin.isMissed = false
      shown = block
      if (news) await refetchAfterWrite(client)
    } catch {
      // The status line reports that the index is unreachable.
    } finally {
      comparing = false
    }
  }

  const isNews = async (before: ReachedBlock, block: IndexedBlock, unchangedSince: number | undefined) => {
    if (block.number < before.number) return true
    if (block.number === before.number) return block.hash !== before.hash
    // A failed index doesn't say, and pages may have gone back to an earlier block since the request.
    if (unchangedSince === undefined || unchangedSince > before.number) return true
    // If the index can't say, reload: data that was undone must not stay.
    return !(await isDescendant(client, block, before))
  }

  return {
    look: () => (pending ??= read()),
    latest: () => latest,
    subscribe,
    serve() {
      service += 1
      serving = true
      return () => {
        service += 1
        serving = false
      }
    },
  }
}

export interface FollowerOptions {
  readonly client: ApolloClient
  /** Usual time between blocks, in seconds. */
  readonly blockTimeSeconds: number
  /** Defaults to about one poll per block. */
  readonly pace?: PollPace | undefined
  /** Called for each new block before pages query its changes. */
  readonly onBlock?: (() => void) | undefined
}

/**
 * Polls the index's newest block while the page is visible, about once per block. Code that waits for a block, such as a
 * transaction's progress, polls more often itself; the pages then get those results too.
 *
 * The same request says whether anything changed; only then active queries reload. A lower block
 * twice in a row, another block at the same height, or one that isn't known to descend from the previous block may mean a
 * reorganization: then everything reloads. The same happens if a reply was, or may have been, as of another block than
 * the pages' other ones.
 *
 * @returns stops it
 */
export function followIndex({
  client,
  blockTimeSeconds,
  pace = createPollPace(blockTimeSeconds),
  onBlock,
}: FollowerOptions): () => void {
  const follower = clientFollower(client)
  const leave = follower.serve()
  let newest: string | number | undefined
  const unsubscribe = follower.subscribe((look) => {
    if (look.kind !== 'read') return
    const block = look.block.hash ?? look.block.number
    if (block !== newest) onBlock?.()
    newest = block
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let run = 0

  const look = async (ownRun: number) => {
    const sentAt = Date.now()
    // Listeners get the error, and the next poll may succeed.
    const block = await follower.look().catch(() => undefined)
    if (ownRun !== run) return
    const pause = pace.next(block, sentAt)
    // The pause counts from the request, but a slow index gets at least half of it to rest.
    const left = Math.max(pause / 2, pause - (Date.now() - sentAt))
    timer = setTimeout(() => void look(ownRun), left)
  }
  const restart = () => {
    run += 1
    clearTimeout(timer)
    if (document.visibilityState === 'visible') void look(run)
  }

  document.addEventListener('visibilitychange', restart)
  restart()
  return () => {
    run += 1
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restart)
    unsubscribe()
    leave()
  }
}
