import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeGif } from './gif.ts'

const PALETTE = ['000000', '555555', 'aaaaaa', 'ffffff'] as const

/** Decodes GIF89a, independently of the encoder. */
function decodeFrames(file: Buffer): number[][] {
  let at = 13 + 3 * 2 ** ((file.readUInt8(10) & 7) + 1)
  const frames: number[][] = []
  const blocks = () => {
    const parts: Buffer[] = []
    for (let length = file.readUInt8(at++); length > 0; length = file.readUInt8(at++)) {
      parts.push(file.subarray(at, at + length))
      at += length
    }
    return Buffer.concat(parts)
  }
  for (;;) {
    const mark = file.readUInt8(at++)
    if (mark === 0x3b) return frames
    if (mark === 0x21) {
      at++
      blocks()
      continue
    }
    at += 9
    const minBits = file.readUInt8(at++)
    frames.push(expand(blocks(), minBits))
  }
}

function expand(data: Buffer, minBits: number): number[] {
  const clear = 1 << minBits
  const out: number[] = []
  let table: number[][] = []
  let bits = minBits + 1
  let previous: number[] | undefined
  for (let position = 0; ;) {
    let code = 0
    for (let i = 0; i < bits; i++, position++)
      code |= (((data[position >> 3] ?? 0) >> (position & 7)) & 1) << i
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, i) => [i])
      bits = minBits + 1
      previous = undefined
      continue
    }
    if (code === clear + 1) return out
    const entry: number[] = table[code] ?? [...(previous ?? []), previous?.[0] ?? 0]
    out.push(...entry)
    if (previous && table.length < 4096) table.push([...previous, entry[0] ?? 0])
    if (table.length === 1 << bits && bits < 12) bits++
    previous = entry
  }
}

test('decodes to the same frames', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
      (width, height, colors) => {
        const frames = Array.from({ length: 2 }, () =>
          Uint8Array.from({ length: width * height }, () => colors.next().value as number),
        )
        const file = Buffer.from(encodeGif({ width, height, palette: PALETTE, frames, delay: 5 }))
        expect(decodeFrames(file)).toEqual(frames.map((frame) => [...frame]))
      },
    ),
    { numRuns: 60 },
  )
})

test('decodes a frame that overflows the code table', () => {
  const noise = Uint8Array.from({ length: 300 * 300 }, (_, i) => ((i * 2_654_435_761) >>> 13) & 3)
  const file = Buffer.from(
    encodeGif({ width: 300, height: 300, palette: PALETTE, frames: [noise], delay: 5 }),
  )
  expect(decodeFrames(file)).toEqual([[...noise]])
})
