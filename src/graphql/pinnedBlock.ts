// The block that a client's queries are pinned to: the newest one that the page knows. All pages that follow the index
// then send the same bytes for the same question, and a web server answers all but the first from its cache.
import type { ReachedBlock } from './indexedBlock.ts'
import { perClient } from './perClient.ts'

export interface Pin {
  /** The block; undefined, or resolved with it, for the newest block at the time of each query. */
  block?: ReachedBlock | undefined | Promise<ReachedBlock | undefined>
  /** Set when a query was answered as of another block because the index doesn't have this one. */
  isMissed?: boolean
}

/** The client's pin, which the link reads. */
export const getPin = perClient((): Pin => ({}))
