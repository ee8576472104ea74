// The network in tests of components: nothing responds until a test adds a handler.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setupServer } from 'msw/node'

/** Add handlers with `server.use(...)`; each test removes them. A request without one fails the test. */
export const server = setupServer()

/** The test file that started the running code: timers and promises keep it after the file has ended. */
export const startedBy = new AsyncLocalStorage<string>()
