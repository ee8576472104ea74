// Turns media URIs from metadata into addresses that the page is allowed to load.
import type { NetworkConfig } from './config.ts'
import { contentPath, encodePath } from './contentPath.ts'
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

/** Pictures are recognized by their bytes, whatever type the address says. */
const DATA_TYPES = /^data:\s*(?:image|audio|video)\/[\w.+-]+\s*[;,]/i
const HTML_DATA = /^data:\s*text\/html\s*[;,]/i

/** What stands before the first element of a document: white space, declarations and comments. */
const PROLOG =
  /^(?:<\?[^>]{0,1000}>\s*|<!--(?:(?!-->)[^]){0,4000}-->\s*|<!DOCTYPE\s+(?:[\w]+:)?svg\b[^[>]{0,1000}(?:\[[^\]]{0,20000}\]\s*)?>\s*){0,20}/i
const SVG_TAG = /^<(?:[a-z_][\w.-]{0,40}:)?svg[\s/>]/i
/** The tags by which browsers recognize a page. Source: WHATWG MIME Sniffing, 7.1 */
const HTML_TAG =
  /^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|canvas)[\s/>]/i

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

/** The gateways of the configuration; the page has none for Arweave if it leaves them out. */
export type Gateways = Pick<NetworkConfig, 'ipfsGateways' | 'arweaveGateways'>

/** The text of a document's media as a URI: what is itself a drawing or a page becomes a `data:` URI. */
export function toMediaUri(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.startsWith('<')) return trimmed
  if (/\p{Surrogate}/u.test(trimmed)) return ''
  const start = trimmed.slice(PROLOG.exec(trimmed)?.[0].length ?? 0).slice(0, 80)
  const type = SVG_TAG.test(start) ? 'image/svg+xml' : HTML_TAG.test(start) ? 'text/html' : undefined
  return type === undefined ? trimmed : `data:${type},${encodeURIComponent(trimmed)}`
}

/** Whether a URI is a page of its own, which only a frame without an origin may show. */
export const isHtmlData = (uri: string): boolean => HTML_DATA.test(uri)

/**
 * The addresses to try for a media URI, in order; empty when none may be loaded.
 *
 * Content on IPFS, in any spelling, and `ar://` become one address for each gateway, `https:` stays, `data:` stays for
 * images, audio and video, and a drawing's own text becomes one; everything else (`javascript:`, `http:`, `data:text/html`, `blob:`) is refused.
 * @param gateways prefixes to which the path of the content is appended, or addresses with `{path}` in its place and
 * optionally `{width}`, when the gateway resizes pictures
 * @param width the largest displayed width of a picture, in device pixels; without it, gateways that resize pictures
 * are left out
 */
export function mediaSources(
  uri: string,
  { ipfsGateways: gateways, arweaveGateways = [] }: Gateways,
  width = '',
): readonly MediaSource[] {
  const trimmed = toMediaUri(uri)
  // A lone surrogate can't be part of a URL, and `encodeURIComponent` throws on one. The index stores none, but may lie.
  if (/\p{Surrogate}/u.test(trimmed)) return []
  if (/^data:/i.test(trimmed)) {
    return DATA_TYPES.test(trimmed) && trimmed.length <= MAX_DATA_URI_CHARACTERS ? [{ source: trimmed }] : []
  }
  const onArweave = arweavePath(trimmed)
  if (onArweave !== undefined) return arweaveGateways.map((gateway) => ({ source: join(gateway, onArweave) }))
  const content = contentPath(trimmed)
  if (content !== undefined) {
    return gateways
      .filter((gateway) => width || !resizesImages(gateway))
      .map((gateway) => {
        const source = join(gateway, content).replace(WIDTH, width)
        return resizesImages(gateway) ? { source } : { source, content }
      })
  }
  if (/^https:\/\//i.test(trimmed) && URL.canParse(trimmed)) {
    return [{ source: trimmed, host: new URL(trimmed).host }]
  }
  return []
}

/** The addresses of an animation, which may also be a page of its own (`isHtmlData`). */
export function animationSources(uri: string, gateways: Gateways): readonly MediaSource[] {
  const source = toMediaUri(uri)
  if (isHtmlData(source)) return source.length <= MAX_DATA_URI_CHARACTERS ? [{ source }] : []
  return mediaSources(source, gateways)
}

/** Appends a path to a gateway's prefix, or puts it where the gateway wants it. */
const join = (gateway: string, path: string): string =>
  (gateway.includes(PATH) ? gateway : gateway.replace(/\/?$/, '/' + PATH)).replace(PATH, () => path)

/**
 * Transaction id and path of content on Arweave, encoded for a URL: an `ar://` address, or the same at arweave.net, the
 * public gateway, whose subdomains serve one transaction each.
 */
function arweavePath(uri: string): string | undefined {
  const match =
    /^ar:\/\/([\w-]{43})(\/[^?#]*)?(?:[?#].*)?$/i.exec(uri) ??
    /^https:\/\/(?:[\w-]+\.)?arweave\.net\/([\w-]{43})(\/[^?#]*)?(?:[?#].*)?$/i.exec(uri)
  const [, id, path = ''] = match ?? []
  return id === undefined ? undefined : encodePath(id + path)
}
