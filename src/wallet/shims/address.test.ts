// The address shim returns the same results as the library that it replaces.
import { getAddress as reference } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../session.ts'
import { getAddress } from './address.ts'

const digits = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))

test('checksums addresses in lower, upper or checksummed form', () => {
  fc.assert(
    fc.property(digits, (hex) => {
      const expected = reference(`0x${hex}`)
      expect(getAddress(`0x${hex}`)).toBe(expected)
      expect(getAddress(`0x${hex.toUpperCase()}`)).toBe(expected)
      expect(getAddress(expected)).toBe(expected)
    }),
  )
})

test('rejects one letter in the wrong case, or one character too few, as the library does', () => {
  fc.assert(
    fc.property(digits, fc.nat(39), (hex, place) => {
      const right = reference(`0x${hex}`)
      const letter = right.charAt(2 + place)
      const swapped = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
      const wrong = right.slice(0, 2 + place) + swapped + right.slice(3 + place)
      const run = (check: (address: string) => string, text: string) => {
        try {
          return check(text)
        } catch {
          return 'rejected'
        }
      }
      expect(run(getAddress, wrong)).toBe(run(reference, wrong))
      expect(run(getAddress, right.slice(0, -1))).toBe('rejected')
    }),
  )
})
