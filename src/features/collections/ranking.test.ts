import { expect, it } from 'vitest'
import { changeBasisPoints } from './ranking.ts'

const ETHER = 10n ** 18n

it.each([
  ['up', 440n, 665n, 5_114n],
  ['down', 665n, 440n, -3_383n],
  ['up from a half', 20_000n, 20_001n, 1n],
  ['down from a half', 20_000n, 19_999n, -1n],
  ['to none below a half', 30_000n, 30_001n, 0n],
  ['to none above minus a half', 30_000n, 29_999n, 0n],
])('a change of the floor is rounded %s', (_, then, now, points) => {
  expect(changeBasisPoints({ then, now })).toBe(points)
})

it('rounds a change of the floor exactly at amounts beyond 2^53', () => {
  const then = 20_000n * ETHER
  expect(changeBasisPoints({ then, now: then + ETHER - 1n })).toBe(0n)
  expect(changeBasisPoints({ then, now: then + ETHER })).toBe(1n)
  expect(changeBasisPoints({ then, now: then - ETHER + 1n })).toBe(0n)
  expect(changeBasisPoints({ then, now: then - ETHER })).toBe(-1n)
})

it('knows no change from a floor of zero', () => {
  expect(changeBasisPoints({ then: 0n, now: 1n })).toBeUndefined()
})
