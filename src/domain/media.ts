// Turns media URIs from metadata into addresses that the page is allowed to load.

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

/** A metadata document in the index that contains a picture. */
export interface PlaceInIndex {
  /** The subgraph's query endpoint, as an absolute URL. */
  readonly graphqlUrl: string
  /** The document's id. */
  readonly document: string
  /** The block to read as of; undefined for the newest. */
  readonly block?: number | undefined
}

export interface MediaSource {
  /** The address to load. */
  readonly source: string
  /** `CID/path`, when the gateway serves the file unchanged, so that its bytes can be compared to the CID. */
  readonly content?: string
  /** The host, when the metadata itself names one rather than a gateway of the configuration. */
  readonly host?: string
  /** Where the index has the picture, when that is no file of its own; the address then only identifies it. */
  readonly place?: PlaceInIndex
}

/** How lists name a document that contains its picture. Source: Metadata.listImage in schema.graphql. */
const IN_INDEX = /^metadata:(0x(?:[0-9a-f]{2}){1,5000})$/

/** The source of a picture that lists name by its document; undefined for any other image. */
export function indexedSource(image: string, index: Omit<PlaceInIndex, 'document'>): MediaSource | undefined {
  const document = IN_INDEX.exec(image)?.[1]
  if (document === undefined) return undefined
  return { source: `${image}@${index.block ?? ''}`, place: { ...index, document } }
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
  // Half a character can't be part of a URL; the index stores none, but may lie.
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
