// The network as tests of components see it: nothing answers until a test says what does.
import { setupServer } from 'msw/node'

/** Add handlers with `server.use(...)`; they are forgotten after each test. A request nobody handles fails the test. */
export const server = setupServer()
