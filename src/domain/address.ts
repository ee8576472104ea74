// EVM addresses: lower case inside Vitrine. What people read and type is in `checksum.ts`.
import { inputErrors } from '../messages/en/inputErrors.ts'
import { InvalidAddressError } from './errors.ts'

declare const brand: unique symbol

/** Twenty bytes as `0x` and 40 lower-case hexadecimal digits. */
export type Address = `0x${string}` & { readonly [brand]: 'Address' }

const SHAPE = /^0x[0-9a-f]{40}$/i

/** The native coin in currency fields, and the other side of mints and burns. */
export const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000' as Address

/**
 * Reads an address as machines write it: from the wire, a contract, a configuration that was checked when it was
 * built. Any case goes; what people type is read by `readAddress`, which also looks at the checksum.
 * @throws InvalidAddressError
 */
export function parseAddress(text: string): Address {
  const trimmed = text.trim()
  if (!SHAPE.test(trimmed)) {
    throw new InvalidAddressError(inputErrors.address, {
      details: { text },
    })
  }
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
