// A dialog follows a write to its end, also one that was under way when it was opened.
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useFollowedWrite } from './useFollowedWrite.ts'

const known = vi.hoisted(() => ({ entry: undefined as TransactionEntry | undefined }))
vi.mock(import('../../transactions/TransactionsProvider.tsx'), async (load) => ({
  ...(await load()),
  useWrite: () => ({ entry: known.entry, start: () => undefined, dismiss: () => undefined }),
}))

const entryIn = (state: object) => ({ id: '1', key: 'buy', state }) as unknown as TransactionEntry

test('a write that was under way is told to be done, and not offered again', () => {
  known.entry = entryIn({ status: 'pending', hash: '0x1' })
  const { result, rerender } = renderHook(() => useFollowedWrite('buy'))
  expect(result.current.progress.status).toBe('busy')
  known.entry = entryIn({ status: 'indexed', hash: '0x1' })
  rerender()
  expect(result.current.progress.status).toBe('done')
})

test('one that had ended before is not this one', () => {
  known.entry = entryIn({ status: 'indexed', hash: '0x1' })
  const { result } = renderHook(() => useFollowedWrite('buy'))
  expect(result.current.progress.status).toBe('open')
})
