// What tokens say of being handed over: paused, staked, or closed to this market. Asked in batches, kept for a block.
import type { Address } from '../../../domain/address.ts'
import type { SendBatch } from '../../../domain/rpc.ts'
import { coalesce } from '../../../market/coalesce.ts'
import { refusedHandovers, type Handover } from '../../../market/handover.ts'
import type { Listing } from '../listings/listing.ts'
import { loadReverts } from '../useTrade.ts'

/** What is asked: would the tokens of a listing go to this buyer? Null stands for anyone. */
export interface HandoverQuestion {
  readonly listing: Pick<
    Listing,
    'orderHash' | 'seller' | 'operator' | 'item' | 'bundle' | 'quantity' | 'divisible'
  >
  readonly buyer: Address | null
}

export interface HandoverAnswer {
  /** Why a purchase would be refused; undefined while all is well, or not known. */
  readonly refusal: TokenRefusal | undefined
  /** Whether the chain is being asked. */
  readonly asking: boolean
  /** When it was last asked, in milliseconds; an answer is as good as the block it was read at. */
  readonly askedAt: number
}

export interface TokenRefusal {
  /** In one plain sentence. */
  readonly sentence: string
  /** Which of the things that are sold together it is about; 0 for a listing of one item. */
  readonly at: number
}

export interface RefusalBook {
  readonly subscribe: (listener: () => void) => () => void
  /** Changes with every answer. */
  readonly edition: () => number
  readonly find: (question: HandoverQuestion) => HandoverAnswer | undefined
  /** Asks what is not known, or was read before the present block; all that is asked in one task goes together. */
  readonly ask: (questions: readonly HandoverQuestion[], options?: { readonly anew: boolean }) => void
}

export interface RefusalBookOptions {
  readonly send: SendBatch
  /** The usual time between blocks, in milliseconds. */
  readonly blockMilliseconds: number
  readonly now?: () => number
}

/** Questions remembered; the oldest of more are forgotten. */
const MOST_KEPT = 1_000

const keyOf = ({ listing, buyer }: HandoverQuestion) => `${listing.orderHash} ${buyer ?? 'anyone'}`

function handoversOf({ listing, buyer }: HandoverQuestion): readonly Handover[] {
  const { item, bundle, seller, operator, divisible, quantity } = listing
  const sold = bundle ?? [{ item, quantity: divisible ? 1n : quantity }]
  return sold.map((one) => ({
    standard: one.item.standard,
    token: one.item.collection,
    identifier: BigInt(one.item.tokenId),
    quantity: one.quantity,
    from: seller,
    to: buyer,
    operator,
  }))
}

/** What the first token says that refuses. */
async function refusalOf(send: SendBatch, question: HandoverQuestion): Promise<TokenRefusal | undefined> {
  const answers = await refusedHandovers(send, handoversOf(question))
  const at = answers.findIndex((answer) => answer !== undefined)
  const refused = answers[at]
  if (refused === undefined) return undefined
  const { sentence } = (await loadReverts()).decodeRevert(refused.data)
  return { sentence, at }
}

export function createRefusalBook({
  send,
  blockMilliseconds,
  now = Date.now,
}: RefusalBookOptions): RefusalBook {
  const together = coalesce(send)
  const answers = new Map<string, HandoverAnswer>()
  const listeners = new Set<() => void>()
  let edition = 0

  const write = (key: string, answer: HandoverAnswer) => {
    answers.delete(key)
    answers.set(key, answer)
    for (const oldest of [...answers.keys()].slice(0, -MOST_KEPT)) answers.delete(oldest)
    edition += 1
    for (const listener of listeners) listener()
  }
  const read = async (question: HandoverQuestion) => {
    const key = keyOf(question)
    const askedAt = now()
    const former = answers.get(key)?.refusal
    // What was found stands while it is asked anew.
    write(key, { refusal: former, asking: true, askedAt })
    try {
      write(key, { refusal: await refusalOf(together, question), asking: false, askedAt })
    } catch {
      // The node is away: nothing new is known, and whoever comes next asks again.
      write(key, { refusal: former, asking: false, askedAt: Number.NEGATIVE_INFINITY })
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edition: () => edition,
    find: (question) => answers.get(keyOf(question)),
    ask(questions, { anew } = { anew: false }) {
      for (const question of questions) {
        const known = answers.get(keyOf(question))
        if (known?.asking === true) continue
        if (known === undefined || anew || now() - known.askedAt >= blockMilliseconds) void read(question)
      }
    },
  }
}
