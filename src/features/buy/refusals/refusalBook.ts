// What tokens say of being handed over: paused, staked, or closed to this market. Asked in batches, kept for a block.
import type { Address } from '../../../domain/address.ts'
import type { SendBatch } from '../../../domain/rpc.ts'
import type { Message } from '../../../messages/message.ts'
import { coalesce } from '../../../node/coalesce.ts'
import { refusedHandovers, type Handover } from '../../../market/handover.ts'
import { soldItems, type Listing } from '../../../orders/listing.ts'
import { fetchCode } from '../../../trade/fetchCode.ts'

const loadReverts = () => fetchCode(import('../../../market/reverts.ts'))

/** What is asked: would the tokens of a listing go to this buyer? Null stands for anyone. */
export interface HandoverQuestion {
  readonly listing: Listing
  readonly buyer: Address | null
}

export interface HandoverAnswer {
  /** Why a purchase would be refused; undefined while all is well, or not known. */
  readonly refusal: TokenRefusal | undefined
  /** Whether the chain is being asked for the first time, or anew by somebody's hand. */
  readonly checking: boolean
}

interface TokenRefusal {
  readonly sentence: Message
  /** Which of the things that are sold together it is about; 0 for a listing of one item. */
  readonly at: number
}

export interface RefusalBook {
  /** Tells of what changed, once for all that was asked together. */
  readonly subscribe: (listener: () => void) => () => void
  /** Changes when any answer does. */
  readonly edition: () => number
  /** The same object until what is known of this question becomes another. */
  readonly find: (question: HandoverQuestion) => HandoverAnswer | undefined
  /** Asks what is not known, or was read before the present block; all that is asked in one task goes together. */
  readonly check: (questions: readonly HandoverQuestion[], options?: { readonly force: boolean }) => void
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
  const { item, seller, operator } = listing
  const sold = listing.kind === 'edition' ? [{ item, quantity: 1n }] : soldItems(listing)
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

function isSame(known: HandoverAnswer, found: HandoverAnswer): boolean {
  return (
    known.checking === found.checking &&
    // Values may differ as well: the contract's own words.
    JSON.stringify(known.refusal?.sentence) === JSON.stringify(found.refusal?.sentence) &&
    known.refusal?.at === found.refusal?.at
  )
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
  /** When each was last asked, in milliseconds: an answer is as good as the block it was read at. */
  const checkedAt = new Map<string, number>()
  const underWay = new Set<string>()
  const listeners = new Set<() => void>()
  let waiting = new Map<string, HandoverQuestion>()
  let edition = 0

  /** Writes answers down, and tells of them once, if any of them says something else than before. */
  const write = (news: readonly (readonly [string, HandoverAnswer])[]) => {
    let changed = false
    for (const [key, answer] of news) {
      const known = answers.get(key)
      const same = known !== undefined && isSame(known, answer)
      answers.delete(key)
      answers.set(key, same ? known : answer)
      if (!same) changed = true
    }
    for (const oldest of [...answers.keys()].slice(0, -MOST_KEPT)) {
      answers.delete(oldest)
      checkedAt.delete(oldest)
    }
    if (!changed) return
    edition += 1
    for (const listener of listeners) listener()
  }
  const read = async (key: string, question: HandoverQuestion) => {
    try {
      return [key, { refusal: await refusalOf(together, question), checking: false }] as const
    } catch {
      // The node is away: nothing new is known, and whoever comes next asks again.
      checkedAt.delete(key)
      return [key, { refusal: answers.get(key)?.refusal, checking: false }] as const
    }
  }
  const flush = async () => {
    const questions = [...waiting]
    waiting = new Map()
    const news = await Promise.all(questions.map(([key, question]) => read(key, question)))
    for (const [key] of questions) underWay.delete(key)
    write(news)
  }
  const isDue = (key: string) => now() - (checkedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= blockMilliseconds

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edition: () => edition,
    find: (question) => answers.get(keyOf(question)),
    check(questions, { force } = { force: false }) {
      const requested = new Map(questions.map((question) => [keyOf(question), question]))
      const due = [...requested].filter(([key]) => !underWay.has(key) && (force || isDue(key)))
      if (due.length === 0) return
      if (waiting.size === 0) queueMicrotask(() => void flush())
      for (const [key, question] of due) {
        underWay.add(key)
        checkedAt.set(key, now())
        waiting.set(key, question)
      }
      // What was found stands while it is asked anew, without a word unless somebody waits for it.
      write(
        due.flatMap(([key]) => {
          const known = answers.get(key)
          return known === undefined || force
            ? [[key, { refusal: known?.refusal, checking: true }] as const]
            : []
        }),
      )
    },
  }
}
