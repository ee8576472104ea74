// EVM addresses: lower case inside Vitrine, EIP-55 checksummed only where people read them.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { InvalidAddressError } from './errors.ts'

declare const brand: unique symbol

/** Twenty bytes as `0x` and 40 lower-case hexadecimal digits. */
export type Address = `0x${string}` & { readonly [brand]: 'Address' }

const SHAPE = /^0x[0-9a-f]{40}$/i

/** The native coin in currency fields, and the other side of mints and burns. */
export const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000' as Address

/**
 * Reads an address from a URL, a form or the wire.
 *
 * All-lower and all-upper text is taken as it is; mixed case must carry a right EIP-55 checksum.
 * @throws InvalidAddressError
 */
export function parseAddress(text: string): Address {
  const trimmed = text.trim()
  if (!SHAPE.test(trimmed)) {
    throw new InvalidAddressError('An address is 0x followed by 40 characters from 0-9 and a-f.', {
      details: { text },
    })
  }
  const digits = trimmed.slice(2)
  const address = trimmed.toLowerCase() as Address
  const carriesChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (carriesChecksum && checksumAddress(address).slice(2) !== digits) {
    throw new InvalidAddressError('This address has a mistake in it: its checksum does not match.', {
      details: { text },
    })
  }
  return address
}

/** The address, or `undefined` when the text is not one. */
export function tryParseAddress(text: string): Address | undefined {
  try {
    return parseAddress(text)
  } catch {
    return undefined
  }
}

export function isAddress(text: string): boolean {
  return tryParseAddress(text) !== undefined
}

const checksummed = new Map<Address, string>()
const CHECKSUM_CACHE_ENTRIES = 2_000

/** The EIP-55 form for people. Source: https://eips.ethereum.org/EIPS/eip-55 */
export function checksumAddress(address: Address): string {
  const known = checksummed.get(address)
  if (known !== undefined) return known
  const digits = address.slice(2)
  const digest = keccak_256(new TextEncoder().encode(digits))
  let text = '0x'
  for (let i = 0; i < digits.length; i++) {
    const nibble = ((digest[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 0xf
    text += nibble >= 8 ? digits.charAt(i).toUpperCase() : digits.charAt(i)
  }
  if (checksummed.size >= CHECKSUM_CACHE_ENTRIES) checksummed.clear()
  checksummed.set(address, text)
  return text
}

/** The checksummed address with its middle left out, for narrow places: `0x5aAe…eAed`. */
export function shortAddress(address: Address): string {
  const full = checksumAddress(address)
  return `${full.slice(0, 6)}…${full.slice(-4)}`
}
