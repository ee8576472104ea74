// What every test of the app shares: a network that refuses the unexpected, and forgets what a test made it answer.
import { afterAll, afterEach, aroundAll, beforeAll, expect } from 'vitest'
import { server, startedBy } from './server.ts'

/** Requests of files that have ended, which share the modules of this one (`isolate: false`). */
let strays: string[] = []

const thisFile = () => expect.getState().testPath ?? ''

aroundAll((runSuite) => startedBy.run(thisFile(), runSuite))
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
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
  server.events.removeAllListeners()
  server.close()
})
