// Reads `data:` addresses without asking the network layer, which a page's policy may not let do so. Source: RFC 2397.

export interface DataUri {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** `undefined` for one that is malformed, or written in letters other than those that every part of it is read in. */
export function decodeDataUri(uri: string): DataUri | undefined {
  const comma = uri.indexOf(',')
  const head = /^data:([^,]{0,300})$/i.exec(uri.slice(0, Math.max(comma, 0)))?.[1]
  if (head === undefined) return undefined
  const [type = '', ...parameters] = head.split(';').map((part) => part.trim().toLowerCase())
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length)
  if (charset !== undefined && !/^"?(utf-?8|us-ascii|iso-8859-1)"?$/.test(charset)) return undefined
  // A `#` ends the data, as in any address, and line breaks are no part of one.
  const [body = ''] = uri
    .slice(comma + 1)
    .replace(/[\t\n\r]/g, '')
    .split('#', 1)
  try {
    const bytes = parameters.includes('base64')
      ? Uint8Array.from(atob(percentDecoded(body).replaceAll(' ', '')), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(textOf(body))
    return { type, bytes }
  } catch {
    return undefined
  }
}

const percentDecoded = (text: string) => (text.includes('%') ? decodeURIComponent(text) : text)

/** Percent signs that begin no pair stand for themselves. */
function textOf(body: string): string {
  try {
    return percentDecoded(body)
  } catch {
    return body.replace(/%([\da-f]{2})/gi, (_whole, pair: string) => String.fromCharCode(parseInt(pair, 16)))
  }
}
