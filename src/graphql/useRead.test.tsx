// Reading for a key that changes while a read is under way.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { createReadCache, type ReadCache, type ReadRequest, useRead } from './useRead.ts'

interface Pending {
  readonly resolve: (value: string) => void
  readonly reject: (error: unknown) => void
}

/** Reads that the test answers, by key. */
function startReads() {
  const reads = new Map<string, Pending>()
  const signals = new Map<string, AbortSignal>()
  const read = ({ key, signal }: ReadRequest) =>
    new Promise<string>((resolve, reject) => {
      reads.set(key, { resolve, reject })
      signals.set(key, signal)
    })
  const { result, rerender } = renderHook(
    ({ key, paused }: { key: string | undefined; paused?: boolean }) =>
      useRead(key, read, { paused: paused === true }),
    { initialProps: { key: 'a' } as { key: string | undefined; paused?: boolean } },
  )
  return { reads, signals, result, rerender }
}

test('keeps only the result for the current key, and tells the read of a previous one', async () => {
  const { reads, signals, result, rerender } = startReads()
  rerender({ key: 'b' })
  expect(signals.get('a')?.aborted).toBe(true)
  expect(signals.get('b')?.aborted).toBe(false)
  await act(async () => reads.get('b')?.resolve('of b'))
  await act(async () => reads.get('a')?.resolve('of a'))
  expect(result.current).toEqual({ status: 'loaded', value: 'of b' })
})

test('drops an error as soon as the key changes', async () => {
  const { reads, result, rerender } = startReads()
  reads.get('a')?.reject(new Error('no answer'))
  await waitFor(() => expect(result.current.status).toBe('failed'))
  rerender({ key: 'b' })
  expect(result.current).toEqual({ status: 'loading', progress: 0 })
})

test('a failed read can be retried', async () => {
  const { reads, result } = startReads()
  await act(async () => reads.get('a')?.reject(new Error('no answer')))
  const failed = result.current
  if (failed.status !== 'failed') throw new Error('The read has failed.')
  act(() => failed.retry())
  expect(result.current).toEqual({ status: 'loading', progress: 0 })
  await act(async () => reads.get('a')?.resolve('of a'))
  expect(result.current).toEqual({ status: 'loaded', value: 'of a' })
})

test('reads nothing without a key or while paused', async () => {
  const { reads, rerender } = startReads()
  rerender({ key: undefined })
  rerender({ key: 'b', paused: true })
  expect([...reads.keys()]).toEqual(['a'])
  rerender({ key: 'b' })
  expect([...reads.keys()]).toEqual(['a', 'b'])
})

describe('a read with a cache', () => {
  /** Reads that the test ends by hand. */
  function byHand() {
    const requests: (ReadRequest & Pending)[] = []
    const read = (request: ReadRequest) =>
      new Promise<string>((resolve, reject) => {
        requests.push({ ...request, resolve, reject })
      })
    const show = (cache: ReadCache, keepMilliseconds = Infinity) =>
      renderHook(({ key }) => useRead(key, read, { cache, keepMilliseconds }), {
        initialProps: { key: 'sales' },
      })
    return { requests, show }
  }

  test('reports its progress, and returns the same result without reading again', async () => {
    const { requests, show } = byHand()
    const cache = createReadCache(4)
    const first = show(cache)
    act(() => requests[0]?.progress(2_000))
    expect(first.result.current).toEqual({ status: 'loading', progress: 2_000 })
    await act(async () => requests[0]?.resolve('all'))
    first.unmount()
    expect(show(cache).result.current).toEqual({ status: 'loaded', value: 'all' })
    expect(requests).toHaveLength(1)
  })

  test('is shared while it’s in flight, and stops when nobody waits for it', async () => {
    const { requests, show } = byHand()
    const cache = createReadCache(4)
    const [first, second] = [show(cache), show(cache)]
    expect(requests).toHaveLength(1)
    first.rerender({ key: 'holders' })
    expect(requests[0]?.signal.aborted).toBe(false)
    second.unmount()
    expect(requests[0]?.signal.aborted).toBe(true)
    first.rerender({ key: 'sales' })
    await act(async () => requests[0]?.resolve('late'))
    expect(first.result.current).toEqual({ status: 'loading', progress: 0 })
    await act(async () => requests[2]?.resolve('all'))
    expect(first.result.current).toEqual({ status: 'loaded', value: 'all' })
  })

  test('is read again after a failure, when its time is over, and once others took its place', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { requests, show } = byHand()
    const cache = createReadCache(1)
    const failed = show(cache, 1_000)
    await act(async () => requests[0]?.reject(new Error('refused')))
    expect(failed.result.current.status).toBe('failed')
    failed.unmount()
    const early = show(cache, 1_000)
    await act(async () => requests[1]?.resolve('early'))
    early.unmount()
    expect(show(cache, 1_000).result.current).toEqual({ status: 'loaded', value: 'early' })
    cleanup()
    vi.setSystemTime(Date.now() + 1_000)
    const late = show(cache, 1_000)
    expect(late.result.current).toEqual({ status: 'loading', progress: 0 })
    await act(async () => requests[2]?.resolve('late'))
    late.rerender({ key: 'holders' })
    late.rerender({ key: 'sales' })
    expect(late.result.current).toEqual({ status: 'loading', progress: 0 })
    vi.useRealTimers()
  })
})

test('what a hidden page shows stays until it’s read again', async () => {
  const requests: Pending[] = []
  const read = () => new Promise<string>((resolve, reject) => void requests.push({ resolve, reject }))
  let mode: 'visible' | 'hidden' = 'visible'
  const { result, rerender } = renderHook(() => useRead('a', read), {
    wrapper: ({ children }) => <Activity mode={mode}>{children}</Activity>,
  })
  await act(async () => requests[0]?.resolve('before'))
  mode = 'hidden'
  rerender()
  mode = 'visible'
  rerender()
  expect(result.current).toEqual({ status: 'loaded', value: 'before' })
  await act(async () => requests[1]?.resolve('after'))
  expect(result.current).toEqual({ status: 'loaded', value: 'after' })
})
