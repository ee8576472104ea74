// What an item's contract asks of a sale, read from the chain in the words that trading reads it in.
import type { Address } from '../../domain/address.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import { shareOf, type Share } from '../../market/amounts.ts'
import { callFailure } from '../../market/callFailure.ts'
import type { CallOutcome } from '../../market/chain.ts'
import { ROYALTY_CAP_BASIS_POINTS } from '../../market/priceTerms.ts'
import { readRoyalty, royaltyRead } from '../../market/royalty.ts'
import type { Hex } from '../../market/types.ts'
import { NodeUnavailableError } from '../../wallet/errors.ts'

/** What the contract answered. */
type Answered =
  | {
      readonly kind: 'asked'
      readonly recipient: Address
      /** Of the price. */
      readonly share: Share
      /** True when a sale here gives less: never more than {@link ROYALTY_CAP_BASIS_POINTS}. */
      readonly capped: boolean
    }
  /** It asks for another share of a high price than of a low one, or for another recipient. */
  | { readonly kind: 'varies' }
  | { readonly kind: 'none' }
  /** It reverts, or answers with what is no royalty. */
  | { readonly kind: 'unreadable' }

/**
 * The prices that are asked about, in the smallest unit: far enough apart to tell a share from a scale, and large
 * enough that a share of them is exact to the basis point.
 */
const PRICES = [10n ** 16n, 10n ** 20n] as const

/** An answer of `royaltyInfo` is two words. */
const ANSWER_CHARACTERS = 2 + 2 * 64

export type RoyaltyAnswer = Answered & {
  /** True when the node keeps no state of the block that is shown: then it is what the contract says now. */
  readonly ofNow: boolean
}

export interface RoyaltyQuestion {
  readonly collection: Address
  readonly tokenId: TokenId
  /** Whose state is asked; the newest when undefined. */
  readonly block: number | undefined
}

/**
 * Asks `royaltyInfo` of ERC-2981 for a low and a high price, in one request. Few nodes keep the state of old blocks:
 * where this one does not, the contract is asked as it is now, and the answer says so.
 *
 * @throws NodeUnavailableError when the node does not answer, or did not run the call
 */
export async function askRoyalty(send: SendBatch, question: RoyaltyQuestion): Promise<RoyaltyAnswer> {
  const { block } = question
  if (block === undefined) return { ...readAnswer(await ask(send, question, 'latest')), ofNow: false }
  try {
    return { ...readAnswer(await ask(send, question, `0x${block.toString(16)}`)), ofNow: false }
  } catch (error) {
    if (!(error instanceof NodeUnavailableError)) throw error
    return { ...readAnswer(await ask(send, question, 'latest')), ofNow: true }
  }
}

async function ask(
  send: SendBatch,
  { collection, tokenId }: RoyaltyQuestion,
  at: string,
): Promise<readonly CallOutcome[]> {
  const replies = await send(
    PRICES.map((price) => {
      const { to, data, gas = 0n } = royaltyRead({ token: collection, identifier: BigInt(tokenId) }, price)
      return { method: 'eth_call', params: [{ to, data, gas: `0x${gas.toString(16)}` }, at] }
    }),
  )
  return PRICES.map((_, index) => outcomeOf(replies[index]))
}

function outcomeOf(reply: RpcReply | undefined): CallOutcome {
  if (reply?.ok === true && typeof reply.result === 'string') {
    return { ok: true, data: reply.result.toLowerCase() as Hex }
  }
  const reverted = reply?.ok === false ? callFailure(reply) : undefined
  if (reply?.ok === false && reverted !== undefined) {
    return { ok: false, data: reverted, message: reply.message }
  }
  throw new NodeUnavailableError('The network node could not ask the contract for its royalty.', {
    details: { message: reply?.ok === false ? reply.message : 'no answer' },
  })
}

function readAnswer(outcomes: readonly CallOutcome[]): Answered {
  if (outcomes.some(({ ok, data }) => !ok || data.length < ANSWER_CHARACTERS)) return { kind: 'unreadable' }
  const [low, high] = outcomes.map((outcome, index) => {
    const royalty = readRoyalty(outcome)
    return royalty && { ...royalty, share: shareOf(royalty.amount, PRICES[index] ?? 1n) }
  })
  if (!low && !high) return { kind: 'none' }
  if (!low || !high || low.recipient !== high.recipient) return { kind: 'varies' }
  if (low.share.basisPoints !== high.share.basisPoints) return { kind: 'varies' }
  const { recipient, share } = high
  return { kind: 'asked', recipient, share, capped: share.basisPoints > ROYALTY_CAP_BASIS_POINTS }
}
