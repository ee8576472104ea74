// A worker that fails during a comparison gives no verdict on the picture.
import { expose } from 'comlink'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { makePng } from '../../tests/support/pictures.ts'
import { server } from '../../tests/support/server.ts'
import { createExaminer } from './examiner.ts'

/** The platform's worker, with a script that runs in the test itself. */
class NearWorker extends EventTarget {
  static readonly started: NearWorker[] = []
  readonly #page: MessagePort
  readonly #script: MessagePort
  constructor() {
    super()
    const { port1, port2 } = new MessageChannel()
    this.#page = port1
    this.#script = port2
    port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }))
    expose(createExaminer(), port2)
    NearWorker.started.push(this)
  }
  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#page.postMessage(message, transfer)
  }
  terminate(): void {
    this.#page.close()
    this.#script.close()
  }
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://site.test/', origin: 'https://site.test' })
  vi.stubGlobal('Worker', NearWorker)
  // The examiner is connected once per module, so this test resets the modules.
  vi.resetModules()
  return () => {
    vi.unstubAllGlobals()
    vi.resetModules()
  }
})

it('retries a comparison whose worker was lost', async () => {
  const { comparePicture, examinePicture } = await import('./pictures.ts')
  const content = 'QmdfTbBqBPQ7VNxZEYEj14VmRuZBkqFbiwReogJgS1zR1n'
  const source = `https://gateway.test/ipfs/${content}`
  let comparisons = 0
  server.use(
    http.get(source, ({ request }) => {
      if (!new URL(request.url).searchParams.has('format')) return new HttpResponse(makePng(1, 1))
      comparisons += 1
      if (comparisons === 1) NearWorker.started[0]?.dispatchEvent(new Event('error'))
      return new HttpResponse(null, { status: 503 })
    }),
  )
  const picture = { source, content }
  await examinePicture(picture, new AbortController().signal)
  await expect(comparePicture(picture)).rejects.toMatchObject({ code: 'worker-lost' })
  expect(await comparePicture(picture)).toBe('unknown')
  expect(comparisons).toBe(2)
})
