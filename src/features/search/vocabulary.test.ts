import { describe, expect, it } from 'vitest'
import { indexCollections, indexWords } from './vocabulary.ts'

const id = (digit: string) => `0x${digit.repeat(40)}`
const collections = [
  { id: id('a'), name: 'Cabinet of Curiosities', symbol: 'CAB' },
  { id: id('b'), name: 'Lattice', symbol: 'LAT' },
  { id: id('c'), name: 'Lattice Editions', symbol: 'LED' },
  { id: id('d'), name: null, symbol: null },
]
const sample = [
  {
    id: id('b'),
    name: 'Lattice',
    documents: [
      { name: 'Lattice 1', traits: ['Palette=Blue', 'Weave=Herringbone', 'a%3Db=Blue Moon'] },
      { name: 'Lattice 2', traits: ['Palette=Blue', 'Weave=Twill', 'malformed'] },
      { name: null, traits: [] },
    ],
  },
  { id: id('a'), name: 'Cabinet of Curiosities', documents: [{ name: 'Señor Café', traits: ['Era=1920'] }] },
]
const found = (text: string) =>
  indexCollections(collections)
    .find(text)
    .map(({ id: [, , digit], similar }) => `${digit ?? ''}${similar ? ' similar' : ''}`)

describe('collections are found', () => {
  it.each([
    ['lattice', ['b', 'c']],
    ['lat', ['b', 'c']],
    ['editions lattice', ['c']],
    ['cab', ['a']],
    ['curiosities cabinet', ['a']],
    ['latice', ['b similar', 'c similar']],
    ['cabnet', ['a similar']],
    ['cabnet cur', ['a similar']],
    // Three letters have no slips; two words must both be there.
    ['lut', []],
    ['lattice cabinet', []],
    ['…', []],
  ])('by %s: %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})

describe('words are put right', () => {
  const { correct } = indexWords(collections, sample)

  it.each([
    ['latice', 'lattice'],
    ['Latice 12', 'lattice 12'],
    ['#12 herringbnoe', '#12 herringbone'],
    ['bleu', 'blue'],
    ['cabnet, twil?', 'cabinet, twil?'],
    ['cafe senro', 'cafe senor'],
  ])('%s becomes %s', (typed, right) => {
    expect(correct(typed)).toBe(right)
  })

  it.each(['lattice', 'latt', 'café', 'lat', 'xyz', '1921', 'nothing alike', '%_\\', ''])(
    '%s stays as it is',
    (typed) => {
      expect(correct(typed)).toBeUndefined()
    },
  )
})

describe('traits are found', () => {
  const { traits } = indexWords(collections, sample)
  const keys = (text: string, most = 9) => traits(text, most).map(({ key }) => key)

  it('by words of their value, each once, the plainest first', () => {
    expect(keys('blue')).toEqual(['Palette=Blue', 'a%3Db=Blue Moon'])
    expect(keys('blue', 1)).toEqual(['Palette=Blue'])
    expect(keys('herring')).toEqual(['Weave=Herringbone'])
    expect(traits('moon', 1)).toEqual([
      {
        type: 'a=b',
        value: 'Blue Moon',
        key: 'a%3Db=Blue Moon',
        collection: { id: id('b'), name: 'Lattice' },
      },
    ])
  })

  it('with words of their type or collection beside them, never by those alone', () => {
    expect(keys('twill weave')).toEqual(['Weave=Twill'])
    expect(keys('lattice twill')).toEqual(['Weave=Twill'])
    expect(keys('weave')).toEqual([])
    expect(keys('cabinet twill')).toEqual([])
  })

  it('not by a number alone, which is an item’s', () => {
    expect(keys('1920')).toEqual([])
    expect(keys('cabinet 1920')).toEqual([])
  })
})
