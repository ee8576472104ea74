import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidTokenIdError } from './errors.ts'
import { MAX_UINT256, parseTokenId, shortTokenId, tokenIdFromBigInt, tryParseTokenId } from './tokenId.ts'

describe('parseTokenId', () => {
  describe('fault: ids of 256 bits, 10^30 wei, 0 or 36 decimals', () => {
    it('keeps ids of 256 bits exact', () => {
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: MAX_UINT256 }), (value) => {
          expect(BigInt(parseTokenId(value.toString()))).toBe(value)
          expect(tokenIdFromBigInt(value)).toBe(value.toString())
        }),
      )
    })
  })

  it('has exactly one text for each id', () => {
    expect(parseTokenId('007')).toBe('7')
    expect(parseTokenId('000')).toBe('0')
  })

  it.each(['', '-1', '1.5', '1e3', '0x10', '9'.repeat(79), (MAX_UINT256 + 1n).toString(), 'Infinity', '١٢'])(
    'refuses %j',
    (text) => {
      expect(() => parseTokenId(text)).toThrow(InvalidTokenIdError)
      expect(tryParseTokenId(text)).toBeUndefined()
    },
  )
})

describe('shortTokenId', () => {
  it('leaves short ids whole and shortens long ones in the middle', () => {
    expect(shortTokenId(parseTokenId('123456789012'))).toBe('123456789012')
    expect(shortTokenId(parseTokenId('1234567890123456'))).toBe('12345…23456')
  })
})
