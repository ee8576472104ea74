// Decodes the run-length parts of @nouns/assets (CC0) and lays them over one another.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Side of a Noun, in pixels. */
export const SIDE = 32
const BOUNDS_BYTES = 5

export interface EncodedPart {
  readonly filename: string
  /** Hex: palette index, then top, right, bottom, left bounds, then pairs of run length and color index. */
  readonly data: string
}

export interface NounsImageData {
  readonly bgcolors: readonly string[]
  readonly palette: readonly string[]
  readonly images: Readonly<Record<'bodies' | 'accessories' | 'heads' | 'glasses', readonly EncodedPart[]>>
}

/** One color for each pixel, row by row: six hex digits, or null where nothing is drawn. */
export type Pixels = readonly (string | null)[]

/** Thrown when a part's data are invalid. */
export class PartError extends Error {
  override readonly name = 'PartError'
}

export function loadNounsImageData(): NounsImageData {
  return require('@nouns/assets/dist/image-data.json') as NounsImageData
}

/**
 * Returns the pixels of one part. Runs fill its bounding box row by row; color 0 is transparent. A part without runs
 * draws nothing.
 *
 * @throws {PartError} when the runs do not fill the box exactly or name a color that is not in the palette
 */
export function decodePart(data: string, palette: readonly string[]): Pixels {
  const bytes = Buffer.from(data.replace(/^0x/, ''), 'hex')
  const [, top, right, bottom, left] = bytes
  if (top === undefined || right === undefined || bottom === undefined || left === undefined)
    throw new PartError('a part has five bytes of bounds')

  const pixels = new Array<string | null>(SIDE * SIDE).fill(null)
  if (bytes.length === BOUNDS_BYTES) return pixels
  if (left >= right || right > SIDE || bottom >= SIDE || top > bottom)
    throw new PartError('bounds out of range')
  const width = right - left
  let position = 0
  for (let at = BOUNDS_BYTES; at < bytes.length; at += 2) {
    const length = bytes[at] ?? 0
    const color = bytes[at + 1]
    if (color === undefined) throw new PartError('a run has no color')
    if (color !== 0 && !palette[color]) throw new PartError(`no color ${color}`)
    for (let i = 0; i < length; i++, position++) {
      const x = left + (position % width)
      const y = top + Math.floor(position / width)
      if (y > bottom) throw new PartError('runs leave the box')
      if (color !== 0) pixels[y * SIDE + x] = palette[color] as string
    }
  }
  if (position !== width * (bottom - top + 1)) throw new PartError('runs do not fill the box')
  return pixels
}

/** Draws upper layers over lower ones. */
export function overlay(layers: readonly Pixels[]): Pixels {
  const pixels = new Array<string | null>(SIDE * SIDE).fill(null)
  for (const layer of layers) layer.forEach((color, at) => color !== null && (pixels[at] = color))
  return pixels
}
