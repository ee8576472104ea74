// Draws dithered works: light on water in four tones, still as PNG, turning as GIF.
import { Random } from '../random.ts'
import type { Inks } from './canvas.ts'
import { encodeGif } from './gif.ts'
import { encodePng } from './png.ts'
import { cosine, sine, swell } from './wave.ts'

/** Bayer's 8 by 8 threshold matrix, in sixty-fourths. */
const THRESHOLDS = Array.from({ length: 64 }, (_, at) => {
  const x = at & 7
  const y = at >> 3
  let value = 0
  for (let bit = 0; bit < 3; bit++) {
    const shift = 4 - 2 * bit
    value |= ((((x ^ y) >> bit) & 1) << (shift + 1)) | (((y >> bit) & 1) << shift)
  }
  return value
})

/** Tones from 0 to 1, dithered to palette indices 0 to 2; index 3 is for `marked` points. */
function dither(
  size: number,
  toneAt: (x: number, y: number) => number,
  marked: (x: number, y: number) => boolean,
): Uint8Array {
  const pixels = new Uint8Array(size * size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const threshold = ((THRESHOLDS[(y & 7) * 8 + (x & 7)] ?? 0) + 0.5) / 64
      const tone = Math.min(1, Math.max(0, toneAt(x / size, y / size))) * 2
      const level = Math.floor(tone) + (tone % 1 > threshold ? 1 : 0)
      pixels[y * size + x] = marked(x / size, y / size) ? 3 : Math.min(2, level)
    }
  }
  return pixels
}

const toPalette = (inks: Inks) =>
  [inks.ground, inks.mid, inks.ink, inks.signal].map((color) => color.slice(1)) as [
    string,
    string,
    string,
    string,
  ]

/** Moonlight on open water, and the moon. */
export function soundings({ seed, inks }: { seed: string; inks: Inks }): Uint8Array {
  const random = new Random(seed)
  const size = 480
  const line = 0.42 + random.below(16) / 100
  const moonX = 0.3 + random.below(40) / 100
  const wave = swell(random, 5)
  const toneAt = (x: number, y: number) => {
    if (y < line) return 0.04 + 0.3 * (y / line) * (y / line) * (y / line)
    const depth = (y - line) / (1 - line)
    const ripple = 0.5 + 0.5 * wave(x * 5 + 30 / (depth + 0.09) + 2 * wave(x * 2 + depth * 3))
    const path = Math.max(0, 1 - Math.abs(x - moonX) / (0.04 + depth * 0.3))
    return 0.16 + 0.26 * depth * ripple + 0.9 * path * ripple
  }
  const isMoon = (x: number, y: number) => (x - moonX) ** 2 + (y - line * 0.45) ** 2 < 0.0052
  return encodePng({
    width: size,
    height: size,
    palette: toPalette(inks),
    pixels: dither(size, toneAt, isMoon),
  })
}

/** Draws a turning light whose beam passes over the sea and the viewer. */
export function lighthouse({ inks }: { inks: Inks }): Uint8Array {
  const size = 200
  const count = 24
  const frames = Array.from({ length: count }, (_, frame) => {
    const reach = cosine(frame / count)
    const towards = sine(frame / count)
    const toneAt = (x: number, y: number) => {
      const dx = (x - 0.5) / 0.5
      const dy = (y - 0.44) / 0.5
      const along = dx * reach
      const spread = Math.abs(dy - 0.1 * dx * towards) / (0.03 + 0.26 * Math.abs(along))
      const beam = along > 0 ? Math.max(0, 1 - spread) * (0.35 + 0.65 * Math.abs(reach)) : 0
      const facing = Math.max(0, towards) ** 6 * Math.max(0, 1 - (dx * dx + dy * dy) * 1.1)
      const water = y > 0.7 ? 0.16 + 0.12 * sine(y * 19 + x * 1.5 + frame / count) + 0.2 * beam : 0.03
      return water + beam * 0.8 + facing
    }
    const isTower = (x: number, y: number) =>
      Math.abs(x - 0.5) < 0.012 + (y - 0.44) * 0.05 && y > 0.47 && y < 0.72
    const isLamp = (x: number, y: number) => (x - 0.5) ** 2 + (y - 0.44) ** 2 < 0.0005
    const pixels = dither(size, toneAt, isLamp)
    for (let at = 0; at < pixels.length; at++)
      if (isTower((at % size) / size, Math.floor(at / size) / size)) pixels[at] = 2
    return pixels
  })
  return encodeGif({ width: size, height: size, palette: toPalette(inks), frames, delay: 10 })
}
