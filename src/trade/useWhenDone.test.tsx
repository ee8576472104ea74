// A page is notified once of a write that completes while the page is open, and not of writes that completed before.
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createOneWrite, entryIn } from '../../tests/support/oneWrite.tsx'
import { states } from '../../tests/support/transactionStates.ts'
import { useWhenDone } from './useWhenDone.ts'

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
