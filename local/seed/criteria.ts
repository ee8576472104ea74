// Builds the criteria of trait offers, as Seaport and the readers of the index expect them: a Merkle root of the
// accepted token ids, and the trait's name in the zone hash, which open orders do not use.
import { AbiCoder, keccak256 } from 'ethers'
import { MerkleTree } from '@opensea/seaport-js/lib/utils/merkletree.js'
import type { Hex } from './contracts.ts'

export interface Trait {
  readonly type: string
  readonly value: string
}

export interface TraitCriteria {
  /** The order's value in place of a token id. */
  readonly root: bigint
  /** keccak256(abi.encode(address collection, string type, string value)). */
  readonly zoneHash: Hex
  /** Returns the proof that leads from a token id to the root. */
  getProof(tokenId: bigint): readonly Hex[]
}

/**
 * @param tokenIds all ids that have the trait when the offer is made
 * @throws RangeError when there are none: a root of nothing would accept any token
 */
export function traitCriteria(collection: Hex, trait: Trait, tokenIds: readonly bigint[]): TraitCriteria {
  if (tokenIds.length === 0) throw new RangeError(`no item has ${trait.type} ${trait.value}`)
  const tree = new MerkleTree(tokenIds.map(String))
  const encoded = AbiCoder.defaultAbiCoder().encode(
    ['address', 'string', 'string'],
    [collection, trait.type, trait.value],
  )
  return {
    root: BigInt(tree.getRoot()),
    zoneHash: keccak256(encoded) as Hex,
    getProof: (tokenId) => tree.getProof(String(tokenId)) as Hex[],
  }
}
