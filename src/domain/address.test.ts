import { getAddress, hexlify } from 'ethers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Address, parseAddress, tryParseAddress } from './address.ts'
import { checksumAddress, parseChecksumAddress, shortAddress, tryReadAddress } from './checksum.ts'
import { InvalidAddressError } from './errors.ts'

const anyAddress = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => hexlify(bytes) as Address)

describe('checksumAddress', () => {
  it('agrees with ethers on every address', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(checksumAddress(address)).toBe(getAddress(address))
      }),
    )
  })
})

describe('reading', () => {
  it('reads lower case, upper case and checksummed text as the same address', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(parseAddress(checksumAddress(address))).toBe(address)
        expect(parseChecksumAddress(address)).toBe(address)
        expect(parseChecksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
        expect(parseChecksumAddress(` ${checksumAddress(address)} `)).toBe(address)
      }),
    )
  })

  it('rejects a checksummed address with one letter in the other case', () => {
    const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const wrong = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'
    expect(tryReadAddress(right)).toBe(right.toLowerCase())
    expect(() => parseChecksumAddress(wrong)).toThrow('its checksum doesn’t match')
  })

  it.each(['', '0x', '0x123', `0x${'g'.repeat(40)}`, 'a'.repeat(40), `0x${'0'.repeat(41)}`, '../../etc'])(
    'refuses %j',
    (text) => {
      expect(() => parseAddress(text)).toThrow(InvalidAddressError)
      expect(tryParseAddress(text)).toBeUndefined()
      expect(tryReadAddress(text)).toBeUndefined()
    },
  )
})

describe('shortAddress', () => {
  it('keeps both ends of the checksummed text', () => {
    expect(shortAddress(parseAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'))).toBe('0x5aAe…eAed')
  })
})
