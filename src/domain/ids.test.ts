import { solidityPacked, toBeHex } from 'ethers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddress } from './address.ts'
import { InvalidEntityIdError } from './errors.ts'
import { parseTxHash } from './hashes.ts'
import { balanceEntityId, eventEntityId, parseTokenEntityId, tokenEntityId } from './ids.ts'
import { MAX_UINT256, tokenIdFromBigInt } from './tokenId.ts'

const address = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((value) => parseAddress(toBeHex(value, 20)))
const tokenId = fc.bigInt({ min: 0n, max: MAX_UINT256 }).map(tokenIdFromBigInt)

describe('tokenEntityId', () => {
  it('is the packed encoding of the collection and the token id, and reads back', () => {
    fc.assert(
      fc.property(address, tokenId, (collection, token) => {
        const id = tokenEntityId(collection, token)
        expect(id).toBe(solidityPacked(['address', 'uint256'], [collection, token]))
        expect(parseTokenEntityId(id)).toEqual({ collection, tokenId: token })
      }),
    )
  })

  it.each(['', '0x', `0x${'0'.repeat(103)}`, `0x${'G'.repeat(104)}`])('does not read %j', (id) => {
    expect(() => parseTokenEntityId(id)).toThrow(InvalidEntityIdError)
  })
})

describe('balanceEntityId', () => {
  it('adds the account to the token', () => {
    fc.assert(
      fc.property(address, tokenId, address, (collection, token, account) => {
        expect(balanceEntityId(collection, token, account)).toBe(
          solidityPacked(['address', 'uint256', 'address'], [collection, token, account]),
        )
      }),
    )
  })
})

describe('eventEntityId', () => {
  it('ends in the log index as graph-ts writes a 32-bit integer: its lowest byte first', () => {
    const hash = parseTxHash(`0x${'ab'.repeat(32)}`)
    expect(eventEntityId(hash, 1)).toBe(`${hash}01000000`)
    expect(eventEntityId(hash, 258)).toBe(`${hash}02010000`)
  })
})
