// A write that stopped half-way: the form is told what was done, and the next attempt takes that along.
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { states } from '../../../tests/support/transactionStates.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import type { Progress } from './useFollowedWrite.ts'
import { useResumedWrite } from './useResumedWrite.ts'

const known = vi.hoisted(() => ({ progress: {} as unknown, begin: vi.fn(), again: vi.fn() }))
vi.mock(import('./useFollowedWrite.ts'), async (load) => ({
  ...(await load()),
  useFollowedWrite: () => ({ ...known, progress: known.progress as Progress, round: 0, retry: undefined }),
}))

test('what it did before it stopped is kept, and begun from', () => {
  const did = ['Your older listings are cancelled.']
  known.progress = { status: 'stopped', entry: { id: '1', state: states.rejected, did } }
  const { result } = renderHook(() => useResumedWrite('list'))
  expect(result.current.did).toEqual([])
  act(() => result.current.write.again())
  expect(known.again).toHaveBeenCalledTimes(1)
  expect(result.current.did).toEqual(did)

  const definition = { key: 'list' } as WriteDefinition
  act(() => result.current.write.begin(definition))
  expect(known.begin).toHaveBeenCalledWith({ ...definition, did })
})
