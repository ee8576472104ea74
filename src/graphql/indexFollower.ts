// Follows the index from block to block, and has the pages ask again when one of them changed something.
import type { ApolloClient } from '@apollo/client'
import { hasChangedSince, type IndexedBlock, readIndexedBlock, refetchAfterWrite } from './freshness.ts'

export interface FollowerOptions {
  readonly client: ApolloClient
  /** Pause between two looks, in milliseconds. */
  readonly pauseMilliseconds: number
}

/**
 * Looks at the index's newest block while the page is in view.
 *
 * A new block costs one small question, whether anything changed; only when something did are the active queries
 * asked again. A block that is lower, or another at the same height, means that the chain was reorganised: then
 * everything is asked again.
 * @returns stops it
 */
export function followIndex({ client, pauseMilliseconds }: FollowerOptions): () => void {
  let last: IndexedBlock | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts starts, so that an answer to an earlier one is not taken for news. */
  let run = 0

  const look = async (ownRun: number) => {
    try {
      const block = await readIndexedBlock(client)
      if (ownRun !== run) return
      const news = last !== undefined && (await isNews(last, block))
      if (ownRun !== run) return
      // Only now: when the question about changes fails, it is put again at the next look.
      last = block
      if (news) await refetchAfterWrite(client)
    } catch {
      // The index cannot be reached: the status line says so, and the next look may find it again.
    }
    if (ownRun === run) timer = setTimeout(() => void look(ownRun), pauseMilliseconds)
  }

  const isNews = async (before: IndexedBlock, block: IndexedBlock) => {
    if (block.number < before.number) return true
    if (block.number === before.number) return block.hash !== before.hash
    return hasChangedSince(client, before.number + 1)
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
  }
}
