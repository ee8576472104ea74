// What a snapshot shows of items whose documents are on hosts that the site names.
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { COLLECTION, collectionRow, token } from '../../../tests/support/fakeIndex.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { server } from '../../../tests/support/server.ts'
import { parseAddress } from '../../domain/address.ts'
import { fetchCollection } from './fetchSnapshot.ts'

const collection = parseAddress(COLLECTION)
const config = { ...testConfig, collections: [collection], metadataHosts: ['https://meta.test'] }
const rows = [1, 2, 3, 4].map((number) => ({
  ...token(number),
  metadata: number === 4 ? token(4).metadata : null,
}))
const addresses = ['https://meta.test/1', 'https://meta.test/2', 'https://other.test/3', 'ipfs://4']

/** The index, which has a document of the last item only. All items are on its first page. */
const pages = [rows]
const send = (query: string): Promise<unknown> => {
  const [, operation = ''] = /query (\w+)/.exec(query) ?? []
  const replies: Record<string, () => object> = {
    CollectionFrame: () => ({ collection: collectionRow(rows) }),
    CollectionItems: () => ({ tokens: pages.shift() ?? [] }),
    ItemAddresses: () => ({
      tokens: rows.map(({ id, metadata }, index) => ({ id, metadata, uri: addresses[index] })),
    }),
  }
  return Promise.resolve(replies[operation]?.())
}

test('names and pictures come from the hosts, and a host that fails or redirects changes nothing', async () => {
  const requested: string[] = []
  server.use(
    http.get('https://:host/:file', ({ request: { url } }) => {
      requested.push(url)
      return url === 'https://meta.test/2'
        ? HttpResponse.redirect('https://internal.test/2', 302)
        : HttpResponse.json({ name: 'Crab \u202e1', image: 'https://meta.test/{id}.png' })
    }),
  )
  const snapshot = await fetchCollection(collection, config, send)
  expect(snapshot?.cards.map(({ name, picture }) => [name, picture?.source])).toEqual([
    ['Crab 1', `https://meta.test/${'1'.padStart(64, '0')}.png`],
    ['#2', undefined],
    ['#3', undefined],
    ['Work 4', undefined],
  ])
  expect(requested.filter((url) => !url.startsWith('https://meta.test/'))).toEqual([])
})
