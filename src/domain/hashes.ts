// Thirty-two-byte hashes, branded by what they identify.
import { errorsTexts } from '../messages/en/errors.ts'
import type { Message } from '../messages/message.ts'
import { InvalidHashError } from './errors.ts'

declare const brand: unique symbol

/** A Seaport order hash, the id of its order in the index. */
export type OrderHash = `0x${string}` & { readonly [brand]: 'OrderHash' }

/** The hash of a transaction. */
export type TxHash = `0x${string}` & { readonly [brand]: 'TxHash' }

const SHAPE = /^0x[0-9a-f]{64}$/i

function parseHash(text: string, refusal: Message): string {
  const trimmed = text.trim()
  if (!SHAPE.test(trimmed)) throw new InvalidHashError(refusal, { details: { text } })
  return trimmed.toLowerCase()
}

/** @throws InvalidHashError */
export function parseOrderHash(text: string): OrderHash {
  return parseHash(text, errorsTexts.hashes.orderHash) as OrderHash
}

/** @throws InvalidHashError */
export function parseTxHash(text: string): TxHash {
  return parseHash(text, errorsTexts.hashes.transactionHash) as TxHash
}

/** The hash with its middle left out, for narrow places: `0x1a2b…9f0e`. */
export function shortHash(hash: OrderHash | TxHash): string {
  return `${hash.slice(0, 6)}…${hash.slice(-4)}`
}
