// The token ids that a trait offer accepts: the Merkle root that Seaport checks, its proofs, and the trait's name in
// the order. It needs only a hash function, so that a page can name the traits of offers without the market's code.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Address } from '../../domain/address.ts'
import type { Trait } from '../../domain/traits.ts'
import type { Hex } from '../types.ts'

/** A set of token ids for Seaport's criteria. */
export interface TokenSet {
  /** The criteria value in the order. */
  readonly root: bigint
  has(identifier: bigint): boolean
  /**
   * The hashes that prove a token id against the root.
   * @throws RangeError for a token id outside the set
   */
  proofOf(identifier: bigint): readonly Hex[]
}

const WORD_BYTES = 32

const toWord = (number: bigint): Uint8Array => hexToBytes(number.toString(16).padStart(2 * WORD_BYTES, '0'))
const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`
const toNumber = (bytes: Uint8Array): bigint => BigInt(toHex(bytes))

/** The parent of two nodes, the lower one first. */
function hashPair(one: Uint8Array, other: Uint8Array): Uint8Array {
  return keccak_256(toNumber(one) <= toNumber(other) ? concatBytes(one, other) : concatBytes(other, one))
}

/** The levels from the sorted leaves up to the root; a node without a sibling moves up unchanged. */
function buildLevels(leaves: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  const levels = [leaves]
  for (let level = leaves; level.length > 1;) {
    const above: Uint8Array[] = []
    for (let index = 0; index < level.length; index += 2) {
      const [one, other] = level.slice(index, index + 2)
      if (one !== undefined) above.push(other === undefined ? one : hashPair(one, other))
    }
    levels.push(above)
    level = above
  }
  return levels
}

/**
 * Builds the set in the way Seaport verifies it: leaves are the hashes of 32-byte ids, pairs are sorted. The leaves are
 * sorted too, as seaport-js sorts them, so that a set has the same root in every tool. Source: CriteriaResolution.sol
 * in https://github.com/ProjectOpenSea/seaport-core
 * @throws RangeError for an empty set, whose root would mean "any token"
 */
export function tokenSet(identifiers: Iterable<bigint>): TokenSet {
  const leaves = [...new Set(identifiers)]
    .map((identifier) => {
      const leaf = keccak_256(toWord(identifier))
      return { identifier, leaf, place: toNumber(leaf) }
    })
    .sort((one, other) => (one.place < other.place ? -1 : 1))
  if (leaves.length === 0) throw new RangeError('A trait offer needs at least one token.')
  const levels = buildLevels(leaves.map(({ leaf }) => leaf))
  const places = new Map(leaves.map(({ identifier }, index) => [identifier, index]))
  const [root] = levels.at(-1) ?? []
  if (root === undefined) throw new RangeError('A trait offer needs at least one token.')
  return {
    root: toNumber(root),
    has: (identifier) => places.has(identifier),
    proofOf(identifier) {
      const place = places.get(identifier)
      if (place === undefined) throw new RangeError('The token is not in the set.')
      return levels.flatMap((level, height) => {
        const partner = level[(place >> height) ^ 1]
        return partner === undefined ? [] : [toHex(partner)]
      })
    },
  }
}

/** A string in ABI encoding: its length, then its bytes padded to whole words. */
function abiString(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  const filling = new Uint8Array((WORD_BYTES - (bytes.length % WORD_BYTES)) % WORD_BYTES)
  return concatBytes(toWord(BigInt(bytes.length)), bytes, filling)
}

/**
 * The `zoneHash` of a trait offer, a field that open orders leave unused: it commits to the trait's name, so that a
 * reader who has the collection's traits can identify the trait and rebuild the root from the ids that have it. It is
 * `keccak256(abi.encode(address collection, string type, string value))`. For a value with a format, NUL and the format
 * follow the type: no type in the index has a NUL, so two traits never share a name.
 */
export function traitHash(collection: Address, { type, value, format }: Trait): Hex {
  const heads = 3 * WORD_BYTES
  const first = abiString(format === undefined ? type : `${type}\0${format}`)
  return toHex(
    keccak_256(
      concatBytes(
        toWord(BigInt(collection)),
        toWord(BigInt(heads)),
        toWord(BigInt(heads + first.length)),
        first,
        abiString(value),
      ),
    ),
  )
}
