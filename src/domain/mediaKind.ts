// What a piece of media is: told by its media type, or by its name.

/** What kind of element shows a piece of media. */
export type MediaKind = 'image' | 'video' | 'audio' | 'html'

const ENDINGS: Readonly<Record<string, MediaKind>> = {
  ...{ mp4: 'video', webm: 'video', mov: 'video', ogv: 'video', m4v: 'video' },
  ...{ mp3: 'audio', wav: 'audio', ogg: 'audio', flac: 'audio', m4a: 'audio', oga: 'audio' },
  ...{ html: 'html', htm: 'html' },
  ...{ png: 'image', jpg: 'image', jpeg: 'image', gif: 'image', webp: 'image', avif: 'image', svg: 'image' },
}

/** The kind that a media type names; `undefined` for one that is not shown. */
export function mediaKindFromType(mediaType: string): MediaKind | undefined {
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
  const named = mediaKindFromType(mediaType ?? /^data:([^;,]+)/i.exec(uri)?.[1] ?? '')
  if (named !== undefined) return named
  const ending = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(uri)?.[1]?.toLowerCase() ?? ''
  return ENDINGS[ending]
}
