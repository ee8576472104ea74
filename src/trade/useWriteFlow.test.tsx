// A dialog follows a write to its end, even if the write was in progress when the dialog opened.
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createOneWrite, entryIn } from '../../tests/support/oneWrite.tsx'
import { states } from '../../tests/support/transactionStates.ts'
import { definition } from '../../tests/support/writes.ts'
import type { TransactionEntry } from '../transactions/entry.ts'
import { useWriteFlow } from './useWriteFlow.ts'

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
  const did = ['The old listing is canceled.']
  become(entryIn(states.rejected, { did }))
  expect(result.current.progress.status).toBe('stopped')
  act(() => result.current.retry?.())
  expect(start).toHaveBeenLastCalledWith({ ...buy, did })
})
