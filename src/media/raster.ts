// Reads type, size and frames from a picture's header, without unpacking anything.
import { MAX_FRAME_PIXELS, MAX_FRAMES, MAX_PIXELS } from './pictureVerdict.ts'

export interface Raster {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly frames: number
}

/** Whether a picture of this size and number of frames is within the budget. */
export function isWithinPixels({ width, height, frames }: Raster): boolean {
  const pixels = width * height
  return pixels <= MAX_PIXELS && frames <= MAX_FRAMES && pixels * frames <= MAX_FRAME_PIXELS
}

/**
 * Reads the header of a PNG, JPEG, GIF, WebP, AVIF or BMP; `undefined` for anything else, and for a file cut off before
 * its size.
 *
 * Sources: PNG 3rd edition (W3C), ITU T.81, GIF89a, RFC 9649 (WebP), ISO/IEC 23008-12 (AVIF).
 */
export function parseRaster(bytes: Uint8Array): Raster | undefined {
  const raster = parseHeader(bytes)
  // A picture without a size draws nothing, and a negative size would count as small.
  return raster !== undefined && raster.width > 0 && raster.height > 0 ? raster : undefined
}

function parseHeader(bytes: Uint8Array): Raster | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (isText(bytes, 1, 'PNG\r\n')) return parsePng(view, bytes)
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return parseJpeg(view)
    if (isText(bytes, 0, 'GIF8')) return parseGif(view, bytes)
    if (isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP')) return parseWebp(view, bytes)
    if (isText(bytes, 4, 'ftyp')) return parseAvif(view, bytes)
    if (isText(bytes, 0, 'BM')) return parseBmp(view)
  } catch (error) {
    // The file ends before the size that its header declares.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

function isText(bytes: Uint8Array, at: number, text: string): boolean {
  for (let place = 0; place < text.length; place += 1) {
    if (bytes[at + place] !== text.charCodeAt(place)) return false
  }
  return true
}

/** Length of the oldest header format, which has shorter size fields. */
const BMP_CORE_HEADER = 12

function parseBmp(view: DataView): Raster {
  const isCore = view.getUint32(14, true) === BMP_CORE_HEADER
  const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true)
  // The height is negative when the rows go from top to bottom.
  const height = isCore ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true))
  return { type: 'image/bmp', width, height, frames: 1 }
}

function parsePng(view: DataView, bytes: Uint8Array): Raster | undefined {
  if (!isText(bytes, 12, 'IHDR')) return undefined
  let declared = 1
  let begun = 0
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (isText(bytes, at + 4, 'acTL')) declared = Math.max(declared, view.getUint32(at + 8))
    if (isText(bytes, at + 4, 'fcTL')) begun += 1
  }
  const frames = Math.max(declared, begun)
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), frames }
}

/** Markers without a length. */
const STANDALONE = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Frame markers are C0 to CF, except tables (C4), extensions (C8) and conditioning (CC). */
const BEGINS_FRAME = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function parseJpeg(view: DataView): Raster | undefined {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) {
      at += 1
      continue
    }
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (STANDALONE(marker) || marker === 0) at += 2
    else if (BEGINS_FRAME(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { type: 'image/jpeg', width, height, frames: 1 }
    } else if (marker === 0xda || marker === 0xd9) return undefined
    else at += 2 + view.getUint16(at + 2)
  }
}

function parseGif(view: DataView, bytes: Uint8Array): Raster {
  let width = view.getUint16(6, true)
  let height = view.getUint16(8, true)
  const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableLength(view.getUint8(10))
  const skipBlocks = (from: number) => {
    let place = from
    while ((bytes[place] ?? 0) !== 0) place += 1 + (bytes[place] ?? 0)
    return place + 1
  }
  let frames = 0
  while (at < bytes.length && frames <= MAX_FRAMES) {
    const kind = bytes[at]
    if (kind === 0x21) at = skipBlocks(at + 2)
    else if (kind === 0x2c && at + 10 <= bytes.length) {
      frames += 1
      // A frame beyond the declared screen makes the picture larger.
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
      at = skipBlocks(at + 11 + tableLength(view.getUint8(at + 9)))
    } else break
  }
  return { type: 'image/gif', width, height, frames: Math.max(frames, 1) }
}

function parseWebp(view: DataView, bytes: Uint8Array): Raster | undefined {
  let [width, height, frames] = [0, 0, 0]
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true)
    if (isText(bytes, at, 'VP8X')) {
      width = Math.max(width, 1 + view.getUint16(at + 12, true) + (view.getUint8(at + 14) << 16))
      height = Math.max(height, 1 + view.getUint16(at + 15, true) + (view.getUint8(at + 17) << 16))
    } else if (isText(bytes, at, 'VP8 ')) {
      width = Math.max(width, view.getUint16(at + 14, true) & 0x3fff)
      height = Math.max(height, view.getUint16(at + 16, true) & 0x3fff)
    } else if (isText(bytes, at, 'VP8L')) {
      const packed = view.getUint32(at + 9, true)
      width = Math.max(width, 1 + (packed & 0x3fff))
      height = Math.max(height, 1 + ((packed >>> 14) & 0x3fff))
    } else if (isText(bytes, at, 'ANMF')) frames += 1
    at += 8 + size + (size % 2)
  }
  return width > 0 ? { type: 'image/webp', width, height, frames: Math.max(frames, 1) } : undefined
}

function parseAvif(view: DataView, bytes: Uint8Array): Raster | undefined {
  const brands = new TextDecoder('latin1').decode(bytes.subarray(8, Math.min(view.getUint32(0), 256)))
  if (!/avi[fs]/.test(brands)) return undefined
  const moves = brands.includes('avis')
  let [width, height, frames] = [0, 0, 1]
  // The largest declared size counts, whether of a grid, its tiles or a thumbnail.
  for (let at = 8; at + 16 <= bytes.length; at += 1) {
    if (bytes[at] === 0x69 && isText(bytes, at, 'ispe')) {
      width = Math.max(width, view.getUint32(at + 8))
      height = Math.max(height, view.getUint32(at + 12))
    } else if (moves && bytes[at] === 0x73 && isText(bytes, at, 'stsz')) {
      frames = Math.max(frames, view.getUint32(at + 12))
    }
  }
  return width > 0 ? { type: 'image/avif', width, height, frames } : undefined
}
