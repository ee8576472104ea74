// Token ids: whole numbers of up to 256 bits, kept as canonical decimal text and never as a JavaScript number.
import { inputErrors } from '../messages/en/inputErrors.ts'
import { InvalidTokenIdError } from './errors.ts'

declare const brand: unique symbol

/** A token id in decimal digits without leading zeros, `0` to `2^256 - 1`; `BigInt(tokenId)` counts with it. */
export type TokenId = string & { readonly [brand]: 'TokenId' }

/** The largest `uint256`. */
export const MAX_UINT256 = 2n ** 256n - 1n

const MAX_DIGITS = 78

/**
 * Reads a token id from a URL, a form or the wire: decimal digits only.
 * @throws InvalidTokenIdError
 */
export function parseTokenId(text: string): TokenId {
  const trimmed = text.trim()
  if (!/^\d+$/.test(trimmed)) {
    throw new InvalidTokenIdError(inputErrors.tokenId, { details: { text } })
  }
  const digits = trimmed.replace(/^0+(?=\d)/, '')
  if (digits.length > MAX_DIGITS || BigInt(digits) > MAX_UINT256) {
    throw new InvalidTokenIdError(inputErrors.largeTokenId, {
      details: { text },
    })
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

/** Brands a `uint256` a contract returned. */
export function tokenIdFromBigInt(value: bigint): TokenId {
  return parseTokenId(value.toString())
}

/** The id for a label: whole when short, its middle left out when longer than twelve digits. */
export function shortTokenId(tokenId: TokenId): string {
  return tokenId.length <= 12 ? tokenId : `${tokenId.slice(0, 5)}…${tokenId.slice(-5)}`
}
