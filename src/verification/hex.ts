// Hex strings on the wire to and from bytes, numbers and ABI words.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type Address, parseAddress } from '../domain/address.ts'
import { NodeError } from '../node/errors.ts'

/** `0x` and lower-case hexadecimal digits. */
export type Hex = `0x${string}`

const BYTES = /^0x([0-9a-f]{2})*$/i
const QUANTITY = /^0x[0-9a-f]+$/i

/** Hex digits of a 32-byte word. */
const WORD = 64

export const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`

export const toBytes = (hex: Hex): Uint8Array => hexToBytes(hex.slice(2))

/** @throws NodeError for anything but whole bytes, or for another length than `length` */
export function parseHex(value: unknown, what: string, length?: number): Hex {
  if (typeof value !== 'string' || !BYTES.test(value)) throw createMalformedError(what)
  if (length !== undefined && value.length !== 2 + 2 * length) throw createMalformedError(what)
  return value.toLowerCase() as Hex
}

/** @throws NodeError for anything but a hexadecimal quantity */
export function parseQuantity(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !QUANTITY.test(value)) throw createMalformedError(what)
  return BigInt(value)
}

/** A quantity that fits a number: block numbers, indexes, seconds. @throws NodeError */
export function parseCount(value: unknown, what: string): number {
  const quantity = parseQuantity(value, what)
  if (quantity > BigInt(Number.MAX_SAFE_INTEGER)) throw createMalformedError(what)
  return Number(quantity)
}

/** @throws NodeError for anything but an object */
export function parseObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw createMalformedError(what)
  return value as Readonly<Record<string, unknown>>
}

const createMalformedError = (what: string) => new NodeError('malformed-reply', { details: { what } })

export const quantityHex = (value: number | bigint): Hex => `0x${value.toString(16)}`

/** A number as an ABI word. */
export const wordHex = (value: bigint): string => value.toString(16).padStart(WORD, '0')

/** Reads ABI words; a missing word is undefined, never zero. */
export class Words {
  readonly #digits: string

  constructor(data: Hex) {
    this.#digits = data.slice(2)
  }

  hash(index: number): Hex | undefined {
    const digits = this.#digits.slice(index * WORD, (index + 1) * WORD)
    return digits.length === WORD ? `0x${digits}` : undefined
  }

  number(index: number): bigint | undefined {
    const word = this.hash(index)
    return word === undefined ? undefined : BigInt(word)
  }

  address(index: number): Address | undefined {
    return wordToAddress(this.hash(index))
  }

  /** The index of the word where a dynamic part starts, from the offset at `index` relative to word `base`. */
  place(index: number, base = 0): number | undefined {
    const offset = this.number(index)
    if (offset === undefined || offset % 32n !== 0n || offset > BigInt(this.#digits.length)) return undefined
    return base + Number(offset / 32n)
  }

  /** Length of the list at a place with entries of `size` words; undefined if the data is too short. */
  lengthAt(place: number | undefined, size: number): number | undefined {
    const length = place === undefined ? undefined : this.number(place)
    if (place === undefined || length === undefined) return undefined
    const room = Math.floor(this.#digits.length / WORD) - place - 1
    return length * BigInt(size) <= BigInt(room) ? Number(length) : undefined
  }
}

/** The address in a 32-byte word; undefined if the word is missing or has other bits set. */
export function wordToAddress(word: Hex | undefined): Address | undefined {
  if (word === undefined || !/^0x0{24}/.test(word)) return undefined
  return parseAddress(`0x${word.slice(-40)}`)
}
