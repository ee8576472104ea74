// The deferred store passes calls on once its code has loaded, and shows writes that couldn't start without it.
import { controlsTexts } from '../messages/en/controls.ts'
import { describe, expect, it, vi } from 'vitest'
import { deferStore } from './deferredStore.ts'
import { entry, definition, createRecorder, failOnce } from '../../tests/support/recordedStore.ts'

describe('a deferred store', () => {
  it('is empty until the store loads, then passes every call on', async () => {
    const { calls, store } = createRecorder()
    const deferred = deferStore(() => Promise.resolve(store))
    const onChange = vi.fn()
    deferred.subscribe(onChange)
    const before = deferred.entries()
    expect(before).toEqual([])
    expect(deferred.entries()).toBe(before)
    deferred.resume()
    deferred.start(definition)
    await vi.waitFor(() => expect(calls).toEqual(['resume', 'start']))
    expect(deferred.find('buy:1')).toBe(entry)
    expect(deferred.entries()).toEqual([entry])
    expect(onChange).toHaveBeenCalled()
    deferred.dismiss('1')
    expect(calls).toContain('dismiss 1')
  })

  it('does not resume when it was stopped before the store loaded', async () => {
    const { calls, store } = createRecorder()
    const deferred = deferStore(() => Promise.resolve(store))
    deferred.resume()
    deferred.stop()
    deferred.start(definition)
    await vi.waitFor(() => expect(calls).toEqual(['start']))
  })

  it('fetches the code again after it could not be fetched', async () => {
    const { calls, store } = createRecorder()
    const load = failOnce(store)
    const deferred = deferStore(load)
    deferred.resume()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => {
      deferred.start(definition)
      expect(calls).toContain('start')
    })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows a write that cannot start because its code did not load, and starts it on retry', async () => {
    const { calls, store } = createRecorder()
    const load = failOnce(store)
    const deferred = deferStore(load)
    const onChange = vi.fn()
    deferred.subscribe(onChange)
    for (let click = 0; click < 3; click++) deferred.start(definition)
    await vi.waitFor(() => expect(deferred.find('buy:1')?.state.status).toBe('failed'))
    expect(onChange).toHaveBeenCalled()
    expect(deferred.entries()).toHaveLength(1)
    expect(deferred.find('buy:1')?.state).toMatchObject({
      message: controlsTexts.notStarted,
    })
    const [shown] = deferred.entries()
    deferred.dismiss(shown?.id ?? '')
    expect(deferred.entries()).toEqual([])
    deferred.start(definition)
    await vi.waitFor(() => expect(calls).toContain('start'))
    expect(deferred.find('buy:1')).toBe(entry)
  })

  it('resumes what a previous page left as soon as the code has loaded', async () => {
    const { calls, store } = createRecorder()
    const load = failOnce(store)
    const deferred = deferStore(load)
    deferred.resume()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    deferred.start(definition)
    await vi.waitFor(() => expect(calls).toEqual(['resume', 'start']))
  })
})
