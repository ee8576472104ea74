// Writes looping GIF animations of up to four colors (GIF89a, with its own LZW).

const MIN_CODE_BITS = 2
const CLEAR = 1 << MIN_CODE_BITS
const END = CLEAR + 1
const MAX_CODE = 4095

export interface Animation {
  readonly width: number
  readonly height: number
  /** Four colors of six hex digits. */
  readonly palette: readonly [string, string, string, string]
  /** Palette indexes, row by row, one array a frame. */
  readonly frames: readonly Uint8Array[]
  /** Hundredths of a second that each frame is shown. */
  readonly delay: number
}

export function encodeGif({ width, height, palette, frames, delay }: Animation): Uint8Array {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  screen[4] = 0x91 // A global table of four colors.
  const loop = Buffer.concat([
    Buffer.from([0x21, 0xff, 0x0b]),
    Buffer.from('NETSCAPE2.0', 'latin1'),
    Buffer.from([3, 1, 0, 0, 0]),
  ])
  const parts: Buffer[] = [
    Buffer.from('GIF89a', 'latin1'),
    screen,
    Buffer.from(palette.join(''), 'hex'),
    loop,
  ]
  for (const frame of frames) {
    const control = Buffer.from([0x21, 0xf9, 4, 0x04, delay & 0xff, delay >> 8, 0, 0])
    const image = Buffer.alloc(10)
    image[0] = 0x2c
    image.writeUInt16LE(width, 5)
    image.writeUInt16LE(height, 7)
    parts.push(control, image, Buffer.from([MIN_CODE_BITS]), subBlocks(compress(frame)))
  }
  return Buffer.concat([...parts, Buffer.from([0x3b])])
}

/** Compresses with LZW, with codes that grow from three bits to twelve. */
function compress(pixels: Uint8Array): Buffer {
  const bytes: number[] = []
  let pending = 0
  let pendingBits = 0
  let codeBits = MIN_CODE_BITS + 1
  let next = END + 1
  let table = new Map<number, number>()
  const write = (code: number) => {
    pending |= code << pendingBits
    pendingBits += codeBits
    for (; pendingBits >= 8; pendingBits -= 8, pending >>>= 8) bytes.push(pending & 0xff)
  }
  write(CLEAR)
  let prefix = pixels[0] ?? 0
  for (const pixel of pixels.subarray(1)) {
    const key = (prefix << 8) | pixel
    const existing = table.get(key)
    if (existing !== undefined) {
      prefix = existing
      continue
    }
    write(prefix)
    if (next > MAX_CODE) {
      write(CLEAR)
      table = new Map()
      next = END + 1
      codeBits = MIN_CODE_BITS + 1
    } else {
      if (next === 1 << codeBits) codeBits++
      table.set(key, next++)
    }
    prefix = pixel
  }
  write(prefix)
  write(END)
  if (pendingBits > 0) bytes.push(pending & 0xff)
  return Buffer.from(bytes)
}

function subBlocks(data: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let start = 0; start < data.length; start += 255) {
    const block = data.subarray(start, start + 255)
    parts.push(Buffer.from([block.length]), block)
  }
  return Buffer.concat([...parts, Buffer.from([0])])
}
