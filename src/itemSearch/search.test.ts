// Search results for partial words, typos, numbers and traits.
import { describe, expect, test } from 'vitest'
import { ItemEngine } from './engine.ts'
import { itemQuery, COLLECTION, item, toTable } from '../../tests/support/itemSearchRows.ts'

const engine = new ItemEngine(
  toTable([
    item(1, { name: 'Harbour at night', traits: ['Mood=Calm', 'Palette=Blue'] }),
    item(2, { name: 'Blue Harbour', traits: ['Mood=Wild', 'Palette=Red'] }),
    item(12, { name: 'Meadow', traits: ['Mood=Calm', 'Palette=Green'] }),
    item(112, { name: 'Église 12', traits: ['Mood=Wild', 'Palette=Deep blue'] }),
    item(120, { name: null, traits: [] }),
    item(4_000_000_000, { name: 'Far', traits: ['Edition=12'] }),
  ]),
)

function find(text: string): readonly string[] {
  const { rows } = engine.answer(itemQuery({ text, sort: 'relevance' }))
  return Array.from(rows, (row) => `${BigInt(engine.table.idAt(row).replace(COLLECTION, '0x'))}`)
}

describe('search', () => {
  test.each([
    [
      'an item by its number, before names that contain it and numbers that start with it',
      '12',
      ['12', '112', '120'],
    ],
    ['an item by its number with a number sign', '#120', ['120']],
    ['names that start with the word before names that contain it', 'harbour', ['1', '2']],
    ['a prefix of a word', 'mead', ['12']],
    ['a name with a typo', 'habrour', ['1', '2']],
    ['a trait with a typo', 'gren', ['12']],
    ['a name before a trait', 'blue', ['2', '1', '112']],
    ['only items that match every word', 'calm blue', ['1']],
    ['a name without its accent', 'eglise', ['112']],
    ['nothing for an unknown word', 'zebra', []],
    ['no corrections of a short word', 'rad', []],
    ['no number that starts with zero', '0', []],
    ['a large number', '4000000000', [`4000000000`]],
  ])('finds %s', (_what, text, expected) => {
    const result = find(text)
    expect(result.slice(0, Math.max(expected.length, 1))).toEqual(expected)
    if (text !== '12') expect(result).toHaveLength(expected.length)
  })

  test('completes words of the collection', () => {
    expect(engine.search.complete('calm ha', 3)).toEqual(['harbour'])
  })

  test('finds items that were added after the first search', () => {
    const table = toTable([item(1)])
    const updated = new ItemEngine(table)
    expect(updated.search.score('meadow')[0]).toBe(0)
    table.put(item(2, { name: 'Meadow' }))
    expect(Array.from(updated.search.score('meadow')).map((score) => score > 0)).toEqual([false, true])
    expect(table.idAt(1).startsWith(COLLECTION)).toBe(true)
  })

  test('finds the same item by name after an unnamed item was inserted before it', () => {
    const table = toTable([item(5, { name: 'Meadow' }), item(7, { name: 'Harbour' })])
    const updated = new ItemEngine(table)
    const matches = () => {
      const scores = updated.search.score('harbour')
      return Array.from(scores.keys()).filter((row) => (scores[row] ?? 0) > 0)
    }
    expect(matches()).toEqual([1])
    table.put(item(1, { name: null }))
    expect(matches()).toEqual([1])
  })
})
