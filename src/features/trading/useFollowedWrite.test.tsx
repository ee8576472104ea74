// A dialog follows a write to its end, also one that was under way when it was opened.
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { states } from '../../../tests/support/transactionStates.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useFollowedWrite } from './useFollowedWrite.ts'

const known = vi.hoisted(() => ({ entry: undefined as TransactionEntry | undefined, start: vi.fn() }))
vi.mock(import('../../transactions/TransactionsProvider.tsx'), async (load) => ({
  ...(await load()),
  useWrite: () => ({ entry: known.entry, start: known.start, dismiss: () => undefined }),
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

test('stays done when its notice is put away, and an older attempt is no news', () => {
  const attempt = (id: string, updatedAtSeconds: number, state: object) =>
    ({ ...entryIn(state), id, updatedAtSeconds }) as TransactionEntry
  known.entry = attempt('2', 20, { status: 'pending', hash: '0x1' })
  const { result, rerender } = renderHook(() => useFollowedWrite('buy'))
  known.entry = attempt('2', 30, { status: 'indexed', hash: '0x1' })
  rerender()
  known.entry = undefined
  rerender()
  expect(result.current.progress.status).toBe('done')
  known.entry = attempt('1', 10, states.rejected)
  rerender()
  expect(result.current.progress.status).toBe('done')
  act(() => result.current.again())
  expect(result.current.progress.status).toBe('open')
})

test('one that had ended before is not this one', () => {
  known.entry = entryIn({ status: 'indexed', hash: '0x1' })
  const { result } = renderHook(() => useFollowedWrite('buy'))
  expect(result.current.progress.status).toBe('open')
})

test('what the wallet never answered is told before anything is begun beside it', () => {
  known.entry = entryIn(states.failed)
  const { result } = renderHook(() => useFollowedWrite('buy'))
  expect(result.current.progress.status).toBe('stopped')
  // What was agreed to then is not known any more.
  expect(result.current.retry).toBeUndefined()
})

test('after a decline the wallet is asked for the same again, from where the write stood', () => {
  known.entry = undefined
  const { result, rerender } = renderHook(() => useFollowedWrite('buy'))
  const definition = { key: 'buy' } as unknown as WriteDefinition
  act(() => result.current.begin(definition))
  known.entry = { ...entryIn(states.rejected), did: ['The old listing is cancelled.'] }
  rerender()
  expect(result.current.progress.status).toBe('stopped')
  act(() => result.current.retry?.())
  expect(known.start).toHaveBeenLastCalledWith({ ...definition, did: ['The old listing is cancelled.'] })
})
