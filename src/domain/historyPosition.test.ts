// A position identifies one place, and positions sort as the chain does.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPosition, historyPosition, toHistoryPlace } from './historyPosition.ts'

const places = fc.tuple(fc.nat(2 ** 40), fc.nat(2 ** 24 - 1), fc.nat(2 ** 16 - 1))

test('a position converts back to its place', () => {
  fc.assert(
    fc.property(places, ([block, logIndex, rowNumber]) => {
      expect(toHistoryPlace(historyPosition(block, String(logIndex), rowNumber))).toEqual({
        block: BigInt(block),
        logIndex: BigInt(logIndex),
        rowNumber,
      })
    }),
  )
})

test('positions sort by block, log and row', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const difference = one.map((part, index) => part - (other[index] ?? 0)).find((part) => part !== 0) ?? 0
      const order = byPosition({ position: historyPosition(...one) }, { position: historyPosition(...other) })
      expect(order).toBe(Math.sign(difference))
    }),
  )
})
