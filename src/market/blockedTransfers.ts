// Whether tokens let this market hand them from a seller to a buyer now. Small: it is asked for what is on show.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { callFailure } from '../node/callFailure.ts'
import type { Hex, TokenStandard } from './types.ts'

/** What is to be handed over, and by whom. */
export interface ItemTransfer {
  readonly standard: TokenStandard
  readonly token: Address
  readonly identifier: bigint
  readonly quantity: bigint
  readonly from: Address
  /** Who reads; null stands for anyone. */
  readonly to: Address | null
  /** The contract that moves it for the seller: Seaport, or the conduit of the listing. */
  readonly operator: Address
}

/** An account without a contract, for readers who have no wallet: twenty letters, "nobody in particular". */
const NOBODY = '0x6e6f626f647920696e20706172746963756c6172' as Address

const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** The call that Seaport makes of the token. Source: https://eips.ethereum.org/EIPS/eip-721, eip-1155 */
function transferData({ standard, identifier, quantity, from, to }: ItemTransfer): Hex {
  const parties = [from, to ?? NOBODY].map((account) => word(BigInt(account))).join('')
  // transferFrom(address,address,uint256)
  if (standard === 'ERC721') return `0x23b872dd${parties}${word(identifier)}`
  // safeTransferFrom(address,address,uint256,uint256,bytes), without data
  return `0xf242432a${parties}${word(identifier)}${word(quantity)}${word(160n)}${word(0n)}`
}

/** What a token answered that refuses a handover. */
export interface BlockedTransfer {
  /** The bytes that it reverted with. */
  readonly data: Hex
  /** The node's words. */
  readonly message: string
}

/**
 * Tries the transfers that a purchase makes, each by itself, as the contract that makes them. Paused and staked tokens,
 * and collections that choose their markets (ERC-721C), refuse it; so does a token that the seller has no more.
 * @returns for each handover undefined when the token lets it happen, or when the node does not say
 * @throws what `send` throws when the node is out of reach
 */
export async function findBlockedTransfers(
  send: SendBatch,
  handovers: readonly ItemTransfer[],
): Promise<readonly (BlockedTransfer | undefined)[]> {
  const replies = await send(
    handovers.map((handover) => {
      const call = { from: handover.operator, to: handover.token, data: transferData(handover) }
      return { method: 'eth_call', params: [call, 'latest'] }
    }),
  )
  return handovers.map((_, index) => {
    const reply = replies[index]
    if (reply === undefined || reply.ok) return undefined
    const data = callFailure(reply)
    return data === undefined ? undefined : { data, message: reply.message }
  })
}
