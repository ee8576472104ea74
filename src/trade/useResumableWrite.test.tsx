// After a write stopped halfway, the form shows the completed steps, and the next attempt includes them.
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createOneWrite, entryIn } from '../../tests/support/oneWrite.tsx'
import { states } from '../../tests/support/transactionStates.ts'
import { definition } from '../../tests/support/writes.ts'
import { useResumableWrite } from './useResumableWrite.ts'

test('keeps the completed steps and passes them to the next attempt', () => {
  const did = ['Your older listings are canceled.']
  const store = createOneWrite()
  store.set(entryIn(states.pending))
  const { result } = renderHook(() => useResumableWrite('list'), { wrapper: store.Provider })
  act(() => store.set(entryIn(states.rejected, { did })))
  expect(result.current.write.progress.status).toBe('stopped')
  expect(result.current.did).toEqual([])
  act(() => result.current.write.again())
  expect(store.dismiss).toHaveBeenCalledExactlyOnceWith('1')
  expect(result.current.did).toEqual(did)

  const list = definition({ key: 'list' })
  act(() => result.current.write.begin(list))
  expect(store.start).toHaveBeenCalledWith({ ...list, did })
})
