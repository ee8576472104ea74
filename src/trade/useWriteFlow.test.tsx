// A dialog follows a write to its end, also one that was under way when it was opened.
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

test('a write that was under way is told to be done, and not offered again', () => {
  const { result, become } = follow(entryIn(states.pending))
  expect(result.current.progress.status).toBe('busy')
  become(entryIn(states.indexed))
  expect(result.current.progress.status).toBe('done')
})

test('stays done when its notice is put away, and an older attempt is no news', () => {
  const { result, become } = follow(entryIn(states.pending, { id: '2', updatedAtSeconds: 20 }))
  become(entryIn(states.indexed, { id: '2', updatedAtSeconds: 30 }))
  become(undefined)
  expect(result.current.progress.status).toBe('done')
  become(entryIn(states.rejected, { id: '1', updatedAtSeconds: 10 }))
  expect(result.current.progress.status).toBe('done')
  act(() => result.current.again())
  expect(result.current.progress.status).toBe('open')
})

test('one that had ended before is not this one', () => {
  const { result } = follow(entryIn(states.indexed))
  expect(result.current.progress.status).toBe('open')
})

test('what the wallet never answered is told before anything is begun beside it', () => {
  const { result } = follow(entryIn(states.failed))
  expect(result.current.progress.status).toBe('stopped')
  // What was agreed to then is not known any more.
  expect(result.current.retry).toBeUndefined()
})

test('after a decline the wallet is asked for the same again, from where the write stood', () => {
  const { result, start, become } = follow(undefined)
  const buy = definition({ key: 'buy' })
  act(() => result.current.begin(buy))
  const did = ['The old listing is cancelled.']
  become(entryIn(states.rejected, { did }))
  expect(result.current.progress.status).toBe('stopped')
  act(() => result.current.retry?.())
  expect(start).toHaveBeenLastCalledWith({ ...buy, did })
})
