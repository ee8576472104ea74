// Searching, sorting and the URL of an account's items.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { arrangeItems, HELD_SORTS, type HeldFilter, parseHeldFilter, withHeldFilter } from './heldFilter.ts'

const NOUNS = parseAddress(`0x${'a1'.repeat(20)}`)
const LATTICE = parseAddress(`0x${'b2'.repeat(20)}`)
const COPY = parseAddress(`0x${'c3'.repeat(20)}`)

const item = (name: string, collection = NOUNS, tokenId = '1') => ({
  name,
  collection,
  collectionName: collection === LATTICE ? 'Lattice' : 'Nouns Cabinet',
  tokenId: parseTokenId(tokenId),
})
const HELD = [
  item('Pillow, No. 25', NOUNS, '25'),
  item('Lattice 10', LATTICE, '10'),
  item('Pill, No. 126', COPY, '126'),
  item('Lattice 9', LATTICE, '9'),
  item('Éclair', NOUNS, '3'),
]
const arrange = (filter: Partial<HeldFilter>) =>
  arrangeItems(HELD, { text: '', sort: 'recent', ...filter }, (one) => one).map(({ name }) => name)

test('finds items by name, collection and token ID, with every word', () => {
  expect(arrange({ text: 'PILL' })).toEqual(['Pillow, No. 25', 'Pill, No. 126'])
  expect(arrange({ text: ' lattice  9 ' })).toEqual(['Lattice 9'])
  expect(arrange({ text: '#126' })).toEqual(['Pill, No. 126'])
  expect(arrange({ text: 'cabinet éclair' })).toEqual(['Éclair'])
  expect(arrange({ text: 'nothing' })).toEqual([])
})

test('sorts numbers in names as numbers, and keeps collections of one name apart', () => {
  expect(arrange({})).toEqual(HELD.map(({ name }) => name))
  expect(arrange({ sort: 'name' })).toEqual([
    'Éclair',
    'Lattice 9',
    'Lattice 10',
    'Pill, No. 126',
    'Pillow, No. 25',
  ])
  expect(arrange({ sort: 'collection' })).toEqual([
    'Lattice 9',
    'Lattice 10',
    'Éclair',
    'Pillow, No. 25',
    'Pill, No. 126',
  ])
})

test('writes a filter into the URL and reads it again, whatever else the URL has', () => {
  const filters = fc.record({
    collection: fc.constantFrom(undefined, NOUNS, LATTICE),
    text: fc.string(),
    inBundle: fc.boolean(),
    sort: fc.constantFrom(...HELD_SORTS),
  })
  fc.assert(
    fc.property(filters, filters, (one, other) => {
      const query = withHeldFilter(withHeldFilter(new URLSearchParams('other=1'), one), other)
      expect(parseHeldFilter(query)).toEqual(other)
      expect(query.get('other')).toBe('1')
    }),
  )
  expect(
    withHeldFilter(new URLSearchParams('q=x&sort=name'), parseHeldFilter(new URLSearchParams())).toString(),
  ).toBe('')
})

test('ignores a collection that is no address, and an unknown sort', () => {
  expect(parseHeldFilter(new URLSearchParams('collection=<script>&sort=constructor'))).toEqual({
    collection: undefined,
    text: '',
    inBundle: false,
    sort: 'recent',
  })
})
