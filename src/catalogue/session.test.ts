// The page's side of the catalogue with a service controlled by the test: what it requests, and when.
import { expect, test } from 'vitest'
import type { CatalogueService, CatalogueState } from './protocol.ts'
import { createSession } from './session.ts'
import { SITE } from '../../tests/support/catalogueIndex.ts'
import { catalogueQuery, COLLECTION, NOW } from '../../tests/support/catalogueRows.ts'

test('requests further rows of a result as of the time of that result', async () => {
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
  const session = createSession({
    site: SITE,
    collection: COLLECTION,
    connect: async () => service,
    newest: () => undefined,
  })
  const shown = () => new Promise<void>((resolve) => session.subscribe(resolve))
  session.start()
  await Promise.resolve()
  const full = shown()
  onState({ kind: 'full', read: 5_000, version: 1, block: 10 })
  await full
  for (const now of [NOW, NOW + 60]) {
    const answered = shown()
    session.prepare(catalogueQuery({ now }))
    await answered
  }
  const more = shown()
  session.want(catalogueQuery({ now: NOW + 90 }), { from: 2_400, count: 10 })
  await more
  expect(requested.filter((each) => each.startsWith('answer'))).toEqual([
    `answer ${NOW}`,
    `answer ${NOW + 60}`,
  ])
  expect(requested.at(-1)).toBe(`rows ${NOW + 60}`)
})
