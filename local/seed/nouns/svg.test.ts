import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIDE } from './parts.ts'
import { pixelsToSvg } from './svg.ts'

/** Fills the SVG's outlines by counting how often a ray from each pixel's center crosses them, with direction. */
function rasterise(svg: string): (string | null)[] {
  const pixels = new Array<string | null>(SIDE * SIDE).fill(null)
  for (const [, fill, d] of svg.matchAll(/<path fill="#([0-9a-f]+)" d="([^"]+)"/g)) {
    const winding = new Int16Array(SIDE * SIDE)
    for (const { x, from, to } of verticalEdges(d ?? '')) {
      const turn = to > from ? 1 : -1
      for (let y = Math.min(from, to); y < Math.max(from, to); y++)
        for (let left = 0; left < x; left++) winding[y * SIDE + left] = (winding[y * SIDE + left] ?? 0) + turn
    }
    const full = fill?.length === 3 ? [...fill].map((digit) => digit + digit).join('') : (fill ?? '')
    winding.forEach((turns, at) => turns !== 0 && (pixels[at] = full))
  }
  return pixels
}

function verticalEdges(d: string): { x: number; from: number; to: number }[] {
  const edges: { x: number; from: number; to: number }[] = []
  for (const [, startX, startY, rest] of d.matchAll(/M(\d+) (\d+)([^Mz]*)z/g)) {
    let [x, y] = [Number(startX), Number(startY)]
    for (const [, command, value] of (rest ?? '').matchAll(/([hvHV])(-?\d+)/g)) {
      const to = { h: x + Number(value), H: Number(value), v: y + Number(value), V: Number(value) }[
        command as 'h' | 'v' | 'H' | 'V'
      ]
      if (command?.toLowerCase() === 'h') x = to
      else {
        edges.push({ x, from: y, to })
        y = to
      }
    }
    if (y !== Number(startY)) edges.push({ x, from: y, to: Number(startY) })
  }
  return edges
}

test('an outline encloses its pixels and no others, holes and touching corners included', () => {
  const pixel = fc.constantFrom(null, 'aabbcc', '102030', 'd5d7e1')
  fc.assert(
    fc.property(fc.array(pixel, { minLength: SIDE * SIDE, maxLength: SIDE * SIDE }), (pixels) => {
      expect(rasterise(pixelsToSvg(pixels, 'd5d7e1'))).toEqual(pixels.map((color) => color ?? 'd5d7e1'))
    }),
    { numRuns: 40 },
  )
})

test('one area of one color is one path with one outline', () => {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) =>
    at % SIDE < 4 && at < SIDE * 4 ? '112233' : null,
  )
  expect(pixelsToSvg(pixels, 'ffffff')).toContain('<path fill="#123" d="M0 0h4v4h-4z"/></svg>')
})
