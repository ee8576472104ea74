// A collection matches by the start of any of its words, by its symbol, and with one typo.
import { describe, expect, it } from 'vitest'
import { indexCollections } from './useVocabulary.ts'

const id = (digit: string) => `0x${digit.repeat(40)}`
const collections = [
  { id: id('a'), name: 'Cabinet of Curiosities', symbol: 'CAB' },
  { id: id('b'), name: 'Lattice', symbol: 'LAT' },
  { id: id('c'), name: 'Lattice Editions', symbol: 'LED' },
  { id: id('d'), name: null, symbol: null },
]
const matches = (text: string) =>
  indexCollections(collections)
    .find(text)
    .map(({ id: [, , digit], similar }) => `${digit ?? ''}${similar ? ' similar' : ''}`)

describe('collections match', () => {
  it.each([
    ['lattice', ['b', 'c']],
    ['lat', ['b', 'c']],
    ['editions lattice', ['c']],
    ['cab', ['a']],
    ['curiosities cabinet', ['a']],
    ['latice', ['b similar', 'c similar']],
    ['cabnet', ['a similar']],
    ['cabnet cur', ['a similar']],
    // Words of three letters allow no typo; two words must both match.
    ['lut', []],
    ['lattice cabinet', []],
    ['…', []],
  ])('by %s: %j', (text, expected) => {
    expect(matches(text)).toEqual(expected)
  })
})
