// Set-up for every test of the app: a network that rejects unexpected requests, and drops a test's handlers after it.
import { afterAll, afterEach, aroundAll, beforeAll, expect, vi } from 'vitest'
import { stopClock } from '../../src/domain/time.ts'
import { server, startedBy } from './server.ts'

/** Requests from files that have ended, which share this file's modules (`isolate: false`). */
let strays: string[] = []

const thisFile = () => expect.getState().testPath ?? ''

aroundAll((runSuite) => startedBy.run(thisFile(), runSuite))
let interceptedFetch = globalThis.fetch
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  // Only the running file sends, like the page that is open: a request of one that has ended would otherwise be sent
  // again during a later file, once it has timed out. Code that no file started (`undefined`) outlived one as well.
  interceptedFetch = globalThis.fetch
  globalThis.fetch = (...request) => {
    const origin = startedBy.getStore()
    if (origin === thisFile()) return interceptedFetch(...request)
    console.warn(new Error(`Not sent, because ${origin ?? 'no file'} started it`))
    return new Promise(() => undefined)
  }
  server.events.on('request:start', ({ request }) => {
    const origin = startedBy.getStore()
    if (origin !== thisFile()) strays.push(`${request.method} ${request.url} by ${origin ?? 'no file'}`)
  })
})
afterEach(() => {
  // Blocks of one test's chain say nothing about the next one's.
  stopClock(undefined)
  server.resetHandlers()
  const found = strays
  strays = []
  if (found.length > 0) throw new Error(`Another test file’s requests came here:\n${found.join('\n')}`)
})
afterAll(async () => {
  // A module that is still loading when its file ends would fail, and stay failed for the files that share it.
  await vi.dynamicImportSettled()
  globalThis.fetch = interceptedFetch
  server.events.removeAllListeners()
  server.close()
})
