// EIP-55: addresses as people read and type them. Separate from `address.ts`, because the first page needs no hash
// function.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { errorsTexts } from '../messages/en/errors.ts'
import { type Address, parseAddress } from './address.ts'
import { InvalidAddressError } from './errors.ts'

/**
 * Parses an address that a person typed or pasted. It accepts all-lower and all-upper text without a checksum; mixed
 * case needs the right one.
 * @throws InvalidAddressError
 */
export function parseChecksumAddress(text: string): Address {
  const address = parseAddress(text)
  const digits = text.trim().slice(2)
  const carriesChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (carriesChecksum && checksumAddress(address).slice(2) !== digits) {
    throw new InvalidAddressError(errorsTexts.input.checksum, { details: { text } })
  }
  return address
}

/** The address, or `undefined` when the text is not one. */
export function tryReadAddress(text: string): Address | undefined {
  try {
    return parseChecksumAddress(text)
  } catch {
    return undefined
  }
}

const checksummed = new Map<Address, string>()
const CHECKSUM_CACHE_ENTRIES = 2_000

/** The EIP-55 form for people. Source: https://eips.ethereum.org/EIPS/eip-55 */
export function checksumAddress(address: Address): string {
  const cached = checksummed.get(address)
  if (cached !== undefined) return cached
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
