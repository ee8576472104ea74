// Reading for a key that changes while a read is under way.
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ReadRequest, useRead } from './useRead.ts'

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
  expect(result.current).toEqual({ status: 'loading' })
})

test('a failed read can be retried', async () => {
  const { reads, result } = startReads()
  await act(async () => reads.get('a')?.reject(new Error('no answer')))
  const failed = result.current
  if (failed.status !== 'failed') throw new Error('The read has failed.')
  act(() => failed.retry())
  expect(result.current).toEqual({ status: 'loading' })
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
