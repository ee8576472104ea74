// EVM addresses: lower case inside Vitrine. `checksum.ts` has the form that people read and type.
import { errorsTexts } from '../messages/en/errors.ts'
import { InvalidAddressError } from './errors.ts'

declare const brand: unique symbol

/** Twenty bytes as `0x` and 40 lower-case hexadecimal digits. */
export type Address = `0x${string}` & { readonly [brand]: 'Address' }

const SHAPE = /^0x[0-9a-f]{40}$/i

/** The native coin in currency fields, and the other side of mints and burns. */
export const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000' as Address

/**
 * Parses an address from a machine: from the wire, a contract, or a configuration that was checked at build time. It
 * accepts any case; `readAddress` parses what people type, and checks the checksum.
 * @throws InvalidAddressError
 */
export function parseAddress(text: string): Address {
  const trimmed = text.trim()
  if (!SHAPE.test(trimmed)) throw new InvalidAddressError(errorsTexts.input.address, { details: { text } })
  return trimmed.toLowerCase() as Address
}

/** The address, or `undefined` when the text is not one. */
export function tryParseAddress(text: string): Address | undefined {
  try {
    return parseAddress(text)
  } catch {
    return undefined
  }
}
