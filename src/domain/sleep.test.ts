import { expect, test, vi } from 'vitest'
import { sleep } from './sleep.ts'

const reason = new Error('The reader left the page.')

test('resolves after the time', async () => {
  vi.useFakeTimers()
  const slept = sleep(1_000, undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  await slept
  vi.useRealTimers()
})

test.each([
  ['before it starts', (controller: AbortController) => controller.abort(reason), () => undefined],
  ['while it lasts', () => undefined, (controller: AbortController) => controller.abort(reason)],
])('ends with the signal’s reason when aborted %s', async (_, before, during) => {
  const controller = new AbortController()
  before(controller)
  const slept = sleep(60_000, controller.signal)
  during(controller)
  await expect(slept).rejects.toBe(reason)
})
