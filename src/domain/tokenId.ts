// Token ids: whole numbers of up to 256 bits, kept as canonical decimal text and never as a JavaScript number.
import { errorsTexts } from '../messages/en/errors.ts'
import { InvalidTokenIdError } from './errors.ts'

declare const brand: unique symbol

/**
 * A token id in decimal digits without leading zeros, `0` to `2^256 - 1`; convert with `BigInt(tokenId)` for
 * arithmetic.
 */
export type TokenId = string & { readonly [brand]: 'TokenId' }

/** The largest `uint256`. */
export const MAX_UINT256 = 2n ** 256n - 1n

const MAX_DIGITS = 78

/**
 * Parses a token id from a URL, a form or the wire: decimal digits only.
 * @throws InvalidTokenIdError
 */
export function parseTokenId(text: string): TokenId {
  const trimmed = text.trim()
  if (!/^\d+$/.test(trimmed)) throw new InvalidTokenIdError(errorsTexts.input.tokenId, { details: { text } })
  const digits = trimmed.replace(/^0+(?=\d)/, '')
  if (digits.length > MAX_DIGITS || BigInt(digits) > MAX_UINT256) {
    throw new InvalidTokenIdError(errorsTexts.input.largeTokenId, { details: { text } })
  }
  return digits as TokenId
}

/** The token id, or `undefined` when the text is not one. */
export function tryParseTokenId(text: string): TokenId | undefined {
  try {
    return parseTokenId(text)
  } catch {
    return undefined
  }
}

/** Brands a `uint256` that a contract returned. */
export function tokenIdFromBigInt(value: bigint): TokenId {
  return parseTokenId(value.toString())
}

/** The id for a label; ids longer than twelve digits have their middle left out. */
export function shortTokenId(tokenId: TokenId): string {
  return tokenId.length <= 12 ? tokenId : `${tokenId.slice(0, 5)}…${tokenId.slice(-5)}`
}
