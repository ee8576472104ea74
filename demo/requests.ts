// What the in-page wallet asks its user, one question at a time, as a queue that the dialogs watch.
import type { Address } from '../src/domain/address.ts'
import type { CallDescription } from './describeCall.ts'

export interface DemoAccount {
  readonly address: Address
  readonly label: string
}

/** A question to the user. Amounts in wei of the native coin. */
export type DemoRequest =
  | { readonly kind: 'account'; readonly selected: Address | undefined }
  | {
      readonly kind: 'transaction'
      readonly from: DemoAccount
      readonly to: Address | undefined
      readonly value: bigint
      readonly data: string
      /** What it does, as far as the wallet can tell. */
      readonly words: CallDescription
      /** What it would cost, or why it would fail. */
      readonly estimate:
        { readonly ok: true; readonly networkFee: bigint } | { readonly ok: false; readonly message: string }
    }
  | { readonly kind: 'signature'; readonly from: DemoAccount; readonly content: string }
  | { readonly kind: 'network'; readonly name: string }

/** `approve` carries the account that was chosen, where one was asked for. */
export type DemoAnswer = { readonly approve: true; readonly account?: Address } | { readonly approve: false }

interface PendingRequest {
  readonly id: number
  readonly request: DemoRequest
}

export interface RequestQueue {
  ask(request: DemoRequest): Promise<DemoAnswer>
  /** The question that is open now. */
  current(): PendingRequest | undefined
  answer(id: number, answer: DemoAnswer): void
  subscribe(listener: () => void): () => void
}

export function createRequestQueue(): RequestQueue {
  const listeners = new Set<() => void>()
  let waiting: { pending: PendingRequest; settle: (answer: DemoAnswer) => void }[] = []
  let lastId = 0
  const change = (next: typeof waiting) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    ask: (request) =>
      new Promise((settle) => change([...waiting, { pending: { id: ++lastId, request }, settle }])),
    current: () => waiting[0]?.pending,
    answer(id, answer) {
      const asked = waiting.find(({ pending }) => pending.id === id)
      change(waiting.filter((other) => other !== asked))
      asked?.settle(answer)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
