// Documents that are kept between visits: how many, how long, and records that others wrote.
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { parseDocument } from '../../media/hostedMetadata.ts'
import { createDocumentCache } from './documentCache.ts'

const named = (name: string) => {
  const document = parseDocument(JSON.stringify({ name, attributes: [{ trait_type: 'A', value: 1 }] }))
  if (document === undefined) throw new Error('It is a document.')
  return document
}
/** What another visit finds. */
const revisit = (name: string, url: string) => createDocumentCache(name).load(url)
const count = async (name: string) => {
  const database = await openDB(name)
  const found = await database.count('documents')
  database.close()
  return found
}

test('a document is there on the next visit, for a day', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(86_400_000)
  createDocumentCache('day').save('https://a.test/1', named('One'))
  await vi.waitFor(async () => expect(await revisit('day', 'https://a.test/1')).toEqual(named('One')))
  now.mockReturnValue(2 * 86_400_000 - 1)
  expect(await revisit('day', 'https://a.test/1')).toEqual(named('One'))
  now.mockReturnValue(2 * 86_400_000)
  expect(await revisit('day', 'https://a.test/1')).toBeUndefined()
  expect(await revisit('day', 'https://a.test/2')).toBeUndefined()
})

test('the oldest of more than 1,000 documents goes, and a long document isn’t kept', async () => {
  const now = Date.now()
  const cache = createDocumentCache('many')
  await cache.load('https://a.test/0')
  const database = await openDB('many')
  const { store, done } = database.transaction('documents', 'readwrite')
  for (let number = 0; number < 1_000; number += 1)
    void store.put({
      url: `https://a.test/${number}`,
      document: named(`${number}`),
      readAtMilliseconds: now - 2_000 + number,
    })
  await done
  database.close()
  cache.save('https://a.test/1000', named('1000'))
  await vi.waitFor(async () => expect(await revisit('many', 'https://a.test/1000')).toEqual(named('1000')))
  expect(await count('many')).toBe(1_000)
  expect(await revisit('many', 'https://a.test/0')).toBeUndefined()
  expect(await revisit('many', 'https://a.test/1')).toEqual(named('1'))
  cache.save('https://a.test/long', { ...named('Long'), image: `data:image/svg+xml,${'x'.repeat(70_000)}` })
  cache.save('https://a.test/short', named('Short'))
  await vi.waitFor(async () => expect(await revisit('many', 'https://a.test/short')).toEqual(named('Short')))
  expect(await revisit('many', 'https://a.test/long')).toBeUndefined()
})

test.each([
  ['no document', null],
  ['a name that isn’t text', { ...named('x'), name: { toString: 1 } }],
  ['traits that aren’t texts', { ...named('x'), traits: [7] }],
  ['decimals that aren’t a number', { ...named('x'), decimals: 'x' }],
])('a record with %s is ignored', async (what, document) => {
  await revisit(what, 'https://a.test/1')
  const database = await openDB(what)
  await database.put('documents', { url: 'https://a.test/1', document, readAtMilliseconds: Date.now() })
  database.close()
  expect(await revisit(what, 'https://a.test/1')).toBeUndefined()
})
