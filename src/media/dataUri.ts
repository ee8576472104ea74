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
  try {
    const bytes = parameters.includes('base64')
      ? Uint8Array.from(atob(percentDecoded(body).replaceAll(' ', '')), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(decodeText(body))
    return { type, bytes }
  } catch {
    return undefined
  }
}

/**
 * A `#` ends the data, as in any URL, but not while markup goes on behind it: contracts write colors as `#638596`
 * without escaping them.
 */
function withoutFragment(data: string): string {
  const markupEnd = Math.max(data.lastIndexOf('>'), data.lastIndexOf('%3E'), data.lastIndexOf('%3e'))
  const at = data.indexOf('#', markupEnd + 1)
  return at < 0 ? data : data.slice(0, at)
}

const percentDecoded = (text: string) => (text.includes('%') ? decodeURIComponent(text) : text)

/** Decodes percent escapes and keeps other percent signs. */
function decodeText(body: string): string {
  try {
    return percentDecoded(body)
  } catch {
    return body.replace(/%([\da-f]{2})/gi, (_whole, pair: string) => String.fromCharCode(parseInt(pair, 16)))
  }
}
