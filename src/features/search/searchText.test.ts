import { describe, expect, it } from 'vitest'
import { distance, hasNumbers, readSearch } from './searchText.ts'

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

describe('the nearest to what was typed', () => {
  it('of a number is what has it, then what is named by it, then what begins with it', () => {
    expect(nearest('12').map(({ item }) => item.name)).toEqual([
      'Lattice 12',
      'Study No. 12',
      '12 Doors',
      'Turing No. 124',
      'Turing No. 112',
      'Lattice 1',
    ])
  })

  it('of several words is what has them in a row', () => {
    const crossed = { tokenId: '7', name: 'Doors of the 12' }
    expect(distance('12 doors', crossed)).toBeGreaterThan(
      distance('12 doors', { tokenId: '8', name: 'The 12 Doors of' }),
    )
  })

  it('of a name is that very name', () => {
    expect(
      nearest('LATTICE 1 ')
        .map(({ item }) => item.name)
        .slice(0, 2),
    ).toEqual(['Lattice 1', 'Lattice 12'])
  })
})

describe('a part of an address', () => {
  it.each([
    ['0xAE48', '0xae48', ''],
    ['0xAE48…c5E7', '0xae48', 'c5e7'],
    [' 0xae48...C5e7', '0xae48', 'c5e7'],
    ['0xae48…', '0xae48', ''],
  ])('is read from %j', (text, begin, end) => {
    expect(readSearch(text)).toEqual({
      kind: 'part',
      least: begin.padEnd(42, '0'),
      most: begin.padEnd(42, 'f'),
      end,
    })
  })

  it.each(['0xae', '0xzzz1', 'ae48', `0x${'a'.repeat(30)}…${'b'.repeat(12)}`])(
    'is not read from %j',
    (text) => {
      expect(readSearch(text).kind).toBe('text')
    },
  )
})

describe('the numbers of a text', () => {
  it('are looked for from where a number begins', () => {
    const has = (text: string, name: string, tokenId = '5') => hasNumbers(text, { tokenId, name })
    expect(has('no. 72', 'Crystalball, No. 172')).toBe(false)
    expect(has('no. 72', 'Crystalball, No. 72')).toBe(true)
    expect(has('no. 7', 'Crystalball, No. 72')).toBe(true)
    expect(has('5 blue', 'Blue')).toBe(true)
    // Digits of a word are no number.
    expect(has('a1b', 'xa1b')).toBe(true)
  })
})

describe('what is most likely meant', () => {
  const read = (text: string) => {
    const search = readSearch(text)
    if (search.kind !== 'text') throw new Error('not a text')
    return search
  }
  const ending = (text: string) => JSON.stringify(read(text).ending)

  it('of a number is its item, and names that end in just that number', () => {
    expect(read('#12').numbered).toEqual({ and: [{ supply_gt: '0' }, { tokenId: '12' }] })
    expect(ending('12')).toContain('"% 12"')
    expect(ending('12')).not.toContain('"%12"')
  })

  it('of a name with a number behind it is that number in a collection of the name', () => {
    expect(read('lattice #1').numbered).toEqual({
      and: [{ supply_gt: '0' }, { tokenId: '1', collection_: { name_contains_nocase: '%lattice%' } }],
    })
    expect(read('lattice').numbered).toEqual({ id_in: [] })
  })

  it('of a name is a name that ends in it, its wildcards being plain signs', () => {
    expect(ending('lattice 1')).toContain('"%lattice 1"')
    expect(ending('100%')).toContain(JSON.stringify('%100\\%'))
  })

  it('is read for in lists of their own, none of which chooses between relations', () => {
    for (const text of ['12', 'lattice 1', 'blue moon']) {
      const { named, ending: ends, numbered } = read(text)
      for (const filter of [named, ends, numbered])
        expect(JSON.stringify(filter)).not.toMatch(/"or":\[\{"[a-zA-Z]+_":/)
    }
  })
})

describe('what is looked for', () => {
  const read = (text: string) => {
    const search = readSearch(text)
    if (search.kind !== 'text') throw new Error('not a text')
    return search
  }

  it('is every word of a name, in whatever order', () => {
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

  it('is a long text as it stands', () => {
    expect(JSON.stringify(read('a b c d e f g').named)).toContain('"%a b c d e f g%"')
  })

  it('is collections by name, and those of a similar one only where there are any', () => {
    const { collections } = read('cabnet')
    expect(JSON.stringify(collections([]))).not.toContain('id_in')
    expect(JSON.stringify(collections(['0xab']))).toContain('{"id_in":["0xab"]}')
  })
})
