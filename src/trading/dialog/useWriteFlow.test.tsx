// A dialog follows a write to its end, even if the write was in progress when the dialog opened; a stopped write can be
// resumed, and a page is notified when its write is done.
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { states } from '../../../tests/support/transactionStates.ts'
import { definition } from '../../../tests/support/writes.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useWhenDone, useWriteFlow } from './useWriteFlow.ts'

function follow(entry: TransactionEntry | undefined) {
  const store = createOneWrite()
  store.set(entry)
  const { result } = renderHook(() => useWriteFlow('buy'), { wrapper: store.Provider })
  return { result, start: store.start, become: (next: typeof entry) => act(() => store.set(next)) }
}

test('shows that a write that was already in progress is done, instead of offering it again', () => {
  const { result, become } = follow(entryIn(states.pending))
  expect(result.current.progress.status).toBe('busy')
  become(entryIn(states.indexed))
  expect(result.current.progress.status).toBe('done')
})

test('stays done when the entry is dismissed, and ignores an older attempt', () => {
  const { result, become } = follow(entryIn(states.pending, { id: '2', updatedAtSeconds: 20 }))
  become(entryIn(states.indexed, { id: '2', updatedAtSeconds: 30 }))
  become(undefined)
  expect(result.current.progress.status).toBe('done')
  become(entryIn(states.rejected, { id: '1', updatedAtSeconds: 10 }))
  expect(result.current.progress.status).toBe('done')
  act(() => result.current.again())
  expect(result.current.progress.status).toBe('open')
})

test('ignores a write that ended before the dialog opened', () => {
  const { result } = follow(entryIn(states.indexed))
  expect(result.current.progress.status).toBe('open')
})

test('shows an attempt that the wallet never answered before another can start', () => {
  const { result } = follow(entryIn(states.failed))
  expect(result.current.progress.status).toBe('stopped')
  // The definition that the user confirmed then was lost with its page.
  expect(result.current.retry).toBeUndefined()
})

test('retry after a rejection prompts for the same write and keeps the completed steps', () => {
  const { result, start, become } = follow(undefined)
  const buy = definition({ key: 'buy' })
  act(() => result.current.begin(buy))
  const completedSteps = ['The old listing is canceled.']
  become(entryIn(states.rejected, { completedSteps }))
  expect(result.current.progress.status).toBe('stopped')
  act(() => result.current.retry?.())
  expect(start).toHaveBeenLastCalledWith({ ...buy, completedSteps })
})

test('keeps the completed steps and passes them to the next attempt', () => {
  const completedSteps = ['Your older listings are canceled.']
  const store = createOneWrite()
  store.set(entryIn(states.pending))
  const { result } = renderHook(() => useWriteFlow('list', { resumes: true }), { wrapper: store.Provider })
  act(() => store.set(entryIn(states.rejected, { completedSteps })))
  expect(result.current.progress.status).toBe('stopped')
  expect(result.current.completedSteps).toEqual([])
  act(() => result.current.again())
  expect(store.dismiss).toHaveBeenCalledExactlyOnceWith('1')
  expect(result.current.completedSteps).toEqual(completedSteps)

  const list = definition({ key: 'list' })
  act(() => result.current.begin(list))
  expect(store.start).toHaveBeenCalledWith({ ...list, completedSteps })
})

test('calls back once for each write that completes', () => {
  const write = createOneWrite()
  write.set(entryIn(states.indexed))
  const onDone = vi.fn()
  renderHook(() => useWhenDone('listMany:me', onDone), { wrapper: write.Provider })
  expect(onDone).not.toHaveBeenCalled()
  for (const state of [states.signing, states.pending, states.indexed, states.indexed]) {
    act(() => write.set(entryIn(state)))
  }
  act(() => write.set(undefined))
  expect(onDone).toHaveBeenCalledOnce()
  act(() => write.set(entryIn(states.rejected)))
  expect(onDone).toHaveBeenCalledOnce()
})
