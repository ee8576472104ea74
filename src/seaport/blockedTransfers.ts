// Checks whether tokens let this market transfer them from a seller to a buyer now. It is small, because pages run it
// for every listing on screen.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { callFailure, isOutOfGas } from '../node/callFailure.ts'
import type { Hex, TokenStandard } from './types.ts'

/** A transfer that a purchase would make. */
export interface ItemTransfer {
  readonly standard: TokenStandard
  readonly token: Address
  readonly identifier: bigint
  readonly quantity: bigint
  readonly from: Address
  /** The viewer, who would receive the item; null stands for anyone. */
  readonly to: Address | null
  /** The contract that moves the item for the seller: Seaport, or the conduit of the listing. */
  readonly operator: Address
}

/** An account without a contract, for viewers who have no wallet: the ASCII of "nobody in particular". */
const NOBODY = '0x6e6f626f647920696e20706172746963756c6172' as Address

const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** The call that Seaport makes to the token. Source: https://eips.ethereum.org/EIPS/eip-721, eip-1155 */
export function transferData({ standard, identifier, quantity, from, to }: ItemTransfer): Hex {
  const parties = [from, to ?? NOBODY].map((account) => word(BigInt(account))).join('')
  // transferFrom(address,address,uint256)
  if (standard === 'ERC721') return `0x23b872dd${parties}${word(identifier)}`
  // safeTransferFrom(address,address,uint256,uint256,bytes), without data
  return `0xf242432a${parties}${word(identifier)}${word(quantity)}${word(160n)}${word(0n)}`
}

/**
 * Simulates each transfer of a purchase separately, from the contract that would make it. The call fails for paused and
 * staked tokens, for collections that restrict marketplaces (ERC-721C), and for a token that the seller no longer owns.
 * @returns for each transfer, the bytes that the call reverted with; undefined when the token allows it or when the node
 * gives no result
 * @throws what `send` throws when the node is out of reach
 */
export async function findBlockedTransfers(
  send: SendBatch,
  handovers: readonly ItemTransfer[],
): Promise<readonly (Hex | undefined)[]> {
  const replies = await send(
    handovers.map((handover) => {
      const call = { from: handover.operator, to: handover.token, data: transferData(handover) }
      return { method: 'eth_call', params: [call, 'latest'] }
    }),
  )
  return handovers.map((_, index) => {
    const reply = replies[index]
    return reply === undefined || reply.ok || isOutOfGas(reply) ? undefined : callFailure(reply)
  })
}
