// Reading many documents from hosts: how many at once, which of them again, and a host that doesn't reply.
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { createHostReader, type DocumentCache } from './hostReader.ts'
import type { HostedDocument, HostedResult } from './hostedMetadata.ts'

const never = new AbortController().signal
const address = (host: string, number: number) => `https://${host}.test/${number}`

/** Hosts that hold back their replies until `reply` is called. */
function serveHeld() {
  const requested: string[] = []
  const held: (() => void)[] = []
  server.use(
    http.get('https://:host/:number', async ({ request }) => {
      requested.push(request.url)
      await new Promise<void>((done) => held.push(done))
      return HttpResponse.json({ name: request.url })
    }),
  )
  return { requested, reply: () => held.shift()?.() }
}

test('two requests to a host and six in all are sent at once, each document once', async () => {
  const { requested, reply } = serveHeld()
  const read = createHostReader({})
  const urls = ['a', 'b', 'c', 'd'].flatMap((host) => [1, 2, 3].map((number) => address(host, number)))
  const results = Promise.all([...urls, ...urls].map((url) => read(url, never)))
  await vi.waitFor(() => expect(requested).toHaveLength(6))
  expect(requested.toSorted()).toEqual(
    ['a', 'b', 'c'].flatMap((host) => [1, 2].map((number) => address(host, number))),
  )
  for (let count = 0; count < urls.length; count += 1) {
    await vi.waitFor(() => expect(requested.length).toBeGreaterThan(count))
    expect(requested.length).toBeLessThanOrEqual(count + 6)
    reply()
  }
  const names = (await results).map((result) => result.kind === 'document' && result.document.name)
  expect(names).toEqual([...urls, ...urls])
  expect(requested.toSorted()).toEqual(urls.toSorted())
})

test('a request that is given up before its turn isn’t sent', async () => {
  const { requested, reply } = serveHeld()
  const read = createHostReader({})
  const scrolledAway = new AbortController()
  const first = Promise.all([read(address('a', 1), never), read(address('a', 2), never)])
  const third = read(address('a', 3), scrolledAway.signal)
  const fourth = read(address('a', 4), never)
  await vi.waitFor(() => expect(requested).toHaveLength(2))
  scrolledAway.abort()
  await expect(third).rejects.toThrow(/abort/i)
  for (let count = 0; count < 3; count += 1) {
    await vi.waitFor(() => expect(requested.length).toBeGreaterThan(count))
    reply()
  }
  await Promise.all([first, fourth])
  expect(requested.map((url) => url.at(-1))).toEqual(['1', '2', '4'])
})

test('a host that is too slow twice is left alone for a minute, and others aren’t', async () => {
  const sent: string[] = []
  const read = createHostReader({
    read: async (url): Promise<HostedResult> => {
      sent.push(url)
      return url.includes('fast')
        ? { kind: 'failed', reason: 'invalid' }
        : { kind: 'failed', reason: 'too-slow' }
    },
  })
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  for (const number of [1, 2, 3]) {
    expect(await read(address('slow', number), never)).toEqual({ kind: 'failed', reason: 'too-slow' })
    expect(await read(address('fast', number), never)).toEqual({ kind: 'failed', reason: 'invalid' })
  }
  expect(sent.filter((url) => url.includes('slow'))).toHaveLength(2)
  expect(sent.filter((url) => url.includes('fast'))).toHaveLength(3)
  now.mockReturnValue(1_060_000)
  await read(address('slow', 4), never)
  expect(sent.filter((url) => url.includes('slow'))).toHaveLength(3)
})

test('what is in the cache isn’t requested, and what was read goes there, but no failure', async () => {
  const documents = new Map<string, HostedDocument>()
  const cache: DocumentCache = {
    load: async (url) => documents.get(url),
    save: (url, document) => void documents.set(url, document),
  }
  const requested: string[] = []
  server.use(
    http.get('https://a.test/:number', ({ request }) => {
      requested.push(request.url)
      return request.url.endsWith('2')
        ? new HttpResponse(null, { status: 404 })
        : HttpResponse.json({ name: 'One' })
    }),
  )
  for (let visit = 0; visit < 2; visit += 1) {
    const read = createHostReader({ cache })
    expect(await read(address('a', 1), never)).toMatchObject({ document: { name: 'One' } })
    expect(await read(address('a', 2), never)).toEqual({ kind: 'failed', reason: 'unreachable' })
  }
  expect(requested.map((url) => url.at(-1))).toEqual(['1', '2', '2'])
})
