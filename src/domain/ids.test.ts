import { solidityPacked, toBeHex } from 'ethers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress } from './address.ts'
import { parseBalanceAccount } from './balanceId.ts'
import { InvalidAddressError } from './errors.ts'
import { tokenCollection, tokenEntityId, parseEntityTokenId } from './ids.ts'
import { MAX_UINT256, tokenIdFromBigInt } from './tokenId.ts'

const address = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((value) => parseAddress(toBeHex(value, 20)))
const tokenId = fc.bigInt({ min: 0n, max: MAX_UINT256 }).map(tokenIdFromBigInt)

it('encodes a token id as its packed collection and number', () => {
  fc.assert(
    fc.property(address, tokenId, (collection, token) => {
      expect(tokenEntityId(collection, token)).toBe(
        solidityPacked(['address', 'uint256'], [collection, token]),
      )
    }),
  )
})

it('reads the collection and the number from a token’s id', () => {
  fc.assert(
    fc.property(address, tokenId, (collection, token) => {
      const id = tokenEntityId(collection, token)
      expect([tokenCollection(id), parseEntityTokenId(id)]).toEqual([collection, token])
    }),
  )
})

it('reads the account from the id of a balance', () => {
  fc.assert(
    fc.property(address, tokenId, address, (collection, token, account) => {
      const id = solidityPacked(['address', 'uint256', 'address'], [collection, token, account])
      expect(parseBalanceAccount(id)).toBe(account)
    }),
  )
})

it('rejects an ID that doesn’t belong to a balance', () => {
  const token = tokenEntityId(parseAddress(`0x${'ab'.repeat(20)}`), tokenIdFromBigInt(1n))
  expect(() => parseBalanceAccount(token)).toThrow(InvalidAddressError)
})
