// The code that follows the index loads after the page, and again if it fails to load.
import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { IndexProvider } from './IndexProvider.tsx'

/** The follower's code, on a network that the test controls. */
const code = { fetched: 0, followed: 0, reachable: false }
const load = () => {
  code.fetched += 1
  if (!code.reachable) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const followIndex = () => {
    code.followed += 1
    return () => undefined
  }
  return Promise.resolve({ followIndex })
}

test('loads the follower until it succeeds, and not after the page is closed', async () => {
  vi.useFakeTimers()
  try {
    server.use(http.post('http://index.test/graphql', () => HttpResponse.error()))
    const page = render(
      <IndexProvider graphqlUrl="http://index.test/graphql" blockTimeSeconds={1} load={load}>
        shown
      </IndexProvider>,
    )
    await vi.waitFor(() => expect(code.fetched).toBe(1))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(code).toEqual({ fetched: 2, followed: 0, reachable: false })
    code.reachable = true
    await vi.advanceTimersByTimeAsync(1_500)
    expect(code).toEqual({ fetched: 3, followed: 1, reachable: true })
    page.unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(code.fetched).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})
