// Reads from an item's contract where its metadata is, and compares that with what the index has.
import type { Address } from '../../domain/address.ts'
import { abiTextLength, decodeAbiText } from '../../domain/abiText.ts'
import { fillTokenId } from '../../domain/fillTokenId.ts'
import { isInAddress, MAX_DOCUMENT_BYTES } from '../../domain/metadataPlace.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import type { HostedDocument } from '../../media/hostedMetadata.ts'
import { callFailure, isInvalidOpcode } from '../../node/callFailure.ts'
import { unusableReply } from '../../node/errors.ts'
import { type ContractAnswer, fetchContracts } from '../../node/fetchContracts.ts'

/** Selectors of tokenURI(uint256) (EIP-721) and uri(uint256) (EIP-1155). */
const SELECTORS = { ERC721: '0xc87b56dd', ERC1155: '0x0e89341c' } as const

/** Gas of one call: enough for drawings that contracts compose, and an end for those that never finish. */
const GAS = '0x1c9c380'

/** As the index reads them, in UTF-16 units. */
const MAX_ADDRESS_LENGTH = 2_048

/** The longest text in the 1,024 bytes that `fetchContracts` keeps. */
const KEPT_TEXT_BYTES = 960

export interface UriQuery {
  readonly collection: Address
  readonly tokenId: TokenId
  readonly standard: keyof typeof SELECTORS
  /** A parameter of `eth_call`. */
  readonly block: string | { readonly blockHash: string }
}

/** `too-large` is a text longer than a document may be. */
export type ContractUri = ContractAnswer<string> | { readonly kind: 'too-large' }

/**
 * The metadata address that the contract returns, as the index would keep it. A plain call reads it, because the address
 * may be a whole document, and `fetchContracts` keeps 1,024 bytes. Where that gives none, `fetchContracts` finds out why: a
 * proxy whose implementation ran out of gas looks like one that refuses.
 *
 * @throws NodeError when the node doesn't answer, or didn't run the call
 */
export async function fetchContractUri(
  send: SendBatch,
  { collection, tokenId, standard, block }: UriQuery,
): Promise<ContractUri> {
  const word = BigInt(tokenId).toString(16).padStart(64, '0')
  const call = { to: collection, data: SELECTORS[standard] + word }
  const [reply] = await send([{ method: 'eth_call', params: [{ ...call, gas: GAS }, block] }])
  if (reply?.ok === true) {
    if (abiTextLength(reply.result) > MAX_DOCUMENT_BYTES) return { kind: 'too-large' }
    const text = decodeAbiText(reply.result, MAX_DOCUMENT_BYTES)
    const value = text === undefined ? undefined : toAddress(text, standard, tokenId)
    if (value !== undefined) return { kind: 'answered', value }
  } else {
    if (reply === undefined || callFailure(reply) === undefined) throw unusableReply(reply, 'metadata')
    if (isInvalidOpcode(reply)) return { kind: 'reverted' }
  }
  const decode = (returned: string) => {
    if (abiTextLength(returned) > KEPT_TEXT_BYTES) return null
    const text = decodeAbiText(returned, KEPT_TEXT_BYTES)
    return text === undefined ? undefined : toAddress(text, standard, tokenId)
  }
  const [answer] = await fetchContracts(send, block, [{ ...call, decode }], { gas: 'plenty' })
  if (answer?.kind !== 'answered') return answer ?? { kind: 'out-of-gas' }
  // More than is kept, of a text that only all the node's gas composes.
  return answer.value === null ? { kind: 'out-of-gas' } : { kind: 'answered', value: answer.value }
}

/** Undefined for one that is too long for an address. */
function toAddress(text: string, standard: UriQuery['standard'], tokenId: TokenId): string | undefined {
  const address = text.trim()
  if (isInAddress(address)) return address
  const filledAddress = (standard === 'ERC1155' && fillTokenId(address, tokenId)) || address
  return filledAddress.length > MAX_ADDRESS_LENGTH
    ? undefined
    : filledAddress.replace(/\0|\p{Surrogate}/gu, '')
}

/** Whether a document says the same as another; the order of traits says nothing. */
export function isSameDocument(one: HostedDocument, other: HostedDocument): boolean {
  const fields = ({ name, description, image, animationUrl, externalUrl, traits }: HostedDocument) =>
    JSON.stringify([name, description, image, animationUrl, externalUrl, traits.toSorted()])
  return fields(one) === fields(other)
}
