// The royalty that a collection requests on a sale (ERC-2981): the read and its decoding. It needs no contract library,
// so that pages can show the royalty before a trade starts. Source: https://eips.ethereum.org/EIPS/eip-2981
import type { Address } from '../domain/address.ts'
import { readAddressWord, UNTRUSTED_CALL_GAS } from './callResults.ts'
import type { CallOutcome, ContractRead } from './chain.ts'

/** The royalty that a collection requests on a sale, before any cap. */
export interface Royalty {
  readonly recipient: Address
  readonly amount: bigint
}

/** The selector of `royaltyInfo(uint256 tokenId, uint256 salePrice)`. */
const ROYALTY_INFO = '0x2a55205a'

const argument = (value: bigint) => value.toString(16).padStart(64, '0')

/** @param salePrice of one unit, in the smallest unit of the sale's currency */
export function royaltyRead(
  item: { readonly token: Address; readonly identifier: bigint },
  salePrice: bigint,
): ContractRead {
  const data = `${ROYALTY_INFO}${argument(item.identifier)}${argument(salePrice)}`
  return { to: item.token, gas: UNTRUSTED_CALL_GAS, data }
}

/** A contract without ERC-2981, or whose call fails, requests no royalty. */
export function readRoyalty(outcome: CallOutcome | undefined): Royalty | null {
  if (outcome?.ok !== true || outcome.data.length < 130) return null
  const recipient = readAddressWord(outcome)
  const amount = BigInt(`0x${outcome.data.slice(66, 130)}`)
  if (recipient === undefined || BigInt(recipient) === 0n || amount === 0n) return null
  return { recipient, amount }
}
