// A page's side of the catalogue before a service whose answers the test writes: what it asks for, and when.
import { expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import type { CatalogueService, CatalogueState } from './protocol.ts'
import type { CatalogueQuery } from './query.ts'
import { createSession } from './session.ts'
import { COLLECTION, ETH, NOW } from '../../tests/support/catalogueRows.ts'

const SITE = { graphqlUrl: 'http://site.test/graphql', nodeUrls: ['http://site.test/rpc'] }
const query = (now: number): CatalogueQuery => ({
  listed: false,
  currency: ETH.id as Address,
  minPrice: undefined,
  maxPrice: undefined,
  traits: [],
  text: '',
  sort: 'number',
  currencies: [ETH.id as Address],
  now,
})

test('more rows of an answer are requested for as of the time of that answer', async () => {
  let onState: (state: CatalogueState) => void = () => undefined
  const requested: string[] = []
  const service: CatalogueService = {
    open: async (_site, _collection, _extent, publishState) => void (onState = publishState),
    update: async () => undefined,
    answer: async (_collection, { now }, range) => {
      requested.push(`answer ${now}`)
      const facets = { types: [], listed: 0, prices: undefined }
      return { version: 1, full: true, total: 5_000, facets, validUntilSeconds: now + 60, range, rows: [] }
    },
    rows: async (_collection, { now }) => {
      requested.push(`rows ${now}`)
      return []
    },
    standing: async () => undefined,
  }
  const session = createSession({ site: SITE, collection: COLLECTION, connect: async () => service })
  const shown = () => new Promise<void>((resolve) => session.subscribe(resolve))
  session.start()
  await Promise.resolve()
  const full = shown()
  onState({ kind: 'full', read: 5_000, version: 1, block: 10 })
  await full
  for (const now of [NOW, NOW + 60]) {
    const answered = shown()
    session.prepare(query(now))
    await answered
  }
  const more = shown()
  session.want(query(NOW + 90), { from: 2_400, count: 10 })
  await more
  expect(requested.filter((each) => each.startsWith('answer'))).toEqual([`answer ${NOW}`, `answer ${NOW + 60}`])
  expect(requested.at(-1)).toBe(`rows ${NOW + 60}`)
})
