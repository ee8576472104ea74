// The queue of requests that the in-page wallet prompts its user for, one at a time.
import type { Address } from '../src/domain/address.ts'
import type { CallDescription } from './describeCall.ts'

export interface DemoAccount {
  readonly address: Address
  readonly label: string
}

/** A request that the user must approve. Amounts are in wei of the native coin. */
export type DemoRequest =
  | { readonly kind: 'account'; readonly selected: Address | undefined }
  | {
      readonly kind: 'transaction'
      readonly from: DemoAccount
      readonly to: Address | undefined
      readonly value: bigint
      readonly data: string
      /** The effect of the transaction, as far as the wallet can decode it. */
      readonly description: CallDescription
      /** The network fee in wei, or why the transaction would fail. */
      readonly estimate:
        | { readonly ok: true; readonly networkFee: bigint }
        | { readonly ok: false; readonly message: string }
    }
  | { readonly kind: 'signature'; readonly from: DemoAccount; readonly content: string }
  | { readonly kind: 'network'; readonly name: string }

/** `account` is the chosen account, for a request to connect. */
export type DemoAnswer = { readonly approve: true; readonly account?: Address } | { readonly approve: false }

interface PendingRequest {
  readonly id: number
  readonly request: DemoRequest
}

export interface RequestQueue {
  prompt(request: DemoRequest): Promise<DemoAnswer>
  /** The request that is shown now. */
  current(): PendingRequest | undefined
  answer(id: number, answer: DemoAnswer): void
  subscribe(listener: () => void): () => void
}

export function createRequestQueue(): RequestQueue {
  const listeners = new Set<() => void>()
  let queue: { pending: PendingRequest; settle: (answer: DemoAnswer) => void }[] = []
  let lastId = 0
  const change = (next: typeof queue) => {
    queue = next
    for (const listener of listeners) listener()
  }
  return {
    prompt: (request) =>
      new Promise((settle) => change([...queue, { pending: { id: ++lastId, request }, settle }])),
    current: () => queue[0]?.pending,
    answer(id, answer) {
      const answeredRequest = queue.find(({ pending }) => pending.id === id)
      change(queue.filter((other) => other !== answeredRequest))
      answeredRequest?.settle(answer)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
