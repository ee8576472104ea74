// Results when variables change, when a query fails, and when a result is from before a change of the index.
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { announceChange, type QueryContext, refetchAfterWrite } from './clientState.ts'
import { ChangesSinceDocument } from '../../tests/support/changesSince.ts'
import { index, serveChanges, show } from '../../tests/support/indexQueries.tsx'

beforeEach(serveChanges)

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

  test('renders nothing while it reloads, nor when its result is the same afterward', async () => {
    const { client, seen, renders } = show(1)
    await waitFor(() => expect(seen()).toBe('first of 1'))
    const before = renders()
    await act(() => refetchAfterWrite(client))
    expect(index.requests).toEqual([1, 1])
    expect(renders()).toBe(before)
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
  const retry = (failed: ReturnType<ReturnType<typeof show>['state']>) =>
    act(() => {
      if (failed.kind === 'failed') failed.retry()
    })

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
    const { seen, state, rerender } = show(1, { keepPrevious: 'while-loading' })
    await waitFor(() => expect(seen()).toBe('first of 1'))
    index.failing = true
    rerender({ block: 2 })
    expect(state()).toMatchObject({ kind: 'ready', previous: true })
    await waitFor(() => expect(state()).toMatchObject({ kind: 'failed', error: { code: 'index-refused' } }))
  })

  test('leaves the previous result where only the time was another, and is sent again after a change', async () => {
    const { client, seen, state, rerender } = show(1, { keepPrevious: 'always' })
    await waitFor(() => expect(seen()).toBe('first of 1'))
    index.failing = true
    rerender({ block: 2 })
    await waitFor(() => expect(state()).toMatchObject({ kind: 'ready', error: { code: 'index-refused' } }))
    expect(state()).toMatchObject({ kind: 'ready', previous: true })
    expect(seen()).toBe('first of 1')
    index.failing = false
    await act(() => refetchAfterWrite(client))
    await waitFor(() => expect(seen()).toBe('first of 2'))
  })

  test('is sent again on each retry, and shows that it is loading', async () => {
    index.failing = true
    const { seen, state } = show(1)
    await waitFor(() => expect(seen()).toBe('failed'))
    let release: (() => void) | undefined
    index.hold = new Promise((done) => (release = done))
    retry(state())
    expect(seen()).toBe('loading')
    release?.()
    await waitFor(() => expect(seen()).toBe('failed'))
    index.failing = false
    retry(state())
    await waitFor(() => expect(seen()).toBe('first of 1'))
    expect(index.requests).toEqual([1, 1, 1])
  })

  test('shows no error beside the previous result while it is sent again', async () => {
    const { seen, state, rerender } = show(1, { keepPrevious: 'while-loading' })
    await waitFor(() => expect(seen()).toBe('first of 1'))
    index.failing = true
    rerender({ block: 2 })
    await waitFor(() => expect(seen()).toBe('failed'))
    index.failing = false
    retry(state())
    expect(state()).toMatchObject({ kind: 'ready', previous: true, error: undefined })
    await waitFor(() => expect(seen()).toBe('first of 2'))
  })

  test('is not sent again after a retry when the reader comes back to its page', async () => {
    index.failing = true
    const { seen, state, rerender } = show(1)
    await waitFor(() => expect(seen()).toBe('failed'))
    index.failing = false
    retry(state())
    await waitFor(() => expect(seen()).toBe('first of 1'))
    index.isHidden = true
    rerender({ block: 1 })
    index.isHidden = false
    rerender({ block: 1 })
    await waitFor(() => expect(seen()).toBe('first of 1'))
    expect(index.requests).toEqual([1, 1])
  })
})

test('bounds the cache of a page that queries all day', async () => {
  const { client, unmount } = show(0)
  unmount()
  const blocks = Array.from({ length: 400 }, (_, block) => block)
  await Promise.all(
    blocks.map((since) =>
      client.query({
        query: ChangesSinceDocument,
        variables: { since },
        context: { queryKey: `${since}` } satisfies QueryContext,
      }),
    ),
  )
  // Three root fields and one entity a block.
  await waitFor(() => {
    const { ROOT_QUERY, ...entities } = client.cache.extract() as Record<string, object>
    expect(Object.keys(ROOT_QUERY ?? {}).length).toBeLessThan(1_000)
    expect(Object.keys(entities).length).toBeLessThan(400)
  })
})
