// Recognizes content on IPFS by its address, in every spelling that docs/metadata.md lists. The page follows the same
// rules (src/domain/contentPath.ts), and tests/support/metadataCases.ts holds the two together.
import { MAX_URI_LENGTH } from '../constants'

const SLASH = 0x2f
const NUMBER_SIGN = 0x23
const PERCENT = 0x25
const FOLDER = 'ipfs/'
/** A gateway may be given an address that has the folder already. */
const MAX_FOLDERS = 2
const SUBDOMAIN = '.ipfs.'
/** `https` is the longest scheme that counts. */
const MAX_SCHEME_LENGTH = 5
/** Longest ending of a file's name. */
const MAX_ENDING_LENGTH = 5

/**
 * Returns CID and path of content on IPFS, encoded for a URL: the same for every spelling of the address, and as
 * graph-node spells it for the handler of the file. Returns null for any other address, for one that climbs out of its
 * folder, and for a path longer than an address that is kept.
 *
 * @param address without white space around it
 */
export function contentPath(address: string): string | null {
  if (address.length > MAX_URI_LENGTH) return null
  const named = namedContent(address)
  if (named === null) return null
  // A gateway's query says how to serve the content, not which.
  const query = named.indexOf('?')
  const parts = withoutFragment(query < 0 ? named : named.slice(0, query)).split('/')
  const cid = canonicalCid(parts[0])
  if (cid === null) return null
  const kept: string[] = [cid]
  for (let i = 1; i < parts.length; i++) {
    if (parts[i].length == 0) continue
    const part = encodePart(parts[i])
    // Gateways and graph-node resolve addresses as browsers do, where these climb.
    if (part === null || part == '.' || part == '..') return null
    kept.push(part)
  }
  const content = kept.join('/')
  return content.length > MAX_URI_LENGTH ? null : content
}

/** Returns what would be CID and path, with any query; null when the address can't be one of content. */
function namedContent(address: string): string | null {
  const colon = address.indexOf(':')
  const scheme = colon < 0 || colon > MAX_SCHEME_LENGTH ? '' : address.slice(0, colon).toLowerCase()
  if (scheme == 'https' || scheme == 'http') return atGateway(address, colon + 1)
  return skipFolders(address, scheme == 'ipfs' || scheme == 'dweb' ? colon + 1 : 0, 0)
}

/**
 * A subdomain gateway has at least one label after `ipfs`, a path gateway serves at its root. Source:
 * specs.ipfs.tech/http-gateways
 */
function atGateway(address: string, start: i32): string | null {
  const hostStart = start + 2
  if (address.slice(start, hostStart) != '//') return null
  let hostEnd = hostStart
  while (hostEnd < address.length && !endsHost(address.charCodeAt(hostEnd))) hostEnd++
  const host = address.slice(hostStart, hostEnd)
  const dot = host.toLowerCase().indexOf(SUBDOMAIN)
  if (dot > 0 && dot + SUBDOMAIN.length < host.length) {
    const label = host.slice(host.lastIndexOf('@') + 1, dot)
    if (canonicalCid(label) !== null) return label + address.slice(hostEnd)
  }
  return hostEnd == hostStart ? null : skipFolders(address, hostEnd, 1)
}

function endsHost(unit: i32): boolean {
  return unit == SLASH || unit == 0x3f || unit == NUMBER_SIGN
}

/** Skips slashes and the folder that path gateways serve; returns null where it should be but isn't. */
function skipFolders(address: string, start: i32, least: i32): string | null {
  let at = skipSlashes(address, start)
  let count = 0
  while (count < MAX_FOLDERS && address.slice(at, at + FOLDER.length).toLowerCase() == FOLDER) {
    at = skipSlashes(address, at + FOLDER.length)
    count++
  }
  return count < least ? null : address.slice(at)
}

function skipSlashes(text: string, start: i32): i32 {
  let at = start
  while (at < text.length && text.charCodeAt(at) == SLASH) at++
  return at
}

/** A `#` starts a fragment only after a CID, a folder or a file's ending: files have names such as `Ape #12.png`. */
function withoutFragment(named: string): string {
  const firstSlash = named.indexOf('/')
  let at = named.indexOf('#')
  while (at > 0) {
    if (firstSlash < 0 || at < firstSlash || named.charCodeAt(at - 1) == SLASH || endsFile(named, at)) {
      return named.slice(0, at)
    }
    at = named.indexOf('#', at + 1)
  }
  return named
}

/** Returns whether the text before the place ends like a file's name: in a dot and up to five letters or digits. */
function endsFile(text: string, end: i32): boolean {
  let at = end - 1
  while (at >= 0 && end - at <= MAX_ENDING_LENGTH && isAlphanumeric(text.charCodeAt(at))) at--
  return at >= 0 && at < end - 1 && text.charCodeAt(at) == 0x2e
}

function isDigit(unit: i32): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function isAlphanumeric(unit: i32): boolean {
  const lower = unit | 0x20
  return isDigit(unit) || (lower >= 0x61 && lower <= 0x7a)
}

/** Returns whether the character stands for itself in every part of a URL, as `encodeURIComponent` has it. */
function isUnreserved(unit: i32): boolean {
  if (isAlphanumeric(unit) || unit == 0x2d || unit == 0x2e || unit == 0x5f || unit == 0x7e) return true
  return unit == 0x21 || (unit >= 0x27 && unit <= 0x2a)
}

/**
 * Encodes one part of a path. What is encoded already stays so, except characters that need none (RFC 3986, 6.2.2).
 * Returns null for control characters.
 */
function encodePart(part: string): string | null {
  let isPlain = true
  for (let i = 0; i < part.length; i++) {
    const unit = part.charCodeAt(i)
    if (unit < 0x20 || (unit >= 0x7f && unit <= 0x9f)) return null
    if (!isUnreserved(unit)) isPlain = false
  }
  if (isPlain) return part
  const bytes = Uint8Array.wrap(String.UTF8.encode(part))
  // One text, because a mapping never frees any: a text for each byte would use up its memory.
  const encoded = new Uint8Array(bytes.length * 3)
  let length = 0
  for (let i = 0; i < bytes.length; i++) {
    let byte: i32 = bytes[i]
    if (byte == PERCENT && i + 2 < bytes.length) {
      const high = parseHexDigit(bytes[i + 1])
      const low = parseHexDigit(bytes[i + 2])
      if (high >= 0 && low >= 0) {
        byte = (high << 4) | low
        i += 2
      }
    }
    if (isUnreserved(byte)) {
      encoded[length++] = byte as u8
    } else {
      encoded[length++] = PERCENT as u8
      encoded[length++] = toHexDigit(byte >> 4)
      encoded[length++] = toHexDigit(byte & 15)
    }
  }
  return String.UTF8.decode(encoded.slice(0, length).buffer)
}

/** Returns -1 for other characters. */
export function parseHexDigit(unit: i32): i32 {
  if (isDigit(unit)) return unit - 0x30
  const lower = unit | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : -1
}

function toHexDigit(value: i32): u8 {
  return (value < 10 ? 0x30 + value : 0x41 + value - 10) as u8
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz'
const BASE16 = '0123456789abcdef'
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Length of a CID of version 0, and the least and most of version 1 in base32 that count. */
const VERSION_0_LENGTH = 46
const MIN_BASE32_LENGTH = 59
const MAX_BASE32_LENGTH = 128
/** The same in other bases. */
const MIN_LENGTH = 48
const MAX_LENGTH = 160
/** The least bytes of a CID of version 1: version, codec, and the code and length of a digest of 20 bytes. */
const MIN_BYTES = 24
const MAX_BYTES = 120
/** A name of IPNS looks like a CID with this codec, but names no content. */
const LIBP2P_KEY = 0x72

/**
 * Returns the CID as graph-node and gateways write it: version 0 as it is, version 1 in base32; null for other text.
 * Sources: multiformats' CID and multibase specifications.
 */
function canonicalCid(text: string): string | null {
  if (text.length < VERSION_0_LENGTH || text.length > MAX_LENGTH) return null
  if (text.startsWith('Qm')) return text.length == VERSION_0_LENGTH && isBase58(text) ? text : null
  const base = text.charCodeAt(0) | 0x20
  if (base == 0x62) return toLowerBase32(text)
  if (text.length < MIN_LENGTH) return null
  if (text.charCodeAt(0) == 0x7a) return toBase32(text.slice(1), BASE58)
  if (base == 0x6b) return toBase32(text.slice(1).toLowerCase(), BASE36)
  return base == 0x66 ? toBase32(text.slice(1).toLowerCase(), BASE16) : null
}

function isBase58(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // Without 0, I, O and l, which look alike.
    if (!isAlphanumeric(unit) || unit == 0x30 || unit == 0x49 || unit == 0x4f || unit == 0x6c) return false
  }
  return true
}

/** Version 1 begins with `a` and a digit from `e` to `h`; the codec of a key would make them `afz`. */
function toLowerBase32(text: string): string | null {
  if (text.length < MIN_BASE32_LENGTH || text.length > MAX_BASE32_LENGTH) return null
  const lower = text.toLowerCase()
  const second = lower.charCodeAt(2)
  if (lower.charCodeAt(1) != 0x61 || second < 0x65 || second > 0x68 || lower.startsWith('bafz')) return null
  for (let i = 1; i < lower.length; i++) {
    const unit = lower.charCodeAt(i)
    if ((unit < 0x61 || unit > 0x7a) && (unit < 0x32 || unit > 0x37)) return null
  }
  return lower
}

/** Returns a CID of version 1 in base32, from its digits in a base that divides into no whole bits. */
function toBase32(digits: string, alphabet: string): string | null {
  // Little-endian, so that it grows at its end.
  const bytes = new Uint8Array(MAX_BYTES)
  let length = 0
  for (let i = 0; i < digits.length; i++) {
    let carry = alphabet.indexOf(digits.charAt(i))
    if (carry < 0) return null
    for (let j = 0; j < length; j++) {
      carry += <i32>bytes[j] * alphabet.length
      bytes[j] = carry as u8
      carry >>= 8
    }
    if (carry == 0) continue
    if (length == MAX_BYTES) return null
    bytes[length++] = carry as u8
  }
  if (length < MIN_BYTES || bytes[length - 1] != 1 || bytes[length - 2] == LIBP2P_KEY) return null
  let text = 'b'
  let bits = 0
  let bitCount = 0
  for (let i = length - 1; i >= 0; i--) {
    bits = ((bits << 8) | (bytes[i] as i32)) & 0xfff
    bitCount += 8
    while (bitCount >= 5) {
      bitCount -= 5
      text += BASE32.charAt((bits >> bitCount) & 31)
    }
  }
  return bitCount == 0 ? text : text + BASE32.charAt((bits << (5 - bitCount)) & 31)
}
