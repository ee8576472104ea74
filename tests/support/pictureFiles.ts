// For tests: picture files built from their parts.

const encode = (text: string) => new TextEncoder().encode(text)
export const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...encode(part)] : part)))
export const zeros = (count: number) => new Array<number>(count).fill(0)
export const chunk = (name: string, body: readonly number[]) => [
  0,
  0,
  0,
  body.length,
  ...encode(name),
  ...body,
  0,
  0,
  0,
  0,
]
export const png = (side: readonly number[], ...more: number[][]) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], chunk('IHDR', [...side, ...side, 8, 6, 0, 0, 0]), more.flat())

export const SMALL = png([0, 0, 0, 9])
