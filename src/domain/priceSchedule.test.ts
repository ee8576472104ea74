// A declining price at any time, against Seaport's exact arithmetic.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Wei } from './wei.ts'
import { amountAt } from '../seaport/amounts.ts'
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
          startsAtSeconds: BigInt(from),
          endsAtSeconds: BigInt(to),
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
  const course = { startPrice: 10n as Wei, endPrice: 4n as Wei, startsAtSeconds: 100n, endsAtSeconds: 200n }
  expect([0, 100, 150, 200, 300].map((at) => priceAt(course, at))).toEqual([10n, 10n, 7n, 4n, 4n])
})

/** `_locateCurrentAmount` of Seaport 1.6’s AmountDeriver.sol, rounded up as for consideration items. */
function locateCurrentAmount(
  start: bigint,
  end: bigint,
  [from, to, at]: readonly [bigint, bigint, bigint],
): bigint {
  if (start === end) return end
  const [duration, elapsed] = [to - from, at - from]
  const total = start * (duration - elapsed) + end * elapsed
  return total === 0n ? 0n : (total - 1n) / duration + 1n
}

const ETHER = 10n ** 18n
const AT = 1_795_000_000n

test.each([
  ['2^64', 2n ** 64n],
  // The largest of Solidity’s signed 64 bits: expirationUnixTimestampSec in 0xchange/0xchange-server#5.
  ['2^63 - 1', 2n ** 63n - 1n],
  // The most that CoW orders allow: gnosis/cowswap#214.
  ['2^32 - 1', 2n ** 32n - 1n],
  // ethers’ MaxUint256, which seaport-js takes as the default end of an order.
  ['2^256 - 1', 2n ** 256n - 1n],
  // Milliseconds instead of seconds: ProjectOpenSea/seaport-js#189.
  ['milliseconds', 1_679_000_000_000n],
])('equals Seaport’s price to the wei when the end is %s', (_, to) => {
  const [startPrice, endPrice, from] = [2n * ETHER, ETHER, AT - 86_400n]
  const course = {
    startPrice: startPrice as Wei,
    endPrice: endPrice as Wei,
    startsAtSeconds: from,
    endsAtSeconds: to,
  }
  expect(priceAt(course, Number(AT))).toBe(locateCurrentAmount(startPrice, endPrice, [from, to, AT]))
  expect(priceAt({ ...course, startsAtSeconds: 0n }, AT)).toBe(
    locateCurrentAmount(startPrice, endPrice, [0n, to, AT]),
  )
})

test('equals Seaport’s price at any times of 256 bits', () => {
  const time = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.bigInt({ min: 0n, max: 2n ** 66n }))
  fc.assert(
    fc.property(price, price, fc.tuple(time, time, time), (startPrice, endPrice, times) => {
      const [from = 0n, at = 0n, to = 0n] = times.toSorted((one, other) => (one < other ? -1 : 1))
      fc.pre(to > at)
      const course = {
        startPrice: startPrice as Wei,
        endPrice: endPrice as Wei,
        startsAtSeconds: from,
        endsAtSeconds: to,
      }
      expect(priceAt(course, at)).toBe(locateCurrentAmount(startPrice, endPrice, [from, to, at]))
    }),
  )
})
