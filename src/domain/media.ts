// Where a piece of media may be fetched from: URIs of metadata turned into addresses the page is allowed to load.

/** Longest `data:` URI that is shown, in characters. */
export const MAX_DATA_URI_CHARACTERS = 2_000_000

const DATA_TYPES =
  /^data:(image\/(?:svg\+xml|png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+)[;,]/i

/**
 * The addresses to try for a media URI, in order; empty when nothing of it may be loaded.
 *
 * `ipfs://` becomes one address a gateway, `https:` stays, `data:` stays for images, audio and video;
 * everything else (`javascript:`, `http:`, `data:text/html`, `blob:`) is refused.
 * @param gateways prefixes to which `CID/path` is appended
 */
export function mediaSources(uri: string, gateways: readonly string[]): readonly string[] {
  const trimmed = uri.trim()
  if (/^data:/i.test(trimmed)) {
    return DATA_TYPES.test(trimmed) && trimmed.length <= MAX_DATA_URI_CHARACTERS ? [trimmed] : []
  }
  const content = contentPath(trimmed)
  if (content !== undefined) {
    return gateways.map((gateway) => `${gateway.replace(/\/?$/, '/')}${content}`)
  }
  if (/^https:\/\//i.test(trimmed) && URL.canParse(trimmed)) return [trimmed]
  return []
}

/** `CID/path` of an `ipfs://` URI or of a public gateway's address, encoded for a URL. */
function contentPath(uri: string): string | undefined {
  const match =
    /^ipfs:\/\/(?:ipfs\/)?([a-z0-9]{46,}(?:\/.*)?)$/i.exec(uri) ??
    /^https:\/\/[^/?#]+\/ipfs\/([a-z0-9]{46,}(?:\/[^?#]*)?)$/i.exec(uri)
  if (match?.[1] === undefined) return undefined
  const parts = match[1].split('/').map(safelyDecoded)
  // A dot part would climb out of the gateway's folder, also when it was written as %2e.
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

/** A link from metadata that may be followed: `https:` only. */
export function safeLink(uri: string): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const url = new URL(uri)
  return url.protocol === 'https:' && url.username === '' ? url.href : undefined
}

/** What kind of element shows a piece of media. */
export type MediaKind = 'image' | 'video' | 'audio' | 'html'

const ENDINGS: Readonly<Record<string, MediaKind>> = {
  ...{ mp4: 'video', webm: 'video', mov: 'video', ogv: 'video', m4v: 'video' },
  ...{ mp3: 'audio', wav: 'audio', ogg: 'audio', flac: 'audio', m4a: 'audio', oga: 'audio' },
  ...{ html: 'html', htm: 'html' },
  ...{ png: 'image', jpg: 'image', jpeg: 'image', gif: 'image', webp: 'image', avif: 'image', svg: 'image' },
}

/** The kind that a media type names; `undefined` for one that is not shown. */
export function kindOfType(mediaType: string): MediaKind | undefined {
  const [type = ''] = mediaType.toLowerCase().split(';')
  if (type.startsWith('video/')) return 'video'
  if (type.startsWith('audio/')) return 'audio'
  if (type === 'text/html') return 'html'
  return type.startsWith('image/') ? 'image' : undefined
}

/**
 * The kind, from the media type when it is known, else from the file name's ending; `undefined` when neither tells,
 * as with a bare CID: then only the gateway's answer does.
 */
export function mediaKind(uri: string, mediaType?: string | null): MediaKind | undefined {
  const named = kindOfType(mediaType ?? /^data:([^;,]+)/i.exec(uri)?.[1] ?? '')
  if (named !== undefined) return named
  const ending = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(uri)?.[1]?.toLowerCase() ?? ''
  return ENDINGS[ending]
}
