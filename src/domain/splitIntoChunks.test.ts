import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitIntoChunks } from './splitIntoChunks.ts'

it('keeps every item in order, in full parts but for the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 5 }), (items, size) => {
      const parts = splitIntoChunks(items, size)
      expect(parts.flat()).toEqual(items)
      for (const part of parts.slice(0, -1)) expect(part).toHaveLength(size)
      for (const part of parts) expect(part.length > 0 && part.length <= size).toBe(true)
    }),
  )
})
