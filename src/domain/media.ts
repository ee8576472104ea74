// Turns media URIs from metadata into addresses that the page is allowed to load.
import type { IndexedPicture } from './indexedPicture.ts'

/** Longest `data:` URI that is shown, in characters. */
export const MAX_DATA_URI_CHARACTERS = 2_000_000

/** Widths that gateways resize pictures to, in device pixels. */
export const PICTURE_WIDTHS = {
  /** About twice the width on an item's page, up to 896 CSS pixels, for screens with two device pixels per CSS pixel. */
  item: '1800',
  /** About twice the width on a card, up to 363 CSS pixels, for the same screens. */
  card: '740',
} as const

const PATH = '{path}'
const WIDTH = '{width}'

/** Whether a gateway resizes pictures, and so serves only pictures. */
export const resizesImages = (gateway: string): boolean => gateway.includes(WIDTH)

const DATA_TYPES =
  /^data:(image\/(?:svg\+xml|png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+)[;,]/i

export interface MediaSource {
  /** The address to load; for a picture in the index, only what identifies it. */
  readonly source: string
  /** `CID/path`, when the gateway serves the file unchanged, so that its bytes can be compared to the CID. */
  readonly content?: string
  /** The host, when the metadata itself names one rather than a gateway of the configuration. */
  readonly host?: string
  /** The metadata document that contains the picture, if the index has it. */
  readonly indexed?: IndexedPicture
}

/**
 * The addresses to try for a media URI, in order; empty when none may be loaded.
 *
 * `ipfs://` becomes one address for each gateway, `https:` stays, `data:` stays for images, audio and video;
 * everything else (`javascript:`, `http:`, `data:text/html`, `blob:`) is refused.
 * @param gateways prefixes to which `CID/path` is appended, or addresses with `{path}` in its place and optionally
 * `{width}`, when the gateway resizes pictures
 * @param width the largest displayed width of a picture, in device pixels; without it, gateways that resize pictures
 * are left out
 */
export function mediaSources(uri: string, gateways: readonly string[], width = ''): readonly MediaSource[] {
  const trimmed = uri.trim()
  // A lone surrogate can't be part of a URL, and `encodeURIComponent` throws on one. The index stores none, but may lie.
  if (/\p{Surrogate}/u.test(trimmed)) return []
  if (/^data:/i.test(trimmed)) {
    return DATA_TYPES.test(trimmed) && trimmed.length <= MAX_DATA_URI_CHARACTERS ? [{ source: trimmed }] : []
  }
  const content = contentPath(trimmed)
  if (content !== undefined) {
    return gateways
      .filter((gateway) => width || !resizesImages(gateway))
      .map((gateway) => {
        const source = (gateway.includes(PATH) ? gateway : gateway.replace(/\/?$/, '/' + PATH))
          .replace(PATH, content)
          .replace(WIDTH, width)
        return resizesImages(gateway) ? { source } : { source, content }
      })
  }
  if (/^https:\/\//i.test(trimmed) && URL.canParse(trimmed)) {
    return [{ source: trimmed, host: new URL(trimmed).host }]
  }
  return []
}

/** `CID/path` of an `ipfs://` URI or of a public gateway's address, encoded for a URL. */
function contentPath(uri: string): string | undefined {
  const match =
    /^ipfs:\/\/(?:ipfs\/)?([a-z0-9]{46,}(?:\/.*)?)$/i.exec(uri) ??
    /^https:\/\/[^/?#]+\/ipfs\/([a-z0-9]{46,}(?:\/[^?#]*)?)$/i.exec(uri)
  if (match?.[1] === undefined) return undefined
  const parts = match[1].split('/').map(safelyDecoded)
  // A dot part would climb out of the gateway's folder, also when it is written as %2e.
  if (parts.some((part) => part === '..' || part === '.')) return undefined
  return parts.map(encodeURIComponent).join('/')
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
