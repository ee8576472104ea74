// Search as one types: what is meant comes first, errors are forgiven, and nothing else is found.
import { describe, expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import { CatalogueEngine } from './engine.ts'
import { COLLECTION, ETH, item, NOW, tableOf } from '../../tests/support/catalogueRows.ts'

const engine = new CatalogueEngine(
  tableOf([
    item(1, { name: 'Harbour at night', traits: ['Mood=Calm', 'Palette=Blue'] }),
    item(2, { name: 'Blue Harbour', traits: ['Mood=Wild', 'Palette=Red'] }),
    item(12, { name: 'Meadow', traits: ['Mood=Calm', 'Palette=Green'] }),
    item(112, { name: 'Église 12', traits: ['Mood=Wild', 'Palette=Deep blue'] }),
    item(120, { name: null, traits: [] }),
    item(4_000_000_000, { name: 'Far', traits: ['Edition=12'] }),
  ]),
)

function find(text: string): readonly string[] {
  const { rows } = engine.answer({
    listed: false,
    currency: ETH.id as Address,
    minPrice: undefined,
    maxPrice: undefined,
    traits: [],
    text,
    sort: 'relevance',
    currencies: [ETH.id as Address],
    now: NOW,
  })
  return Array.from(rows, (row) => `${BigInt(engine.table.idOf(row).replace(COLLECTION, '0x'))}`)
}

describe('a text', () => {
  test.each([
    [
      'an item by its number, before those whose name has it or whose number begins so',
      '12',
      ['12', '112', '120'],
    ],
    ['an item by its number with a sign', '#120', ['120']],
    ['names that begin so before those that have it within', 'harbour', ['1', '2']],
    ['the beginning of a word', 'mead', ['12']],
    ['a name with a typing error', 'habrour', ['1', '2']],
    ['a trait with a typing error', 'gren', ['12']],
    ['a name before a trait', 'blue', ['2', '1', '112']],
    ['only what has every word', 'calm blue', ['1']],
    ['a name whose accent was left out', 'eglise', ['112']],
    ['nothing for what is nowhere', 'zebra', []],
    ['nothing else for a short word', 'rad', []],
    ['a large number', '4000000000', [`4000000000`]],
  ])('finds %s', (_what, text, found) => {
    const result = find(text)
    expect(result.slice(0, Math.max(found.length, 1))).toEqual(found)
    if (text !== '12') expect(result).toHaveLength(found.length)
  })

  test('is completed to words of the collection', () => {
    expect(engine.search.complete('calm ha', 3)).toEqual(['harbour'])
  })

  test('finds what came later', () => {
    const table = tableOf([item(1)])
    const later = new CatalogueEngine(table)
    expect(later.search.score('meadow')[0]).toBe(0)
    table.put(item(2, { name: 'Meadow' }))
    expect(Array.from(later.search.score('meadow')).map((score) => score > 0)).toEqual([false, true])
    expect(table.idOf(1).startsWith(COLLECTION)).toBe(true)
  })

  test('finds the same item by its name after one without a name came before it', () => {
    const table = tableOf([item(5, { name: 'Meadow' }), item(7, { name: 'Harbour' })])
    const later = new CatalogueEngine(table)
    const found = () => {
      const scores = later.search.score('harbour')
      return Array.from(scores.keys()).filter((row) => (scores[row] ?? 0) > 0)
    }
    expect(found()).toEqual([1])
    table.put(item(1, { name: null }))
    expect(found()).toEqual([1])
  })
})
