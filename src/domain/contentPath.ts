// Recognizes content on IPFS by its address, in every spelling that docs/metadata.md lists. The index follows the same
// rules (subgraph/src/metadata/contentPath.ts), and tests/support/metadataCases.ts holds the two together.

const MAX_URI_LENGTH = 2_048

/** `ipfs:` and its old form `dweb:`, the path of a gateway without its host, or a CID alone. */
const NATIVE = /^(?:(?:ipfs|dweb):)?\/*(?:ipfs\/+){0,2}([^]*)$/i
/** A path gateway serves at its root. Source: specs.ipfs.tech/http-gateways/path-gateway */
const PATH_GATEWAY = /^https?:\/\/[^/?#]+\/+(?:ipfs\/+){1,2}([^]*)$/i
/** A subdomain gateway has at least one label after `ipfs`. Source: specs.ipfs.tech/http-gateways/subdomain-gateway */
const SUBDOMAIN_GATEWAY = /^https?:\/\/(?:[^/?#]*@)?(\w+)\.ipfs\.[^/?#]+([^]*)$/i

/** A `#` starts a fragment only after a CID, a folder or a file's ending: files have names such as `Ape #12.png`. */
const FRAGMENT = /(^[^/#]+|\/|\.[a-z0-9]{1,5})#[^]*$/i

/**
 * `CID/path` of content on IPFS, encoded for a URL, the same for every spelling of the address; undefined for any other
 * address, for one that climbs out of its folder, and for a path of more than 2,048 characters.
 */
export function contentPath(address: string): string | undefined {
  const trimmed = address.trim()
  if (trimmed.length > MAX_URI_LENGTH) return undefined
  const [, label = '', rest = ''] = SUBDOMAIN_GATEWAY.exec(trimmed) ?? []
  const named =
    toCanonicalCid(label) === undefined
      ? (PATH_GATEWAY.exec(trimmed) ?? NATIVE.exec(trimmed))?.[1]
      : label + rest
  // A gateway's query says how to serve the content, not which.
  const [root = '', ...parts] = (named ?? '')
    .replace(/\?[^]*$/, '')
    .replace(FRAGMENT, '$1')
    .split('/')
  const cid = toCanonicalCid(root)
  const path = encodePath(parts.filter((part) => part !== '').join('/'))
  if (cid === undefined || path === undefined) return undefined
  const content = path === '' ? cid : `${cid}/${path}`
  return content.length > MAX_URI_LENGTH ? undefined : content
}

/** Encodes each part of a path; undefined for one that could leave its folder, or that can't be part of a URL. */
export function encodePath(path: string): string | undefined {
  if (/[\p{Cc}\p{Surrogate}]/u.test(path)) return undefined
  const parts = path.split('/').map(encodePart)
  // A dot part would climb out of the gateway's folder, also when it is written as %2e.
  return parts.some((part) => part === '.' || part === '..') ? undefined : parts.join('/')
}

/** Encodes one part of a path. What is encoded already stays so, except characters that need none (RFC 3986, 6.2.2). */
const encodePart = (part: string): string =>
  encodeURIComponent(part).replace(/%25([\da-f]{2})/gi, (_, digits: string) => {
    const letter = String.fromCharCode(Number.parseInt(digits, 16))
    return /[\w.!~*'()-]/.test(letter) ? letter : `%${digits.toUpperCase()}`
  })

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz'
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** The least bytes of a CID of version 1: version, codec, and the code and length of a digest of 20 bytes. */
const MIN_BYTES = 24
/** A name of IPNS looks like a CID with this codec, but names no content. */
const LIBP2P_KEY = 0x72

/**
 * The CID as graph-node and gateways write it: version 0 as it is, version 1 in base32; undefined for other text.
 * Sources: multiformats' CID and multibase specifications.
 */
function toCanonicalCid(text: string): string | undefined {
  if (/^Qm[1-9A-HJ-NP-Za-km-z]{44}$/.test(text)) return text
  // Version 1 is `a` and the start of the next digit; a key's codec would make them `afz`.
  if (/^b(?=a[e-h])(?!afz)[a-z2-7]{58,127}$/i.test(text)) return text.toLowerCase()
  if (text.length < 48 || text.length > 160) return undefined
  const [base, digits] = [text.charAt(0), text.slice(1)]
  if (base === 'z') return toBase32(digits, BASE58)
  if (/k/i.test(base)) return toBase32(digits.toLowerCase(), BASE36)
  return /f/i.test(base) ? toBase32(digits.toLowerCase(), BASE36.slice(0, 16)) : undefined
}

/** A CID of version 1 in base32, from its digits in a base that divides into no whole bits. */
function toBase32(digits: string, alphabet: string): string | undefined {
  let number = 0n
  for (const digit of digits) {
    const value = alphabet.indexOf(digit)
    if (value < 0) return undefined
    number = number * BigInt(alphabet.length) + BigInt(value)
  }
  // The first byte is the version, 1, whose leading zero isn't written.
  const hex = number.toString(16)
  const byteCount = (hex.length + 1) / 2
  const isVersion1 = hex.startsWith('1') && Number.isInteger(byteCount) && byteCount >= MIN_BYTES
  if (!isVersion1 || Number.parseInt(hex.slice(1, 3), 16) === LIBP2P_KEY) return undefined
  const count = Math.ceil((byteCount * 8) / 5)
  const padded = number << BigInt(count * 5 - byteCount * 8)
  const written = padded
    .toString(32)
    .padStart(count, '0')
    .replace(/./g, (digit) => BASE32.charAt(Number.parseInt(digit, 32)))
  return `b${written}`
}
