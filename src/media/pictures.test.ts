// A wall of pictures is drawn a few at a time: each frame of the page has room for so much.
import { beforeEach, expect, it, vi } from 'vitest'
import { examinePicture } from './pictures.ts'
import { DRAWING_BUDGET } from './verdict.ts'

/** What waits for the next frame. */
let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  return () => vi.unstubAllGlobals()
})

/** A drawing that takes more than half of what a frame has room for. */
const drawing = (name: string) => {
  const shapes = '<path/>'.repeat(Math.floor(DRAWING_BUDGET.inPage * 0.6))
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${name}">${shapes}</svg>`)}`
}

it('the drawing that a frame has no room for waits for the next frame, however long that takes', async () => {
  const drawn: number[] = []
  const all = [0, 1, 2, 3].map(async (number) => {
    const found = await examinePicture({ source: drawing(`n${number}`) }, new AbortController().signal)
    expect(found).toMatchObject({ kind: 'fine', apart: false })
    drawn.push(number)
  })
  for (const upTo of [1, 2, 3]) {
    await vi.waitFor(() => expect([drawn.length, frames.length]).toEqual([upTo, 1]))
    frames.pop()?.(0)
  }
  await Promise.all(all)
  expect(drawn).toHaveLength(4)
})
