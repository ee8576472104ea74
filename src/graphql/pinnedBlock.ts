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
