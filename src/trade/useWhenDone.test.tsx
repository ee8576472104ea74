// A page hears of a write that is done while it is open, once; what was done before it is not news.
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createOneWrite, entryIn } from '../../tests/support/oneWrite.tsx'
import { states } from '../../tests/support/transactionStates.ts'
import { useWhenDone } from './useWhenDone.ts'

test('it is told once for each write that comes to its end', () => {
  const write = createOneWrite()
  write.set(entryIn(states.indexed))
  const told = vi.fn()
  renderHook(() => useWhenDone('listMany:me', told), { wrapper: write.Provider })
  expect(told).not.toHaveBeenCalled()
  for (const state of [states.signing, states.pending, states.indexed, states.indexed]) {
    act(() => write.set(entryIn(state)))
  }
  act(() => write.set(undefined))
  expect(told).toHaveBeenCalledOnce()
  act(() => write.set(entryIn(states.rejected)))
  expect(told).toHaveBeenCalledOnce()
})
