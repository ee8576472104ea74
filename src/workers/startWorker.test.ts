// A worker that is lost or ended never answers: whoever waits for it is told, and nobody waits for ever.
import { beforeEach, expect, test, vi } from 'vitest'
import { startWorker, WorkerLostError } from './startWorker.ts'

/** The platform's worker, as one whose script never runs. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = []
  readonly url: string
  ended = 0
  constructor(url: string) {
    super()
    this.url = url
    SilentWorker.started.push(this)
  }
  postMessage(): void {}
  terminate(): void {
    this.ended += 1
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker)
  SilentWorker.started = []
})

interface Service {
  ask(): Promise<number>
}

function start(onLost?: () => void) {
  const worker = startWorker<Service>({ url: '/own.js', name: 'test', lostMessage: 'It is gone.', onLost })
  const [platform] = SilentWorker.started
  if (platform === undefined) throw new Error('no worker was started')
  return { worker, platform }
}

test.each(['error', 'messageerror'])('is lost on %s: all calls reject, once and for all', async (type) => {
  const onLost = vi.fn()
  const { worker, platform } = start(onLost)
  const pending = worker.call((service) => service.ask())
  platform.dispatchEvent(new Event(type))
  platform.dispatchEvent(new Event(type))
  await expect(pending).rejects.toBeInstanceOf(WorkerLostError)
  await expect(worker.call((service) => service.ask())).rejects.toThrow('It is gone.')
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(platform.ended).toBe(1)
})

test('is ended by its owner, who is not told of a loss', async () => {
  const onLost = vi.fn()
  const { worker, platform } = start(onLost)
  const pending = worker.call((service) => service.ask())
  const reason = new DOMException('cancelled', 'AbortError')
  worker.end(reason)
  platform.dispatchEvent(new Event('error'))
  await expect(pending).rejects.toBe(reason)
  expect(onLost).not.toHaveBeenCalled()
  expect(platform.ended).toBe(1)
})

test('loads the script by a policy where the page demands trusted addresses', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
    }),
  })
  expect(start().platform.url).toBe('trusted /own.js')
})
