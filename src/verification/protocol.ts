// Messages between the page and the verification worker: plain data that can be cloned.
import type { Value } from '../messages/message.ts'
import type { Claim, ClaimedRow } from './claim.ts'
import type { Evidence } from './evidence.ts'
import type { Verdict } from './findings.ts'
import type { Progress, Verification } from './verify.ts'

export interface CheckRequest {
  readonly claim: Claim
  /** RPC endpoints: the first is called, the next is compared, and replaces the first if that is silent. */
  readonly nodeUrls: readonly string[]
}

/** A verification without the evidence, which stays in the worker. */
export interface CheckReport
  extends Verdict, Pick<Evidence, 'pinned' | 'searchedFrom'>, Pick<Verification, 'secondNode' | 'requests'> {}

export type CheckReply =
  | {
      readonly kind: 'checked'
      readonly report: CheckReport
      /** The proof bundle as a file. */
      readonly proof: Blob
    }
  /** Nothing could be checked, for the reason in the message. */
  | { readonly kind: 'failed'; readonly message: Value }

export interface CheckService {
  /** Adds rows before those of the request: a long history is sent in parts. */
  add(rows: readonly ClaimedRow[]): Promise<void>
  /** @param report called on progress */
  check(
    request: CheckRequest,
    report: (progress: Progress) => void,
    signal?: AbortSignal,
  ): Promise<CheckReply>
}
