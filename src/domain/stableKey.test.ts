import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stableKey } from './stableKey.ts'

it('ignores the order of keys and fields that are undefined, at any depth', () => {
  expect(stableKey({ a: 1, b: { c: 2n, d: [] } })).toBe(
    stableKey({ b: { d: [], c: 2n, e: undefined }, a: 1 }),
  )
})

it('tells an amount from a number and from a text', () => {
  const keys = [stableKey({ price: 1n }), stableKey({ price: 1 }), stableKey({ price: '1' })]
  expect(new Set(keys).size).toBe(3)
})

it('differs wherever a field differs', () => {
  const value = fc.dictionary(
    fc.string(),
    fc.oneof(fc.bigInt(), fc.boolean(), fc.string(), fc.array(fc.string())),
  )
  fc.assert(
    fc.property(value, fc.string(), (fields, added) => {
      fc.pre(!Object.hasOwn(fields, added))
      expect(stableKey({ ...fields, [added]: true })).not.toBe(stableKey(fields))
    }),
  )
})
