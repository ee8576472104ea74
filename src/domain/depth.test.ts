// Depth levels count every unit once, in the right order, and without floats.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toWei, type Wei } from './wei.ts'
import { barLength, depthLevels, drawableListings } from './depth.ts'

const order = fc.record({
  unitPrice: fc
    .oneof(fc.bigInt({ min: 1n, max: 6n }), fc.bigInt({ min: 1n, max: 10n ** 40n }))
    .map((price) => price as Wei),
  remaining: fc.bigInt({ min: 0n, max: 10n ** 30n }),
})

describe.each(['asks', 'bids'] as const)('the levels of %s', (side) => {
  test('contain every unit and the whole value, the best price first', () => {
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const levels = depthLevels(orders, side)
        const units = orders.reduce((sum, { remaining }) => sum + remaining, 0n)
        const value = orders.reduce((sum, { remaining, unitPrice }) => sum + remaining * unitPrice, 0n)
        expect(levels.at(-1)?.reach ?? 0n).toBe(units)
        expect(levels.at(-1)?.value ?? 0n).toBe(value)
        for (const [index, level] of levels.entries()) {
          const before = levels[index - 1]
          expect(level.units).toBeGreaterThan(0n)
          expect(level.reach - (before?.reach ?? 0n)).toBe(level.units)
          if (before === undefined) continue
          expect(
            side === 'asks' ? level.unitPrice > before.unitPrice : level.unitPrice < before.unitPrice,
          ).toBe(true)
        }
      }),
    )
  })
})

test('bars are a whole percentage of the longest, and at least one for a positive value', () => {
  expect([barLength(1n, 3n), barLength(3n, 3n), barLength(1n, 10n ** 40n), barLength(0n, 3n)]).toEqual([
    33, 100, 1, 0,
  ])
})

describe('the listings that a chart draws', () => {
  const at = (...prices: readonly bigint[]) => prices.map((price) => ({ unitPrice: toWei(price) }))

  test('leaves out listings from twenty times the middle price, and no others', () => {
    expect(drawableListings(at(1n, 10n, 12n, 239n, 240n, 10n ** 30n))).toEqual(at(1n, 10n, 12n, 239n))
  })

  test('leaves nothing out of one price, equal prices, or none', () => {
    for (const asks of [at(), at(7n), at(0n), at(5n, 6n)]) {
      expect(drawableListings(asks)).toEqual(asks)
    }
  })
})
