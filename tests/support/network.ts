// What every test of the app shares: a network that refuses the unexpected, and forgets what a test made it answer.
import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
