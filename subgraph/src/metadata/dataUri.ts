// Decodes `data:` addresses (RFC 2397): base64 or percent-encoded.
import { Bytes } from '@graphprotocol/graph-ts'
import { hasUnit } from '../text'
import { parseHexDigit } from './contentPath'

/**
 * Returns the bytes after the comma; none when there is no comma. A `#` is part of them, though a URL would end there:
 * contracts write it unescaped. The text is always UTF-8, whatever character set the address names.
 */
export function decodeDataUri(uri: string): Bytes {
  const comma = uri.indexOf(',')
  if (comma < 0) return new Bytes(0)
  return isBase64(uri.slice(0, comma)) ? decodeBase64(uri, comma + 1) : decodePercent(uri, comma + 1)
}

/** Returns the text after the comma as it is; none when decoding it changes nothing. */
export function undecodedData(uri: string): Bytes {
  const comma = uri.indexOf(',')
  if (comma < 0) return new Bytes(0)
  const isPlain = !isBase64(uri.slice(0, comma)) && !hasUnit(uri, 0x25, comma)
  return isPlain ? new Bytes(0) : Bytes.fromUTF8(uri.slice(comma + 1))
}

/** Returns whether one of the parameters, which should be the last, is `base64`. */
function isBase64(head: string): boolean {
  const parts = head.toLowerCase().split(';')
  for (let i = 1; i < parts.length; i++) if (parts[i].trim() == 'base64') return true
  return false
}

/** Values of the base64 and base64url digits below 128; -1 for other characters. */
// prettier-ignore
const DIGITS: StaticArray<i8> = [
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, -1, 62, -1, 63,
  52, 53, 54, 55, 56, 57, 58, 59, 60, 61, -1, -1, -1, -1, -1, -1,
  -1,  0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14,
  15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, -1, -1, -1, -1, 63,
  -1, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
  41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, -1, -1, -1, -1, -1,
]

function decodeDigit(unit: i32): i32 {
  return unit < 128 ? DIGITS[unit] : -1
}

function decodeBase64(text: string, start: i32): Bytes {
  const bytes = new Uint8Array(((text.length - start) * 3) / 4 + 3)
  let length = 0
  let bits = 0
  let bitCount = 0
  for (let i = start; i < text.length; i++) {
    let unit = text.charCodeAt(i)
    if (unit == 0x23) break
    if (unit == 0x25 && i + 2 < text.length) {
      unit = (parseHexDigit(text.charCodeAt(i + 1)) << 4) | parseHexDigit(text.charCodeAt(i + 2))
      if (unit >= 0) i += 2
    }
    // What contracts encode in parts has padding between them.
    if (unit == 0x3d) bitCount = 0
    // Other characters are skipped (RFC 2045, section 6.8).
    const digit = unit < 0 ? -1 : decodeDigit(unit)
    if (digit < 0) continue
    bits = ((bits << 6) | digit) & 0xffffff
    bitCount += 6
    if (bitCount >= 8) {
      bitCount -= 8
      bytes[length++] = (bits >> bitCount) as u8
    }
  }
  return changetype<Bytes>(bytes.slice(0, length))
}

/** A `%` without two hexadecimal digits after it stands for itself, because contracts often leave `100%` unescaped. */
function decodePercent(text: string, start: i32): Bytes {
  if (!hasUnit(text, 0x25, start) && !hasUnit(text, 0, start)) return Bytes.fromUTF8(text.slice(start))
  const encoded = Uint8Array.wrap(String.UTF8.encode(text.slice(start)))
  const bytes = new Uint8Array(encoded.length)
  let length = 0
  for (let i = 0; i < encoded.length; i++) {
    let byte = encoded[i]
    if (byte == 0x25 && i + 2 < encoded.length) {
      const high = parseHexDigit(encoded[i + 1])
      const low = parseHexDigit(encoded[i + 2])
      if (high >= 0 && low >= 0) {
        byte = ((high << 4) | low) as u8
        i += 2
      }
    }
    bytes[length++] = byte
  }
  return changetype<Bytes>(bytes.slice(0, length))
}
