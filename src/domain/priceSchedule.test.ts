// A declining price at any time, against Seaport's exact arithmetic.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Wei } from './wei.ts'
import { amountAt } from '../market/amounts.ts'
import { priceAt } from './priceSchedule.ts'

const price = fc.bigInt({ min: 0n, max: 2n ** 120n })
const moment = fc.integer({ min: 0, max: 4_000_000_000 })

test('equals Seaport’s price at each second of the listing', () => {
  fc.assert(
    fc.property(
      price,
      price,
      moment,
      fc.integer({ min: 1, max: 10 ** 8 }),
      fc.double({ noNaN: true, min: 0, max: 1 }),
      (start, end, from, lasts, part) => {
        const to = from + lasts
        const at = Math.min(from + Math.floor(lasts * part), to - 1)
        const course = {
          startPrice: start as Wei,
          endPrice: end as Wei,
          startsAtSeconds: from,
          endsAtSeconds: to,
        }
        expect(priceAt(course, at)).toBe(
          amountAt({
            startAmount: start,
            endAmount: end,
            startTime: BigInt(from),
            endTime: BigInt(to),
            at: BigInt(at),
          }),
        )
      },
    ),
  )
})

test('is constant before the start and after the end', () => {
  const course = { startPrice: 10n as Wei, endPrice: 4n as Wei, startsAtSeconds: 100, endsAtSeconds: 200 }
  expect([0, 100, 150, 200, 300].map((at) => priceAt(course, at))).toEqual([10n, 10n, 7n, 4n, 4n])
})
