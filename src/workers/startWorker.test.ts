// A lost or ended worker never responds: its pending calls reject instead of waiting forever.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startWorker, WorkerLostError } from './startWorker.ts'
import { SilentWorker } from '../../tests/support/portWorker.ts'

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker)
  SilentWorker.started = []
})

interface Service {
  read(): Promise<number>
}

function start(onLost?: () => void) {
  const worker = startWorker<Service>({ url: '/own.js', name: 'test', lostMessage: 'It is gone.', onLost })
  const [platform] = SilentWorker.started
  if (platform === undefined) throw new Error('no worker was started')
  return { worker, platform }
}

test.each(['error', 'messageerror'])(
  'rejects all calls, now and later, when the worker is lost on %s',
  async (type) => {
    const onLost = vi.fn()
    const { worker, platform } = start(onLost)
    const pending = worker.call((service) => service.read())
    platform.dispatchEvent(new Event(type))
    platform.dispatchEvent(new Event(type))
    await expect(pending).rejects.toBeInstanceOf(WorkerLostError)
    await expect(worker.call((service) => service.read())).rejects.toThrow('It is gone.')
    expect(onLost).toHaveBeenCalledTimes(1)
    expect(platform.ended).toBe(1)
  },
)

test('does not report a loss when its owner ends it', async () => {
  const onLost = vi.fn()
  const { worker, platform } = start(onLost)
  const pending = worker.call((service) => service.read())
  const reason = new DOMException('canceled', 'AbortError')
  worker.end(reason)
  platform.dispatchEvent(new Event('error'))
  await expect(pending).rejects.toBe(reason)
  expect(onLost).not.toHaveBeenCalled()
  expect(platform.ended).toBe(1)
})

describe('when the page requires trusted types', () => {
  let policies: string[]
  beforeEach(() => {
    policies = []
    vi.stubEnv('DEV', false)
    vi.stubGlobal('location', new URL('item/0x1/1', import.meta.url))
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        if (policies.includes(name)) throw new TypeError('A policy of this name exists.')
        policies.push(name)
        return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` }
      },
    })
  })
  const startAt = (url: string) => startWorker<Service>({ url, name: 'test', lostMessage: 'It is gone.' })

  /** The folder of the module that starts workers: in a build, all scripts are in it. */
  const folder = new URL('.', import.meta.url).pathname

  test('loads scripts of the build by one policy', () => {
    startAt(`${folder}worker-abc_1.js`)
    startAt(`${folder}other-2.js`)
    expect(SilentWorker.started.map(({ url }) => url)).toEqual([
      `trusted ${folder}worker-abc_1.js`,
      `trusted ${folder}other-2.js`,
    ])
    expect(policies).toEqual(['vitrine-worker'])
  })

  test.each([
    'https://elsewhere.test/assets/worker.js',
    '//elsewhere.test/assets/worker.js',
    '/ipfs/bafy/worker.js',
    `${folder}../ipfs/worker.js`,
    `${folder}ipfs/worker.js`,
    'data:text/javascript,1',
    'blob:https://site.test/1',
  ])('starts no worker from %s', (url) => {
    expect(() => startAt(url)).toThrow(TypeError)
    expect(SilentWorker.started).toEqual([])
  })
})
