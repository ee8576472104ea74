// Work that a page can do without for a moment starts when the browser is idle, or at the reader's first input.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function startWork() {
  const work = vi.fn()
  void whenIdle().then(work)
  return work
}

it('starts as soon as the browser is idle, which it is asked to be within three seconds', async () => {
  const requestIdle = vi.fn<(start: () => void, options: IdleRequestOptions) => void>()
  vi.stubGlobal('requestIdleCallback', requestIdle)
  const work = startWork()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).not.toHaveBeenCalled()
  expect(requestIdle.mock.lastCall?.[1]).toEqual({ timeout: 3_000 })
  requestIdle.mock.lastCall?.[0]()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledOnce()
})

it('starts after a second where the browser cannot tell', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const work = startWork()
  await vi.advanceTimersByTimeAsync(999)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledOnce()
})

it('starts at the first input, before a reader can open a dialog', async () => {
  vi.stubGlobal('requestIdleCallback', vi.fn())
  const work = startWork()
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledOnce()
})
