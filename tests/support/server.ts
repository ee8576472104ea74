// The network as tests of components see it: nothing answers until a test says what does.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setupServer } from 'msw/node'

/** Add handlers with `server.use(...)`; they are forgotten after each test. A request nobody handles fails the test. */
export const server = setupServer()

/** The test file that started what is running: timers and promises keep it after the file has ended. */
export const startedBy = new AsyncLocalStorage<string>()
