// The block that a client's queries are pinned to: the newest one that the page knows. All pages that follow the index
// then send the same bytes for the same question, and a web server answers all but the first from its cache.
import type { ReachedBlock } from './indexedBlock.ts'
import { perClient } from './perClient.ts'

export interface Pin {
  /** Undefined until the first answer, which is as of the newest block and says which one that is. */
  block?: ReachedBlock | undefined
  /** Whether an answer failed or may be as of another block, so that what the page shows must be queried again. */
  isMissed?: boolean
}

/** The client's pin, which the link reads. */
export const getPin = perClient((): Pin => ({}))

/** Whether a query is about the index itself, or names blocks of its own. */
export const hasOwnBlock = (query: string): boolean => /\b_meta\b|[^$\w]block:/.test(query)

/** The query as of a block. `failedIndexLink` has given each root field, and nothing else, the argument before it. */
export const asOfBlock = (query: string, hash: string): string =>
  query.replace(/subgraphError: ?allow/g, `$&, block: {hash: "${hash}"}`)

/**
 * The query with the block that its answer is as of, from whose time the page first learns the chain's. The first brace
 * opens the query, as no variable has a default.
 */
export const withBlock = (query: string): string =>
  query.replace('{', '{_meta {block {number hash timestamp}} ')
