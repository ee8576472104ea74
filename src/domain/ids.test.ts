import { solidityPacked, toBeHex } from 'ethers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress } from './address.ts'
import { parseBalanceAccount } from './balanceId.ts'
import { InvalidAddressError } from './errors.ts'
import { tokenEntityId } from './ids.ts'
import { MAX_UINT256, tokenIdFromBigInt } from './tokenId.ts'

const address = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((value) => parseAddress(toBeHex(value, 20)))
const tokenId = fc.bigInt({ min: 0n, max: MAX_UINT256 }).map(tokenIdFromBigInt)

it('the id of a token is the packed encoding of its collection and its number', () => {
  fc.assert(
    fc.property(address, tokenId, (collection, token) => {
      expect(tokenEntityId(collection, token)).toBe(
        solidityPacked(['address', 'uint256'], [collection, token]),
      )
    }),
  )
})

it('the id of a balance tells its account', () => {
  fc.assert(
    fc.property(address, tokenId, address, (collection, token, account) => {
      const id = solidityPacked(['address', 'uint256', 'address'], [collection, token, account])
      expect(parseBalanceAccount(id)).toBe(account)
    }),
  )
})

it('an id that is no balance’s tells no account', () => {
  const token = tokenEntityId(parseAddress(`0x${'ab'.repeat(20)}`), tokenIdFromBigInt(1n))
  expect(() => parseBalanceAccount(token)).toThrow(InvalidAddressError)
})
