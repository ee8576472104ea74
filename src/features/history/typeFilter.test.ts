// The filter in the address: what it reads, what it leaves out, what it asks the index for.
import { describe, expect, test } from 'vitest'
import { isWanted, parseTypeFilter, typesToFetch, withTypeFilter } from './typeFilter.ts'

const parse = (text: string) => parseTypeFilter(new URLSearchParams(text))

describe('kinds in the address', () => {
  test('are read in any case, order and number of parameters', () => {
    expect(parse('type=Mint,SALE&type=burn').types).toEqual(['SALE', 'MINT', 'BURN'])
    expect(parse('').types).toEqual([])
  })

  test('that mean nothing are named, cut short, and ask for nothing', () => {
    const { types, unknown } = parse(`type=sale,${'x'.repeat(500)},,-1,nope,third,fourth`)
    expect(types).toEqual(['SALE'])
    expect(unknown).toEqual([`${'x'.repeat(24)}…`, '-1', 'nope'])
  })

  test('are written back as they are read, and leave other parameters alone', () => {
    const query = withTypeFilter(new URLSearchParams('q=hat&type=nope'), ['SALE', 'MINT'])
    expect(query.get('q')).toBe('hat')
    expect(parseTypeFilter(query)).toEqual({ types: ['SALE', 'MINT'], unknown: [] })
    expect(withTypeFilter(query, []).toString()).toBe('q=hat')
  })
})

describe('what is asked of the index', () => {
  test('is everything without a choice', () => {
    expect(typesToFetch([])).toBeUndefined()
  })

  test('includes sales with transfers, to know which transfers are theirs', () => {
    expect(typesToFetch(['TRANSFER'])).toEqual(['TRANSFER', 'SALE'])
    expect(typesToFetch(['SALE'])).toEqual(['SALE'])
    expect(isWanted({ type: 'SALE' }, ['TRANSFER'])).toBe(false)
  })
})
