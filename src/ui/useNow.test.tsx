// The page's clock advances in steps, and at once after refreshNow.
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshNow, useNow } from './useNow.ts'

const START = 1_700_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: START * 1_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function Clock() {
  return <output>{useNow()}</output>
}

test('advances every 15 seconds, for all components together', () => {
  render(
    <>
      <Clock />
      <Clock />
    </>,
  )
  const readNow = () => screen.getAllByRole('status').map(({ textContent }) => Number(textContent) - START)
  act(() => void vi.advanceTimersByTime(14_000))
  expect(readNow()).toEqual([0, 0])
  act(() => void vi.advanceTimersByTime(1_000))
  expect(readNow()).toEqual([15, 15])
})

test('refreshNow advances the clock at once', () => {
  render(<Clock />)
  act(() => {
    vi.advanceTimersByTime(4_000)
    refreshNow()
  })
  expect(screen.getByRole('status')).toHaveTextContent(String(START + 4))
})
