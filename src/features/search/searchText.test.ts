import { describe, expect, it } from 'vitest'
import { distance, hasNumbers, parseSearch } from './searchText.ts'

const items = [
  { tokenId: '124', name: 'Turing No. 124' },
  { tokenId: '9', name: '12 Doors' },
  { tokenId: '512', name: 'Study No. 12' },
  { tokenId: '12', name: 'Lattice 12' },
  { tokenId: '1', name: 'Lattice 1' },
  { tokenId: '112', name: 'Turing No. 112' },
]

function nearest(text: string) {
  return items.map((item) => ({ item, away: distance(text, item) })).sort((a, b) => a.away - b.away)
}

describe('the closest match to the input', () => {
  it('for a number is the item with that token ID, then names that contain it, then those that start with it', () => {
    expect(nearest('12').map(({ item }) => item.name)).toEqual([
      'Lattice 12',
      'Study No. 12',
      '12 Doors',
      'Turing No. 124',
      'Turing No. 112',
      'Lattice 1',
    ])
  })

  it('for several words contains them in sequence', () => {
    const crossed = { tokenId: '7', name: 'Doors of the 12' }
    expect(distance('12 doors', crossed)).toBeGreaterThan(
      distance('12 doors', { tokenId: '8', name: 'The 12 Doors of' }),
    )
  })

  it('for a name is exactly that name', () => {
    expect(
      nearest('LATTICE 1 ')
        .map(({ item }) => item.name)
        .slice(0, 2),
    ).toEqual(['Lattice 1', 'Lattice 12'])
  })
})

describe('a single character', () => {
  it.each(['a', 'Ж', '?', ' a '])('%j is too short', (text) => {
    expect(parseSearch(text).kind).toBe('nothing')
  })

  it.each(['猫', '꽃', 'や', '7'])('%j is searched for', (text) => {
    expect(parseSearch(text).kind).toBe('text')
  })
})

describe('part of an address', () => {
  it.each([
    ['0xAE48', '0xae48', ''],
    ['0xAE48…c5E7', '0xae48', 'c5e7'],
    [' 0xae48...C5e7', '0xae48', 'c5e7'],
    ['0xae48…', '0xae48', ''],
  ])('is read from %j', (text, begin, end) => {
    expect(parseSearch(text)).toEqual({
      kind: 'part',
      least: begin.padEnd(42, '0'),
      most: begin.padEnd(42, 'f'),
      end,
    })
  })

  it.each(['0xae', '0xzzz1', 'ae48', `0x${'a'.repeat(30)}…${'b'.repeat(12)}`])(
    'is not read from %j',
    (text) => {
      expect(parseSearch(text).kind).toBe('text')
    },
  )
})

describe('the numbers of a text', () => {
  it('are matched where a number begins', () => {
    const has = (text: string, name: string, tokenId = '5') => hasNumbers(text, { tokenId, name })
    expect(has('no. 72', 'Crystalball, No. 172')).toBe(false)
    expect(has('no. 72', 'Crystalball, No. 72')).toBe(true)
    expect(has('no. 7', 'Crystalball, No. 72')).toBe(true)
    expect(has('5 blue', 'Blue')).toBe(true)
    expect(has('005 blue', 'Blue')).toBe(true)
    expect(has('50 blue', 'Blue')).toBe(false)
    // Digits within a word aren't a number.
    expect(has('a1b', 'xa1b')).toBe(true)
  })
})

describe('the likely match', () => {
  const read = (text: string) => {
    const search = parseSearch(text)
    if (search.kind !== 'text') throw new Error('not a text')
    return search
  }
  const ending = (text: string) => JSON.stringify(read(text).ending)

  it('for a number is the item with that token ID, or names that end in exactly that number', () => {
    expect(read('#12').numbered).toEqual({ and: [{ supply_gt: '0' }, { tokenId: '12' }] })
    expect(ending('12')).toContain('"% 12"')
    expect(ending('12')).not.toContain('"%12"')
  })

  it('for a name followed by a number is that token ID in a collection of that name', () => {
    expect(read('lattice #1').numbered).toEqual({
      and: [{ supply_gt: '0' }, { tokenId: '1', collection_: { name_contains_nocase: '%lattice%' } }],
    })
    expect(read('lattice').numbered).toEqual({ id_in: [] })
  })

  it('for a name is a name that ends in it, with wildcards taken literally', () => {
    expect(ending('lattice 1')).toContain('"%lattice 1"')
    expect(ending('100%')).toContain(JSON.stringify('%100\\%'))
  })

  it('is read with separate lists, because no filter combines relations with “or”', () => {
    for (const text of ['12', 'lattice 1', 'blue moon']) {
      const { named, ending: ends, numbered } = read(text)
      for (const filter of [named, ends, numbered])
        expect(JSON.stringify(filter)).not.toMatch(/"or":\[\{"[a-zA-Z]+_":/)
    }
  })
})

describe('the search filter', () => {
  const read = (text: string) => {
    const search = parseSearch(text)
    if (search.kind !== 'text') throw new Error('not a text')
    return search
  }

  it('matches every word of a name, in any order', () => {
    expect(read('blue  moon blue').named).toEqual({
      and: [
        { supply_gt: '0' },
        {
          and: [
            { metadata_: { name_contains_nocase: '%blue%' } },
            { metadata_: { name_contains_nocase: '%moon%' } },
          ],
        },
      ],
    })
  })

  it('matches a long text as it is', () => {
    expect(JSON.stringify(read('a b c d e f g').named)).toContain('"%a b c d e f g%"')
  })

  it('matches collections by name, and by similar names only when there are any', () => {
    const { collections } = read('cabnet')
    expect(JSON.stringify(collections([]))).not.toContain('id_in')
    expect(JSON.stringify(collections(['0xab']))).toContain('{"id_in":["0xab"]}')
  })
})
