// Decodes `data:` addresses (RFC 2397): base64 or percent-encoded.
import { Bytes } from '@graphprotocol/graph-ts'

/** The bytes after the comma; none when there is no comma or the base64 is broken. */
export function decodeDataUri(uri: string): Bytes {
  const comma = uri.indexOf(',')
  if (comma < 0) return new Bytes(0)
  const isBase64 = uri.slice(0, comma).toLowerCase().endsWith(';base64')
  return isBase64 ? decodeBase64(uri, comma + 1) : decodePercent(uri, comma + 1)
}

/** Value of a base64 or base64url digit, -1 for any other character. */
function digitOf(unit: i32): i32 {
  if (unit >= 0x41 && unit <= 0x5a) return unit - 0x41
  if (unit >= 0x61 && unit <= 0x7a) return unit - 0x61 + 26
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30 + 52
  if (unit == 0x2b || unit == 0x2d) return 62
  if (unit == 0x2f || unit == 0x5f) return 63
  return -1
}

function decodeBase64(text: string, start: i32): Bytes {
  const bytes = new Uint8Array(((text.length - start) * 3) / 4 + 3)
  let length = 0
  let bits = 0
  let bitCount = 0
  for (let i = start; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit == 0x3d) break
    // Line breaks and blanks are let pass, as browsers do.
    if (unit == 0x20 || unit == 0x0a || unit == 0x0d || unit == 0x09) continue
    const digit = digitOf(unit)
    if (digit < 0) return new Bytes(0)
    bits = ((bits << 6) | digit) & 0xffffff
    bitCount += 6
    if (bitCount >= 8) {
      bitCount -= 8
      bytes[length++] = (bits >> bitCount) as u8
    }
  }
  return changetype<Bytes>(bytes.slice(0, length))
}

function hexOf(unit: i32): i32 {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30
  if (unit >= 0x41 && unit <= 0x46) return unit - 0x41 + 10
  if (unit >= 0x61 && unit <= 0x66) return unit - 0x61 + 10
  return -1
}

/** A `%` that two hexadecimal digits do not follow stands for itself: contracts often leave `100%` as it is. */
function decodePercent(text: string, start: i32): Bytes {
  const encoded = Uint8Array.wrap(String.UTF8.encode(text.slice(start)))
  const bytes = new Uint8Array(encoded.length)
  let length = 0
  for (let i = 0; i < encoded.length; i++) {
    let byte = encoded[i]
    if (byte == 0x25 && i + 2 < encoded.length) {
      const high = hexOf(encoded[i + 1])
      const low = hexOf(encoded[i + 2])
      if (high >= 0 && low >= 0) {
        byte = ((high << 4) | low) as u8
        i += 2
      }
    }
    bytes[length++] = byte
  }
  return changetype<Bytes>(bytes.slice(0, length))
}
