// Reads an item's royalty from its contract, as trading reads it.
import type { Address } from '../../domain/address.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { toShare, type Share } from '../../seaport/amounts.ts'
import { ROYALTY_CAP_BASIS_POINTS } from '../../seaport/priceTerms.ts'
import { fetchRoyalties, requestedRoyalty } from '../../seaport/royalty.ts'
import { NodeError } from '../../node/errors.ts'

/** The royalty by the contract's answers. */
type Royalty =
  | {
      readonly kind: 'share'
      readonly recipient: Address
      /** Share of the price. */
      readonly share: Share
      /** True when the share is above {@link ROYALTY_CAP_BASIS_POINTS}, which is what a sale here pays at most. */
      readonly capped: boolean
    }
  /** Share or recipient differ between a low and a high price. */
  | { readonly kind: 'varies' }
  | { readonly kind: 'none' }
  /** The call reverts, or returns something else than a royalty. */
  | { readonly kind: 'unreadable' }

/**
 * Prices to call `royaltyInfo` with, in the smallest unit: far enough apart to distinguish a fixed share from a scale, and large
 * enough for a share that is exact to the basis point.
 */
const PRICES = [10n ** 16n, 10n ** 20n] as const

export type ItemRoyalty = Royalty & {
  /** True when the node keeps no state of the requested block, so the royalty is that of the latest block. */
  readonly isLatest: boolean
}

export interface RoyaltyQuery {
  readonly collection: Address
  readonly tokenId: TokenId
  /** Undefined for the latest block. */
  readonly block: number | undefined
}

/**
 * Calls `royaltyInfo` of ERC-2981 for a low and a high price, in one request. Few nodes keep the state of past blocks:
 * where this one doesn't, the latest block is read instead.
 *
 * @throws NodeError when the node doesn't answer, or didn't run the call
 */
export async function fetchRoyalty(send: SendBatch, query: RoyaltyQuery): Promise<ItemRoyalty> {
  const { block } = query
  if (block === undefined)
    return { ...toRoyalty(await callRoyaltyInfo(send, query, 'latest')), isLatest: false }
  try {
    return { ...toRoyalty(await callRoyaltyInfo(send, query, `0x${block.toString(16)}`)), isLatest: false }
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    return { ...toRoyalty(await callRoyaltyInfo(send, query, 'latest')), isLatest: true }
  }
}

async function callRoyaltyInfo(
  send: SendBatch,
  { collection, tokenId }: RoyaltyQuery,
  at: string,
): ReturnType<typeof fetchRoyalties> {
  const item = { token: collection, identifier: BigInt(tokenId) }
  return fetchRoyalties(
    send,
    at,
    PRICES.map((salePrice) => ({ item, salePrice })),
  )
}

function toRoyalty(answers: Awaited<ReturnType<typeof fetchRoyalties>>): Royalty {
  if (answers.some(({ kind }) => kind !== 'answered')) return { kind: 'unreadable' }
  const [low, high] = answers.map((answer, index) => {
    const royalty = requestedRoyalty(answer)
    return royalty && { ...royalty, share: toShare(royalty.amount, PRICES[index] ?? 1n) }
  })
  if (!low && !high) return { kind: 'none' }
  if (!low || !high || low.recipient !== high.recipient) return { kind: 'varies' }
  if (low.share.basisPoints !== high.share.basisPoints) return { kind: 'varies' }
  const { recipient, share } = high
  return { kind: 'share', recipient, share, capped: share.basisPoints > ROYALTY_CAP_BASIS_POINTS }
}
