// The token ids that a trait offer accepts: the Merkle root Seaport checks, its proofs, and the trait's name in the order.
import { AbiCoder, keccak256 } from 'ethers'
import { MerkleTree } from '@opensea/seaport-js/lib/utils/merkletree.js'
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

/**
 * Builds the set in the way Seaport verifies it: leaves are the hashes of 32-byte ids, pairs are sorted.
 * Source: CriteriaResolution.sol in https://github.com/ProjectOpenSea/seaport-core
 * @throws RangeError for an empty set, whose root would mean "any token"
 */
export function tokenSet(identifiers: Iterable<bigint>): TokenSet {
  const members = new Set(identifiers)
  if (members.size === 0) throw new RangeError('A trait offer needs at least one token.')
  const tree = new MerkleTree([...members].map((identifier) => `${identifier}`))
  return {
    root: BigInt(tree.getRoot()),
    has: (identifier) => members.has(identifier),
    proofOf(identifier) {
      if (!members.has(identifier)) throw new RangeError('The token is not in the set.')
      return tree.getProof(`${identifier}`) as Hex[]
    },
  }
}

/**
 * What a trait offer carries as its `zoneHash`, which open orders leave unused: the trait's name, so that a reader
 * who knows the collection's traits can tell which one is meant, and rebuild the root from the ids that have it.
 * It is `keccak256(abi.encode(address collection, string type, string value))`.
 */
export function traitHash(collection: Address, { type, value }: Trait): Hex {
  const encoded = AbiCoder.defaultAbiCoder().encode(
    ['address', 'string', 'string'],
    [collection, type, value],
  )
  return keccak256(encoded) as Hex
}
