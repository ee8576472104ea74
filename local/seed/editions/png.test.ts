import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePng } from './png.ts'

const PALETTE = ['112233', '445566', '778899', 'aabbcc']

/** Reads the pixels with Node's own inflate, which also checks the Adler-32. */
function decode(file: Buffer): { width: number; height: number; pixels: number[] } {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const header = chunks.get('IHDR')
  const data = chunks.get('IDAT')
  if (!header || !data) throw new Error('a chunk is missing')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const rows = inflateSync(data)
  const rowBytes = width / 4 + 1
  const pixels = Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return ((rows[y * rowBytes + 1 + (x >> 2)] ?? 0) >> (6 - 2 * (x & 3))) & 3
  })
  return { width, height, pixels }
}

test('decodes to the same pixels', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 1, max: 20 }).map((n) => n * 4),
    height: fc.integer({ min: 1, max: 40 }),
  })
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.integer({ min: 0, max: 3 })), ({ width, height }, colors) => {
      const pixels = Uint8Array.from({ length: width * height }, () => colors.next().value as number)
      const decoded = decode(Buffer.from(encodePng({ width, height, palette: PALETTE, pixels })))
      expect(decoded).toEqual({ width, height, pixels: [...pixels] })
    }),
    { numRuns: 60 },
  )
})

test('decodes a picture larger than one stored block', () => {
  const pixels = Uint8Array.from({ length: 800 * 800 }, (_, i) => (i * 7) % 4)
  const file = Buffer.from(encodePng({ width: 800, height: 800, palette: PALETTE, pixels }))
  expect(Buffer.from(decode(file).pixels).equals(pixels)).toBe(true)
})

test('chunks have the checksums of the standard', () => {
  // The IEND chunk is the same in every PNG (W3C PNG, 11.2.5).
  const file = Buffer.from(encodePng({ width: 4, height: 1, palette: PALETTE, pixels: new Uint8Array(4) }))
  expect(file.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082')
})

test("refuses what two bits can't represent", () => {
  expect(() =>
    encodePng({ width: 4, height: 1, palette: [...PALETTE, '000000'], pixels: new Uint8Array(4) }),
  ).toThrow(RangeError)
  expect(() => encodePng({ width: 5, height: 1, palette: PALETTE, pixels: new Uint8Array(5) })).toThrow(
    RangeError,
  )
})
