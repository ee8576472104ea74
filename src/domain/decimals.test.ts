import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, isDecimal } from './decimals.ts'

test('decimals are compared exactly, at any length', () => {
  const places = 6
  const write = (number: bigint) => {
    const digits = String(number < 0n ? -number : number).padStart(places + 1, '0')
    return `${number < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
  }
  const any = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n })
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(compareDecimals(write(one), write(other))).toBe(one < other ? -1 : Number(one > other))
    }),
  )
  expect(compareDecimals('10', '9.99')).toBe(1)
  expect(compareDecimals('-0.5', '-0.25')).toBe(-1)
  expect(compareDecimals('1.10', '1.1')).toBe(0)
})

test.each(['', '.5', '5.', '1e3', '0x10', '+1', '1,000', '1.2.3', '-', '∞'])('%j is none', (text) => {
  expect(isDecimal(text)).toBe(false)
})
