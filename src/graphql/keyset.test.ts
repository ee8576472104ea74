// Paging by key shows every row once, in order, whatever the keys, their ties, their absence and the page's size.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type PageRequest,
  type Position,
  fetchRows,
  type Rows,
  type Segment,
  START,
  keysetPages,
} from './keyset.ts'
import { IndexListError, MAX_PAGES } from './listOrder.ts'
import { answer } from '../../tests/support/indexRules.ts'
import { matchAll } from './where.ts'
import { type Row, type Filter, rows, segments } from '../../tests/support/keysetRows.ts'

test('pages join to the whole list', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
      async (all, count, direction) => {
        const parts = segments(direction)
        const fetchPage = (request: PageRequest<Filter>) => Promise.resolve(answer(all, request))
        const read: Row[] = []
        let from: Position<Row> | undefined = START
        while (from !== undefined) {
          const page: Rows<Row> = await fetchRows({ segments: parts, from, count, fetchPage })
          expect(page.items.length).toBeLessThanOrEqual(count)
          read.push(...page.items)
          from = page.next
        }
        const whole = parts.flatMap(({ where, orderBy, direction: orderDirection }) =>
          answer(all, { where, orderBy, orderDirection, first: 1_000 }),
        )
        expect(read).toEqual(whole)
        expect(new Set(read.map(({ id }) => id)).size).toBe(all.length)
      },
    ),
  )
})

test('more rows than graph-node gives at once are read in several requests', async () => {
  const all = Array.from({ length: 2_500 }, (_, i) => ({
    id: `0x${i.toString(16).padStart(4, '0')}`,
    price: '1',
  }))
  const requested: number[] = []
  const { items, next } = await fetchRows({
    segments: segments('asc'),
    from: START,
    count: 2_200,
    fetchPage: (request) => {
      requested.push(request.first)
      return Promise.resolve(answer(all, request))
    },
  })
  expect(items).toHaveLength(2_200)
  expect(requested).toEqual([1_000, 1_000, 200])
  expect(next).toEqual({ segment: 0, last: items.at(-1) })
})

test('the filter of a segment stays in force on every page', async () => {
  const all: Row[] = [
    { id: '0x01', price: '1' },
    { id: '0x02', price: '2' },
    { id: '0x03', price: '2' },
  ]
  const only: Segment<Row, Filter> = {
    where: matchAll<Filter>({ price: '2' }),
    orderBy: 'id',
    direction: 'desc',
    getKey: ({ id }) => id,
  }
  const fetchPage = (request: PageRequest<Filter>) => Promise.resolve(answer(all, request))
  const first = await fetchRows({ segments: [only], from: START, count: 1, fetchPage })
  const second = await fetchRows({ segments: [only], from: first.next ?? START, count: 5, fetchPage })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['0x03', '0x02'])
})

describe('an index that lies about a list', () => {
  const all: Row[] = Array.from({ length: 40 }, (_, i) => ({
    id: `0x${i.toString(16).padStart(4, '0')}`,
    price: `${i >> 2}`,
  }))
  const byPrice: Segment<Row, Filter> = {
    where: {},
    orderBy: 'price',
    direction: 'asc',
    getKey: ({ price }) => price ?? '',
  }

  /** Reads the whole list in pages of ten; a read that never ends is stopped after a hundred requests. */
  async function readAll(lie: (page: readonly Row[], requests: number) => readonly Row[]) {
    let requests = 0
    const pages = keysetPages({
      segments: [byPrice],
      pageSize: 10,
      fetchPage: (request) => {
        requests += 1
        if (requests > 100) return Promise.reject(new Error('The list never ends.'))
        return Promise.resolve(lie(answer(all, request), requests))
      },
    })
    const read: Row[] = []
    for await (const page of pages) read.push(...page)
    return read
  }

  test('an honest one is read in full', async () => {
    expect(await readAll((page) => page)).toHaveLength(40)
  })

  test.each<[string, 'after' | 'requested', (page: readonly Row[], requests: number) => readonly Row[]]>([
    ['repeats a page', 'after', () => all.slice(0, 10)],
    [
      'alternates between two pages',
      'after',
      (_, requests) => all.slice(requests % 2 ? 0 : 10, requests % 2 ? 10 : 20),
    ],
    [
      'returns pages in the wrong order',
      'after',
      (_, requests) => all.slice(40 - 10 * requests).slice(0, 10),
    ],
    ['returns rows in the wrong order', 'after', (page) => page.toReversed()],
    ['repeats a row', 'after', (page) => [...page.slice(0, 9), ...page.slice(8, 9)]],
    ['returns rows without the key', 'after', (page) => page.map(({ id }) => ({ id, price: null }))],
    ['returns more than requested', 'requested', () => all],
  ])('one that %s is rejected', async (_kind, detail, lie) => {
    const reading = readAll(lie)
    await expect(reading).rejects.toBeInstanceOf(IndexListError)
    await expect(reading).rejects.toHaveProperty(`details.${detail}`)
  })

  test('an endless one is read for a limited number of pages', async () => {
    let next = 0
    const pages = keysetPages<Row, Filter>({
      segments: [byPrice],
      pageSize: 1,
      fetchPage: () => Promise.resolve([{ id: `0x${next}`, price: `${next++}` }]),
    })
    const read = async () => {
      for await (const page of pages) expect(page).toHaveLength(1)
    }
    await expect(read()).rejects.toHaveProperty('details.pages')
    expect(next).toBe(MAX_PAGES)
  })
})
