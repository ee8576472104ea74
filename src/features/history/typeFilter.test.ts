// The event filter in the URL: which kinds it reads, which it reports, and the query it makes.
import { describe, expect, test } from 'vitest'
import { isWanted, parseTypeFilter, typesToFetch, withTypeFilter } from './typeFilter.ts'

const parse = (text: string) => parseTypeFilter(new URLSearchParams(text))

describe('kinds in the URL', () => {
  test('are read in any case, order and number of parameters', () => {
    expect(parse('type=Mint,SALE&type=burn').types).toEqual(['SALE', 'MINT', 'BURN'])
    expect(parse('').types).toEqual([])
  })

  test('that are invalid are named, truncated, and not queried', () => {
    const { types, unknown } = parse(`type=sale,${'x'.repeat(500)},,-1,nope,third,fourth`)
    expect(types).toEqual(['SALE'])
    expect(unknown).toEqual([`${'x'.repeat(24)}…`, '-1', 'nope'])
  })

  test('are written as they are read, and other parameters stay', () => {
    const query = withTypeFilter(new URLSearchParams('q=hat&type=nope'), ['SALE', 'MINT'])
    expect(query.get('q')).toBe('hat')
    expect(parseTypeFilter(query)).toEqual({ types: ['SALE', 'MINT'], unknown: [] })
    expect(withTypeFilter(query, []).toString()).toBe('q=hat')
  })
})

describe('the query', () => {
  test('has no filter without a selection', () => {
    expect(typesToFetch([])).toBeUndefined()
  })

  test('includes sales with transfers, to recognize which transfers belong to them', () => {
    expect(typesToFetch(['TRANSFER'])).toEqual(['TRANSFER', 'SALE'])
    expect(typesToFetch(['SALE'])).toEqual(['SALE'])
    expect(isWanted({ type: 'SALE' }, ['TRANSFER'])).toBe(false)
  })
})
