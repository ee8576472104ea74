// Encodes indexed PNG images without compression, so that no library version can change their bytes.

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MAX_STORED_BLOCK = 65_535

export interface IndexedImage {
  readonly width: number
  readonly height: number
  /** Six hex digits each; four at most. */
  readonly palette: readonly string[]
  /** Palette index of each pixel, row by row. */
  readonly pixels: Uint8Array
}

/** A PNG of two bits a pixel (W3C PNG, color type 3). */
export function encodePng({ width, height, palette, pixels }: IndexedImage): Uint8Array {
  if (palette.length > 4 || width % 4 !== 0) throw new RangeError('two bits a pixel, four pixels a byte')
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([2, 3, 0, 0, 0], 8)
  const rowBytes = width / 4
  const rows = Buffer.alloc((rowBytes + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (rowBytes + 1) + 1 + (x >> 2)
      rows[at] = (rows[at] ?? 0) | ((pixels[y * width + x] ?? 0) << (6 - 2 * (x & 3)))
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.join(''), 'hex')),
    chunk('IDAT', stored(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A zlib stream of stored blocks (RFC 1950, RFC 1951 section 3.2.4). */
function stored(data: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from([0x78, 0x01])]
  for (let start = 0; start < data.length; start += MAX_STORED_BLOCK) {
    const block = data.subarray(start, start + MAX_STORED_BLOCK)
    const head = Buffer.alloc(5)
    head.writeUInt8(start + MAX_STORED_BLOCK >= data.length ? 1 : 0, 0)
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(~block.length & 0xffff, 3)
    parts.push(head, block)
  }
  const check = Buffer.alloc(4)
  check.writeUInt32BE(adler32(data))
  return Buffer.concat([...parts, check])
}

function adler32(data: Buffer): number {
  let low = 1
  let high = 0
  for (const byte of data) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return ((high << 16) | low) >>> 0
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
