// Follows the index from block to block: the one asker for its newest block, whoever wants to know it.
import type { ApolloClient } from '@apollo/client'
import { descendsFrom } from './branch.ts'
import { hasChangedSince, refetchAfterWrite } from './freshness.ts'
import { type IndexedBlock, type ReachedBlock, readIndexedBlock } from './indexedBlock.ts'

/** What the index said, or that it said nothing. */
export type IndexStatus =
  { readonly kind: 'read'; readonly block: IndexedBlock } | { readonly kind: 'unreachable' }

export interface IndexFollower {
  /**
   * Looks now, or joins a look that is under way.
   *
   * @throws IndexUnreachableError, IndexMalformedReplyError
   */
  look(): Promise<IndexedBlock>
  /** The latest look; undefined before the first. */
  latest(): IndexStatus | undefined
  /** Tells of each look. */
  subscribe(listener: (look: IndexStatus) => void): () => void
}

/** The newest block before anything was asked; undefined when the index did not say. */
type FirstBlock = Promise<ReachedBlock | undefined>

interface Follower extends IndexFollower {
  /**
   * From here on pages ask again for what changed; gives the way to stop.
   *
   * @param since the newest block before the pages' first question; taken for the block they show
   */
  serve(since: FirstBlock): () => void
}

const followers = new WeakMap<ApolloClient, Follower>()

/** The follower of what a client asks: one for each. */
export function getFollower(client: ApolloClient): IndexFollower {
  return ownFollowerOf(client)
}

function ownFollowerOf(client: ApolloClient): Follower {
  const known = followers.get(client)
  if (known !== undefined) return known
  const fresh = createFollower(client)
  followers.set(client, fresh)
  return fresh
}

function createFollower(client: ApolloClient): Follower {
  const listeners = new Set<(look: IndexStatus) => void>()
  let latest: IndexStatus | undefined
  let looking: Promise<IndexedBlock> | undefined
  /** The block up to which the pages are current. */
  let shown: ReachedBlock | undefined
  let first: FirstBlock = Promise.resolve(undefined)
  let comparing = false
  /** Counts starts and stops, so that an answer to an earlier one is not taken for news. */
  let service = 0
  let serving = false

  const tell = (look: IndexStatus) => {
    latest = look
    for (const listener of listeners) listener(look)
  }
  const read = async () => {
    try {
      const block = await readIndexedBlock(client)
      tell({ kind: 'read', block })
      void takeIn(block)
      return block
    } catch (error) {
      tell({ kind: 'unreachable' })
      throw error
    } finally {
      looking = undefined
    }
  }

  /** Has the pages ask again when something changed; left to the next look when that cannot be told. */
  const takeIn = async (block: IndexedBlock) => {
    if (!serving || comparing) return
    const own = service
    comparing = true
    try {
      shown ??= await first
      // What the pages show may be from any block before.
      const news = shown === undefined || (await isNews(shown, block))
      if (own !== service) return
      shown = block
      if (news) await refetchAfterWrite(client)
    } catch {
      // The status line says that the index is out of reach.
    } finally {
      comparing = false
    }
  }

  const isNews = async (before: ReachedBlock, block: IndexedBlock) => {
    if (block.number < before.number) return true
    if (block.number === before.number) return block.hash !== before.hash
    // Where the index cannot tell, asking again is no alarm, and what was taken back must not stay.
    if ((await descendsFrom(client, block, before)) !== true) return true
    return hasChangedSince(client, before.number + 1)
  }

  return {
    look: () => (looking ??= read()),
    latest: () => latest,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    serve(since) {
      first = since
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
  /** Pause between two looks, in milliseconds. */
  readonly pauseMilliseconds: number
  /** The newest block as it was before the pages' first question; undefined when the index did not say. */
  readonly since: FirstBlock
  /** Told of each block that a look finds newly there, before the pages ask for what it brings. */
  readonly onBlock?: (() => void) | undefined
}

/**
 * Looks at the index's newest block while the page is in view.
 *
 * A new block costs one small question, whether anything changed; only when something did are the active queries
 * asked again. A block that is lower, another at the same height, or one that is not known to descend from the block
 * before, may mean that the chain was reorganized: then everything is asked again. So it is when the first block that
 * is seen cannot be compared with the one that the pages' first answers came from.
 * @returns stops it
 */
export function followIndex({ client, pauseMilliseconds, since, onBlock }: FollowerOptions): () => void {
  const follower = ownFollowerOf(client)
  const leave = follower.serve(since)
  let newest: string | number | undefined
  const deafen = follower.subscribe((look) => {
    if (look.kind !== 'read') return
    const block = look.block.hash ?? look.block.number
    if (block !== newest) onBlock?.()
    newest = block
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let run = 0

  const look = async (ownRun: number) => {
    // What does not answer is told to the listeners, and the next look may find it again.
    await follower.look().catch(() => undefined)
    if (ownRun === run) timer = setTimeout(() => void look(ownRun), pauseMilliseconds)
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
    deafen()
    leave()
  }
}
