import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePart, loadNounsImageData, overlay, PartError, SIDE } from './parts.ts'

const PALETTE = ['', 'ff0000', '00ff00']

/** Encodes a minimal part: bounds, and runs. */
const encode = (top: number, right: number, bottom: number, left: number, runs: [number, number][]) =>
  `0x${Buffer.from([0, top, right, bottom, left, ...runs.flat()]).toString('hex')}`

test('runs fill the box row by row, and leave the rest empty', () => {
  const pixels = decodePart(encode(3, 7, 4, 5, [[1, 1], [2, 2], [1, 0]]), PALETTE) // prettier-ignore
  const drawn = pixels.flatMap((color, at) => (color ? [[at % SIDE, Math.floor(at / SIDE), color]] : []))
  expect(drawn).toEqual([
    [5, 3, 'ff0000'],
    [6, 3, '00ff00'],
    [5, 4, '00ff00'],
  ])
})

test('decodes any box that was cut into runs', () => {
  const boxes = fc
    .tuple(
      fc.integer({ min: 0, max: 31 }),
      fc.integer({ min: 0, max: 31 }),
      fc.integer({ min: 1, max: 32 }),
      fc.integer({ min: 1, max: 32 }),
    )
    .map(([left, top, width, height]) => ({
      left,
      top,
      right: Math.min(32, left + width),
      bottom: Math.min(31, top + height - 1),
    }))
  fc.assert(
    fc.property(
      boxes,
      fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
      ({ left, top, right, bottom }, colors) => {
        const wanted = Array.from(
          { length: (right - left) * (bottom - top + 1) },
          () => colors.next().value as number,
        )
        const runs: [number, number][] = []
        for (const color of wanted) {
          const last = runs.at(-1)
          if (last && last[1] === color && last[0] < 255) last[0]++
          else runs.push([1, color])
        }
        const pixels = decodePart(encode(top, right, bottom, left, runs), PALETTE)
        const got = wanted.map(
          (_, i) => pixels[(top + Math.floor(i / (right - left))) * SIDE + left + (i % (right - left))],
        )
        expect(got).toEqual(wanted.map((color) => (color === 0 ? null : PALETTE[color])))
      },
    ),
  )
})

test.each([
  ['bounds that leave the picture', encode(0, 33, 3, 0, [[1, 1]])],
  ['bounds that are turned about', encode(5, 4, 3, 6, [[1, 1]])],
  ['a color that the palette lacks', encode(0, 1, 0, 0, [[1, 9]])],
  ['too few runs', encode(0, 4, 0, 0, [[3, 1]])],
  ['too many runs', encode(0, 4, 0, 0, [[5, 1]])],
  ['half a run', `${encode(0, 1, 0, 0, [])}01`],
  ['no bounds', '0x0001'],
])('refuses %s', (_, data) => {
  expect(() => decodePart(data, PALETTE)).toThrow(PartError)
})

test('every part of @nouns/assets decodes', () => {
  const { images, palette } = loadNounsImageData()
  const parts = Object.values(images).flat()
  expect(parts.length).toBeGreaterThan(400)
  const drawn = parts.filter(({ data }) => decodePart(data, palette).some(Boolean))
  expect(parts.length - drawn.length).toBe(1) // The only exception is the accessory called none.
})

test('an upper layer covers a lower one where it draws', () => {
  const under = decodePart(encode(0, 2, 0, 0, [[2, 1]]), PALETTE)
  const over = decodePart(encode(0, 2, 0, 0, [[1, 0], [1, 2]]), PALETTE) // prettier-ignore
  expect(overlay([under, over]).slice(0, 3)).toEqual(['ff0000', '00ff00', null])
})
