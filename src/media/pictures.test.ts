// Many pictures are drawn a few at a time: each animation frame has a budget.
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { comparePicture, examinePicture } from './pictures.ts'
import { DRAWING_BUDGET } from './pictureVerdict.ts'

/** Callbacks that wait for the next animation frame. */
let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('location', { href: 'https://site.test/' })
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  return () => vi.unstubAllGlobals()
})

/** A drawing that takes more than half of an animation frame's budget. */
const drawing = (name: string) => {
  const shapes = '<path/>'.repeat(Math.floor(DRAWING_BUDGET.inPage * 0.6))
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${name}">${shapes}</svg>`)}`
}

it('a drawing that exceeds the frame’s budget waits for the next frame, however long that takes', async () => {
  const drawn: number[] = []
  const all = [0, 1, 2, 3].map(async (number) => {
    const picture = await examinePicture({ source: drawing(`n${number}`) }, new AbortController().signal)
    expect(picture).toMatchObject({ kind: 'fine', apart: false })
    drawn.push(number)
  })
  for (const upTo of [1, 2, 3]) {
    await vi.waitFor(() => expect([drawn.length, frames.length]).toEqual([upTo, 1]))
    frames.pop()?.(0)
  }
  await Promise.all(all)
  expect(drawn).toHaveLength(4)
})

/** One pixel. */
const GIF = Uint8Array.from([
  71, 73, 70, 56, 57, 97, 1, 0, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0, 0x3b,
])

it('retries a CID comparison that failed at the gateway, at the gateway’s own address', async () => {
  const content = 'QmdfTbBqBPQ7VNxZEYEj14VmRuZBkqFbiwReogJgS1zR1n'
  const source = `https://gateway.test/ipfs/${content}?key=7`
  const queries: string[] = []
  server.use(
    http.get(`https://gateway.test/ipfs/${content}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      if (!searchParams.has('format')) return new HttpResponse(GIF)
      queries.push(search)
      return new HttpResponse(null, { status: 503 })
    }),
  )
  const picture = { source, content }
  expect(await examinePicture(picture, new AbortController().signal)).toMatchObject({ matches: false })
  expect(await comparePicture(picture)).toBe('unknown')
  expect(await comparePicture(picture)).toBe('unknown')
  expect(queries).toEqual(new Array(2).fill('?key=7&format=car&dag-scope=block'))
})
