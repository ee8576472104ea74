// @vitest-environment node
// Trait sets match those of seaport-js, and trait names match the hashes that a contract would compute.
import { MerkleTree } from '@opensea/seaport-js/lib/utils/merkletree.js'
import { AbiCoder, keccak256 } from 'ethers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '../../domain/address.ts'
import { tokenSet, traitHash } from './criteria.ts'

const identifier = fc.oneof(fc.bigInt({ min: 0n, max: 400n }), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }))

describe('a set of token ids', () => {
  test('has the root and the proofs of seaport-js, for ids in any order and with duplicates', () => {
    fc.assert(
      fc.property(fc.array(identifier, { minLength: 1, maxLength: 40 }), (identifiers) => {
        const set = tokenSet(identifiers)
        const tree = new MerkleTree([...new Set(identifiers)].map(String))
        expect(set.root).toBe(BigInt(tree.getRoot()))
        for (const one of identifiers) expect(set.proofOf(one)).toEqual(tree.getProof(String(one)))
      }),
      { numRuns: 200 },
    )
  })

  test('rejects a token id outside the set', () => {
    expect(tokenSet([1n, 2n]).has(3n)).toBe(false)
    expect(() => tokenSet([1n, 2n]).proofOf(3n)).toThrow(RangeError)
    expect(() => tokenSet([])).toThrow(RangeError)
  })
})

test('a trait is named by keccak256(abi.encode(address, string, string))', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 70 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }), word, word, (number, type, value) => {
      const collection = `0x${number.toString(16).padStart(40, '0')}` as Address
      const encoded = AbiCoder.defaultAbiCoder().encode(
        ['address', 'string', 'string'],
        [collection, type, value],
      )
      expect(traitHash(collection, { type, value })).toBe(keccak256(encoded))
    }),
  )
})

test('a date has another name than the same digits, whatever its type is called', () => {
  const collection = `0x${'c'.repeat(40)}` as Address
  const hashes = [
    { type: 'Birthday', value: '1607385600', format: 'date' as const },
    { type: 'Birthday', value: '1607385600', format: 'percent' as const },
    { type: 'Birthday', value: '1607385600' },
    { type: 'Birthday%date', value: '1607385600' },
  ].map((trait) => traitHash(collection, trait))
  expect(new Set(hashes).size).toBe(4)
})
