// A page hears of a write that is done while it is open, once; what was done before it is not news.
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useWhenDone } from './useWhenDone.ts'

const write = vi.hoisted(() => ({ status: undefined as string | undefined }))
vi.mock(import('../../transactions/TransactionsProvider.tsx'), async (load) => ({
  ...(await load()),
  useWrite: () =>
    ({ entry: write.status === undefined ? undefined : { state: { status: write.status } } }) as never,
}))

test('it is told once for each write that comes to its end', () => {
  write.status = 'indexed'
  const told = vi.fn()
  const { rerender } = renderHook(() => useWhenDone('listMany:me', told))
  expect(told).not.toHaveBeenCalled()
  for (const status of ['signing', 'pending', 'indexed', 'indexed', undefined]) {
    write.status = status
    rerender()
  }
  expect(told).toHaveBeenCalledOnce()
  write.status = 'rejected'
  rerender()
  expect(told).toHaveBeenCalledOnce()
})
