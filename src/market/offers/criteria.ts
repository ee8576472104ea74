// The token ids that a trait offer accepts: the Merkle root Seaport checks, its proofs, and the trait's name in the
// order. Made of one hash function alone, so that a page can name the traits of offers without the market's code.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Address } from '../../domain/address.ts'
import type { Trait } from '../../domain/traits.ts'
import type { Hex } from '../types.ts'

/** A set of token ids as Seaport's criteria know it. */
export interface TokenSet {
  /** What the order carries as its criteria. */
  readonly root: bigint
  has(identifier: bigint): boolean
  /**
   * The hashes that lead from a token id to the root.
   * @throws RangeError for a token id outside the set
   */
  proofOf(identifier: bigint): readonly Hex[]
}

const WORD_BYTES = 32

const wordOf = (number: bigint): Uint8Array => hexToBytes(number.toString(16).padStart(2 * WORD_BYTES, '0'))
const hexOf = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`
const numberOf = (bytes: Uint8Array): bigint => BigInt(hexOf(bytes))

/** The parent of two nodes, the lower one first. */
function parentOf(one: Uint8Array, other: Uint8Array): Uint8Array {
  return keccak_256(numberOf(one) <= numberOf(other) ? concatBytes(one, other) : concatBytes(other, one))
}

/** From the sorted leaves up to the root; a node without a partner goes up as it is. */
function levelsOf(leaves: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  const levels = [leaves]
  for (let level = leaves; level.length > 1;) {
    const above: Uint8Array[] = []
    for (let index = 0; index < level.length; index += 2) {
      const [one, other] = level.slice(index, index + 2)
      if (one !== undefined) above.push(other === undefined ? one : parentOf(one, other))
    }
    levels.push(above)
    level = above
  }
  return levels
}

/**
 * Builds the set in the way Seaport verifies it: leaves are the hashes of 32-byte ids, pairs are sorted. The leaves
 * are sorted too, as seaport-js sorts them, so that one set has one root whoever builds it.
 * Source: CriteriaResolution.sol in https://github.com/ProjectOpenSea/seaport-core
 * @throws RangeError for an empty set, whose root would mean "any token"
 */
export function tokenSet(identifiers: Iterable<bigint>): TokenSet {
  const leaves = [...new Set(identifiers)]
    .map((identifier) => {
      const leaf = keccak_256(wordOf(identifier))
      return { identifier, leaf, place: numberOf(leaf) }
    })
    .sort((one, other) => (one.place < other.place ? -1 : 1))
  if (leaves.length === 0) throw new RangeError('A trait offer needs at least one token.')
  const levels = levelsOf(leaves.map(({ leaf }) => leaf))
  const places = new Map(leaves.map(({ identifier }, index) => [identifier, index]))
  const [root] = levels.at(-1) ?? []
  if (root === undefined) throw new RangeError('A trait offer needs at least one token.')
  return {
    root: numberOf(root),
    has: (identifier) => places.has(identifier),
    proofOf(identifier) {
      const place = places.get(identifier)
      if (place === undefined) throw new RangeError('The token is not in the set.')
      return levels.flatMap((level, height) => {
        const partner = level[(place >> height) ^ 1]
        return partner === undefined ? [] : [hexOf(partner)]
      })
    },
  }
}

/** A text as the ABI writes it: its length, then its bytes filled up to whole words. */
function abiString(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  const filling = new Uint8Array((WORD_BYTES - (bytes.length % WORD_BYTES)) % WORD_BYTES)
  return concatBytes(wordOf(BigInt(bytes.length)), bytes, filling)
}

/**
 * What a trait offer carries as its `zoneHash`, which open orders leave unused: the trait's name, so that a reader
 * who knows the collection's traits can tell which one is meant, and rebuild the root from the ids that have it.
 * It is `keccak256(abi.encode(address collection, string type, string value))`.
 */
export function traitHash(collection: Address, { type, value }: Trait): Hex {
  const heads = 3 * WORD_BYTES
  const first = abiString(type)
  return hexOf(
    keccak_256(
      concatBytes(
        wordOf(BigInt(collection)),
        wordOf(BigInt(heads)),
        wordOf(BigInt(heads + first.length)),
        first,
        abiString(value),
      ),
    ),
  )
}
