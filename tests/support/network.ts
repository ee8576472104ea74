// Set-up for every test of the app: a network that rejects unexpected requests, and drops a test's handlers after it.
import { afterAll, afterEach, aroundAll, beforeAll, expect } from 'vitest'
import { server, startedBy } from './server.ts'

/** Requests from files that have ended, which share this file's modules (`isolate: false`). */
let strays: string[] = []

const thisFile = () => expect.getState().testPath ?? ''

aroundAll((runSuite) => startedBy.run(thisFile(), runSuite))
let interceptedFetch = globalThis.fetch
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  // A file that has ended sends nothing more, like a page that was closed: its request that never got a reply would
  // otherwise be sent again during a later file, once it has timed out.
  interceptedFetch = globalThis.fetch
  globalThis.fetch = (...request) => {
    const origin = startedBy.getStore()
    if (origin === undefined || origin === thisFile()) return interceptedFetch(...request)
    return new Promise(() => undefined)
  }
  server.events.on('request:start', ({ request }) => {
    const origin = startedBy.getStore()
    if (origin !== thisFile()) strays.push(`${request.method} ${request.url} by ${origin ?? 'no file'}`)
  })
})
afterEach(() => {
  server.resetHandlers()
  const found = strays
  strays = []
  if (found.length > 0) throw new Error(`Another test file’s requests came here:\n${found.join('\n')}`)
})
afterAll(() => {
  globalThis.fetch = interceptedFetch
  server.events.removeAllListeners()
  server.close()
})
