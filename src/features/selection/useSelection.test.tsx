// Selecting from a list that changes.
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSelection } from './useSelection.ts'

test('drops items that left the list, which makes room for others', () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection(2, shown), {
    initialProps: { shown: ['a', 'b', 'c'] },
  })
  act(() => result.current.addAll(['a', 'b', 'c']))
  expect([...result.current.selected]).toEqual(['a', 'b'])
  expect(result.current.full).toBe(true)

  rerender({ shown: ['b', 'c', 'd'] })
  expect([...result.current.selected]).toEqual(['b'])
  expect(result.current.full).toBe(false)
  act(() => result.current.set('d', true))
  expect([...result.current.selected]).toEqual(['b', 'd'])

  rerender({ shown: ['e'] })
  expect(result.current.selected.size).toBe(0)
})
