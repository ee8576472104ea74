// Decodes `data:` URIs without a request, which the page's policy may forbid. Source: RFC 2397.

export interface DataUri {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Undefined for a malformed URI or an unsupported encoding. */
export function decodeDataUri(uri: string): DataUri | undefined {
  const comma = uri.indexOf(',')
  const head = /^data:([^,]{0,300})$/i.exec(uri.slice(0, Math.max(comma, 0)))?.[1]
  if (head === undefined) return undefined
  const [type = '', ...parameters] = head.split(';').map((part) => part.trim().toLowerCase())
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length)
  if (charset !== undefined && !/^"?(utf-?8|us-ascii|iso-8859-1)"?$/.test(charset)) return undefined
  const body = withoutFragment(uri.slice(comma + 1).replace(/[\t\n\r]/g, ''))
  const bytes = parameters.includes('base64') ? decodeBase64(body) : percentDecoded(body)
  return bytes === undefined ? undefined : { type, bytes }
}

/**
 * A `#` ends the data, as in any URL, but not while markup or a JSON object goes on behind it: contracts write colors as
 * `#638596` without escaping them.
 */
function withoutFragment(data: string): string {
  const end = Math.max(...['>', '%3E', '%3e', '}', '%7D', '%7d'].map((last) => data.lastIndexOf(last)))
  const at = data.indexOf('#', end + 1)
  return at < 0 ? data : data.slice(0, at)
}

/**
 * Skips characters that aren't digits (RFC 2045, section 6.8). Padding ends a part, since contracts join parts that they
 * encode one by one. Undefined without a digit.
 */
function decodeBase64(body: string): Uint8Array<ArrayBuffer> | undefined {
  const text = new TextDecoder()
    .decode(percentDecoded(body))
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/=]/g, '')
  const letters = text.split('=').map((part) => atob(part.length % 4 === 1 ? part.slice(0, -1) : part))
  const bytes = Uint8Array.from(letters.join(''), (letter) => letter.charCodeAt(0))
  return bytes.length === 0 ? undefined : bytes
}

/** The text in UTF-8, with its percent escapes decoded. Other percent signs stand for themselves. */
function percentDecoded(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text)
  if (!text.includes('%')) return bytes
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const digits = bytes[at] === PERCENT ? String.fromCharCode(...bytes.subarray(at + 1, at + 3)) : ''
    const isEscape = /^[\da-f]{2}$/i.test(digits)
    bytes[length++] = isEscape ? Number.parseInt(digits, 16) : (bytes[at] ?? 0)
    if (isEscape) at += 2
  }
  return bytes.slice(0, length)
}

const PERCENT = 0x25
