// The royalty that a collection requests on a sale (ERC-2981). It needs no contract library,
// so that pages can show the royalty before a trade starts. Source: https://eips.ethereum.org/EIPS/eip-2981
import { tryParseAddress, type Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import {
  decodeAddress,
  fetchContracts,
  type BlockParameter,
  type ContractAnswer,
} from '../node/fetchContracts.ts'

/** The royalty that a collection requests on a sale, before any cap. */
export interface Royalty {
  readonly recipient: Address
  readonly amount: bigint
}

/** The selector of `royaltyInfo(uint256 tokenId, uint256 salePrice)`. */
const ROYALTY_INFO = '0x2a55205a'

const argument = (value: bigint) => value.toString(16).padStart(64, '0')

export interface RoyaltyQuery {
  readonly item: { readonly token: Address; readonly identifier: bigint }
  /** Of one unit, in the smallest unit of the sale's currency. */
  readonly salePrice: bigint
}

/**
 * Reads the royalties that collections request, null where none is requested.
 * @throws NodeError
 */
export async function fetchRoyalties(
  send: SendBatch,
  block: BlockParameter,
  queries: readonly RoyaltyQuery[],
): Promise<readonly ContractAnswer<Royalty | null>[]> {
  return fetchContracts(
    send,
    block,
    queries.map(({ item, salePrice }) => ({
      to: item.token,
      data: `${ROYALTY_INFO}${argument(item.identifier)}${argument(salePrice)}`,
      decode: decodeRoyalty,
    })),
  )
}

function decodeRoyalty(returned: `0x${string}`): Royalty | null | undefined {
  const recipient = tryParseAddress(decodeAddress(returned) ?? '')
  if (returned.length < 130 || recipient === undefined) return undefined
  const amount = BigInt(`0x${returned.slice(66, 130)}`)
  return BigInt(recipient) === 0n || amount === 0n ? null : { recipient, amount }
}

/** The royalty that a trade pays. A contract without ERC-2981, or whose call fails, requests none. */
export const requestedRoyalty = (answer: ContractAnswer<Royalty | null> | undefined): Royalty | null =>
  answer?.kind === 'answered' ? answer.value : null
