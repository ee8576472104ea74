// Groups of holders: everyone is in exactly one.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { groupHolders, largestHolders } from './holders.ts'

const holder = (tokenCount: number, index: number) => ({
  account: parseAddress(`0x${index.toString(16).padStart(40, '0')}`),
  tokenCount,
})

it('counts every holder and every item once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 }), (counts) => {
      const groups = groupHolders(counts.map(holder))
      expect(groups.reduce((sum, { holders }) => sum + holders, 0)).toBe(counts.length)
      expect(groups.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(counts.reduce((sum, n) => sum + n, 0))
    }),
  )
})

it('groups holders by how many items they hold', () => {
  expect(
    groupHolders([1, 1, 4, 120].map(holder)).map(({ low, high, holders }) => [low, high, holders]),
  ).toEqual([
    [1, 1, 2],
    [2, 4, 1],
    [5, 9, 0],
    [10, 24, 0],
    [25, 49, 0],
    [50, 99, 0],
    [100, undefined, 1],
  ])
  expect(largestHolders([1, 7, 3].map(holder), 2).map(({ tokenCount }) => tokenCount)).toEqual([7, 3])
})
