// The address shim answers as the library it stands in for.
import { getAddress as reference } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getAddress } from './address.ts'

const digits = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))

test('every address in lower, upper or checksummed form', () => {
  fc.assert(
    fc.property(digits, (hex) => {
      const expected = reference(`0x${hex}`)
      expect(getAddress(`0x${hex}`)).toBe(expected)
      expect(getAddress(`0x${hex.toUpperCase()}`)).toBe(expected)
      expect(getAddress(expected)).toBe(expected)
    }),
  )
})

test('one letter in the wrong case, or one character too few, is refused by both', () => {
  fc.assert(
    fc.property(digits, fc.nat(39), (hex, place) => {
      const right = reference(`0x${hex}`)
      const letter = right.charAt(2 + place)
      const swapped = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
      const wrong = right.slice(0, 2 + place) + swapped + right.slice(3 + place)
      const answer = (check: (address: string) => string, text: string) => {
        try {
          return check(text)
        } catch {
          return 'refused'
        }
      }
      expect(answer(getAddress, wrong)).toBe(answer(reference, wrong))
      expect(answer(getAddress, right.slice(0, -1))).toBe('refused')
    }),
  )
})
