// A worker that fails during a comparison gives no verdict on the picture.
import { type PortWorkers, portWorkers } from '../../tests/support/portWorker.ts'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { makePng } from '../../tests/support/pictures.ts'
import { server } from '../../tests/support/server.ts'
import { createExaminer } from './examiner.ts'

let workers: PortWorkers
beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://site.test/', origin: 'https://site.test' })
  workers = portWorkers(createExaminer)
  vi.stubGlobal('Worker', workers.Worker)
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
      if (comparisons === 1) workers.started[0]?.dispatchEvent(new Event('error'))
      return new HttpResponse(null, { status: 503 })
    }),
  )
  const picture = { source, content }
  await examinePicture(picture, new AbortController().signal)
  await expect(comparePicture(picture)).rejects.toMatchObject({ code: 'worker-lost' })
  expect(await comparePicture(picture)).toBe('unknown')
  expect(comparisons).toBe(2)
})
