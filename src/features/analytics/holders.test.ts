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

it('names the groups by what their members hold', () => {
  expect(groupHolders([1, 1, 4, 120].map(holder)).map(({ label, holders }) => [label, holders])).toEqual([
    ['1', 2],
    ['2 to 4', 1],
    ['5 to 9', 0],
    ['10 to 24', 0],
    ['25 to 49', 0],
    ['50 to 99', 0],
    ['100 and more', 1],
  ])
  expect(largestHolders([1, 7, 3].map(holder), 2).map(({ tokenCount }) => tokenCount)).toEqual([7, 3])
})
