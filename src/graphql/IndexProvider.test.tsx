// What keeps the page current comes after the page: when it does not come at once, it is fetched again.
import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { IndexProvider } from './IndexProvider.tsx'

/** The page's own code, beyond a network that the test decides about. */
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

test('code that is out of reach is fetched until it is there, and not after the page is gone', async () => {
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
