// What is chosen from a list that changes while it is being chosen from.
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSelection } from './useSelection.ts'

test('what is gone from the list is chosen no longer, and makes room for others', () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection(2, shown), {
    initialProps: { shown: ['a', 'b', 'c'] },
  })
  act(() => result.current.addAll(['a', 'b', 'c']))
  expect([...result.current.chosen]).toEqual(['a', 'b'])
  expect(result.current.full).toBe(true)

  rerender({ shown: ['b', 'c', 'd'] })
  expect([...result.current.chosen]).toEqual(['b'])
  expect(result.current.full).toBe(false)
  act(() => result.current.set('d', true))
  expect([...result.current.chosen]).toEqual(['b', 'd'])

  rerender({ shown: ['e'] })
  expect(result.current.chosen.size).toBe(0)
})
