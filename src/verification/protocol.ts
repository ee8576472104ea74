// What passes between a page and the worker that checks a history: plain data, so that it can be copied across.
import type { Value } from '../messages/message.ts'
import type { Claim, ClaimedRow } from './claim.ts'
import type { Evidence } from './evidence.ts'
import type { Verdict } from './findings.ts'
import type { Progress, Verification } from './verify.ts'

export interface CheckRequest {
  readonly claim: Claim
  /** Endpoints of nodes of the chain: the first is asked, the next is compared with, and stands in for it. */
  readonly nodeUrls: readonly string[]
}

/** A verification without the evidence, which stays where it was read. */
export interface CheckReport
  extends Verdict, Pick<Evidence, 'pinned' | 'searchedFrom'>, Pick<Verification, 'secondNode' | 'requests'> {}

export type CheckReply =
  | {
      readonly kind: 'checked'
      readonly report: CheckReport
      /** The proof bundle, as a file. */
      readonly proof: Blob
    }
  /** Nothing could be checked; the message says why. */
  | { readonly kind: 'failed'; readonly message: Value }

export interface CheckService {
  /** Takes rows that come before those of the request: a long history is handed over in parts. */
  add(rows: readonly ClaimedRow[]): Promise<void>
  /** @param tell called with each step forward */
  check(
    request: CheckRequest,
    report: (progress: Progress) => void,
    signal?: AbortSignal,
  ): Promise<CheckReply>
}
