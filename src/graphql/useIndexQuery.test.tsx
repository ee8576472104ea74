// Results when variables change, when a query fails, and when a result is from before a change of the index.
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { ChangesSinceDocument } from './__generated__/ChangesSince.ts'
import { createApolloClient } from './client.ts'
import { refetchAfterWrite } from './freshness.ts'
import { announceChange } from './changeCount.ts'
import { useIndexQuery } from './useIndexQuery.ts'

const index = {
  /** The `block` variables of the queries, in order. */
  requests: [] as number[],
  failing: false,
  /** Set by a test to delay a response. */
  hold: undefined as Promise<void> | undefined,
  name: 'first',
}

beforeEach(() => {
  Object.assign(index, { requests: [], failing: false, hold: undefined, name: 'first' })
  server.use(
    graphql.query('ChangesSince', async ({ variables }) => {
      const { block } = variables as { block: number }
      const { name, failing } = index
      index.requests.push(block)
      await index.hold
      if (failing) return HttpResponse.json({ errors: [{ message: 'Store error: x' }] })
      const tokens = [{ __typename: 'Token', id: `${name} of ${block}` }]
      return HttpResponse.json({ data: { tokens, orders: [], metadata_collection: [] } })
    }),
  )
})

function newClient() {
  return createApolloClient({ graphqlUrl: 'http://index.test/graphql', retry: { attempts: 1 } })
}

function show(block: number, { client = newClient(), keepPrevious = false } = {}) {
  const hook = renderHook(
    (props: { block: number }) => useIndexQuery(ChangesSinceDocument, { variables: props, keepPrevious }),
    {
      initialProps: { block },
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    },
  )
  const seen = () => {
    const { current } = hook.result
    return current.kind === 'ready' ? current.data.tokens[0]?.id : current.kind
  }
  return { ...hook, client, seen, state: () => hook.result.current }
}

describe('a query with a cached result', () => {
  test('is not sent again while nothing has changed', async () => {
    const { client, seen, rerender, unmount } = show(1)
    await waitFor(() => expect(seen()).toBe('first of 1'))
    rerender({ block: 2 })
    await waitFor(() => expect(seen()).toBe('first of 2'))
    rerender({ block: 1 })
    expect(seen()).toBe('first of 1')
    unmount()
    expect(show(2, { client }).seen()).toBe('first of 2')
    expect(index.requests).toEqual([1, 2])
  })

  test('is sent again, not shared, when the index changes while it is in flight', async () => {
    let release: (() => void) | undefined
    index.hold = new Promise((done) => (release = done))
    const { client, seen } = show(1)
    await waitFor(() => expect(index.requests).toEqual([1]))
    Object.assign(index, { hold: undefined, name: 'second' })
    await act(() => refetchAfterWrite(client))
    expect(index.requests).toEqual([1, 1])
    expect(seen()).toBe('second of 1')
    await act(async () => release?.())
    expect(seen()).toBe('second of 1')
  })

  test('is sent again when the reader returns to it after a change, also on the same page', async () => {
    const { client, seen, rerender } = show(1)
    await waitFor(() => expect(seen()).toBe('first of 1'))
    rerender({ block: 2 })
    await waitFor(() => expect(seen()).toBe('first of 2'))
    index.name = 'second'
    await act(() => announceChange(client))
    rerender({ block: 1 })
    // The cached result stays visible meanwhile.
    expect(seen()).toBe('first of 1')
    await waitFor(() => expect(seen()).toBe('second of 1'))
  })

  test('counts as of the time it was sent, not of its response', async () => {
    let release: () => void = () => undefined
    index.hold = new Promise((resolve) => (release = resolve))
    const { client, seen, unmount } = show(1)
    await waitFor(() => expect(index.requests).toEqual([1]))
    void announceChange(client)
    act(() => release())
    await waitFor(() => expect(seen()).toBe('first of 1'))
    unmount()
    index.name = 'second'
    const again = show(1, { client })
    await waitFor(() => expect(again.seen()).toBe('second of 1'))
  })
})

describe('a query that failed', () => {
  describe('fault: index behind, failed, 5xx, malformed', () => {
    test('keeps the cached result, reports the error, and is sent again the next time', async () => {
      const { client, seen, state, unmount } = show(1)
      await waitFor(() => expect(seen()).toBe('first of 1'))
      index.failing = true
      await act(() => refetchAfterWrite(client))
      await waitFor(() => expect(state()).toMatchObject({ kind: 'ready', error: { code: 'index-refused' } }))
      expect(seen()).toBe('first of 1')
      unmount()
      Object.assign(index, { failing: false, name: 'second' })
      const again = show(1, { client })
      await waitFor(() => expect(again.seen()).toBe('second of 1'))
    })
  })

  test('never shows the result of another query', async () => {
    const { seen, state, rerender } = show(1, { keepPrevious: true })
    await waitFor(() => expect(seen()).toBe('first of 1'))
    index.failing = true
    rerender({ block: 2 })
    expect(state()).toMatchObject({ kind: 'ready', previous: true })
    await waitFor(() => expect(state()).toMatchObject({ kind: 'failed', error: { code: 'index-refused' } }))
  })

  test('is sent again on retry', async () => {
    index.failing = true
    const { seen, state } = show(1)
    await waitFor(() => expect(seen()).toBe('failed'))
    index.failing = false
    const failed = state()
    act(() => {
      if (failed.kind === 'failed') failed.retry()
    })
    await waitFor(() => expect(seen()).toBe('first of 1'))
  })
})

test('bounds the cache of a page that queries all day', async () => {
  const { client, seen, rerender } = show(0)
  for (let block = 1; block <= 400; block += 1) {
    rerender({ block })
    await waitFor(() => expect(seen()).toBe(`first of ${block}`), { interval: 1 })
  }
  const { ROOT_QUERY, ...entities } = client.cache.extract() as Record<string, object>
  expect(Object.keys(ROOT_QUERY ?? {}).length).toBeLessThan(1_000)
  expect(Object.keys(entities).length).toBeLessThan(400)
})
