// Decodes a text that a contract returned. Contracts are untrusted: the text may be of any length, or none.

/** Number of hexadecimal digits in an ABI word. */
const WORD = 64

/**
 * Decodes an ABI string, or the single word that some older contracts return, up to `maxBytes` of it.
 * @returns undefined for anything else
 */
export function decodeAbiText(result: unknown, maxBytes: number): string | undefined {
  if (typeof result !== 'string' || !result.startsWith('0x')) return undefined
  const digits = result.slice(2, 2 + 2 * WORD + 2 * maxBytes)
  if (digits.length % 2 > 0 || !/^[0-9a-f]*$/i.test(digits)) return undefined
  if (digits.length === WORD) return decodeDigits(digits.replace(/(00)+$/, ''))
  const number = (at: number) => Number(`0x${digits.slice(at, at + WORD)}`)
  if (digits.length < 2 * WORD || number(0) !== WORD / 2) return undefined
  const length = Math.min(number(WORD), maxBytes)
  return decodeDigits(digits.slice(2 * WORD, 2 * WORD + 2 * length))
}

/** The number of bytes that an ABI string says it has; zero for anything else. */
export function abiTextLength(result: unknown): number {
  const digits = typeof result === 'string' ? result.slice(2 + WORD, 2 + 2 * WORD) : ''
  return /^[0-9a-f]{64}$/i.test(digits) ? Number(`0x${digits}`) : 0
}

function decodeDigits(digits: string): string {
  const bytes = new Uint8Array(digits.length / 2)
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16)
  }
  return new TextDecoder().decode(bytes)
}
