// Derives the kind of a piece of media from its media type or its file name.

/** The kind of element that shows a piece of media. */
export type MediaKind = 'image' | 'video' | 'audio' | 'html'

/** A map, because an object inherits `constructor`. */
const ENDINGS: ReadonlyMap<string, MediaKind> = new Map(
  Object.entries({
    ...{ mp4: 'video', webm: 'video', mov: 'video', ogv: 'video', m4v: 'video' },
    ...{ mp3: 'audio', wav: 'audio', ogg: 'audio', flac: 'audio', m4a: 'audio', oga: 'audio' },
    ...{ html: 'html', htm: 'html' },
    ...{
      png: 'image',
      jpg: 'image',
      jpeg: 'image',
      gif: 'image',
      webp: 'image',
      avif: 'image',
      svg: 'image',
    },
  } as const),
)

/** The kind for a media type; `undefined` for a type that is not shown. */
export function mediaKindFromType(mediaType: string): MediaKind | undefined {
  const [type = ''] = mediaType.toLowerCase().split(';')
  if (type.startsWith('video/')) return 'video'
  if (type.startsWith('audio/')) return 'audio'
  if (type === 'text/html') return 'html'
  return type.startsWith('image/') ? 'image' : undefined
}

/**
 * The kind, from a `data:` URI's media type, else from the file name's extension. It is `undefined` when neither is
 * enough, as with a bare CID, whose kind only the gateway's response reveals.
 */
export function mediaKind(uri: string): MediaKind | undefined {
  const named = mediaKindFromType(/^data:([^;,]+)/i.exec(uri)?.[1] ?? '')
  if (named !== undefined) return named
  const [path = ''] = uri.split(/[?#]/, 1)
  // Some gateways take the file's name as a parameter at the end.
  return ENDINGS.get(parseEnding(path) ?? parseEnding(uri) ?? '')
}

const parseEnding = (path: string) => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase()
