// Reads which picture and which animation a metadata document names, and recognizes a file that is itself one of them,
// by the same rules as the index (subgraph/src/metadata/media.ts, docs/metadata.md).
import { type Fields, isObject, own } from './documentFields.ts'
import { cleanText } from './documentText.ts'

/** As in subgraph/src/constants.ts, in UTF-16 units. */
const MAX_MEDIA_LENGTH = 1 << 19

/** Keys of a document, or else of its `properties`; the first with a text counts. */
const IMAGE_KEYS = ['image', 'image_url', 'imageUrl', 'image_data']
const ANIMATION_KEYS = ['animation_url', 'animationUrl', 'animation']
/** Keys of an object in place of such a text: links, and schemas filled in as ERC-721 prints them. */
const ADDRESS_KEYS = ['url', 'uri', 'value', 'description']
/** Types of `properties.files`, as Metaplex documents have them. */
const IMAGE_TYPES = /^image\//i
const ANIMATION_TYPES = /^(?:video\/|audio\/|text\/html)/i
/** Most entries of `properties.files` that are read. */
const MAX_FILES = 64

export interface DocumentMedia {
  readonly image: string | null
  readonly animationUrl: string | null
}

export const parseMedia = (fields: Fields): DocumentMedia => ({
  image: findMedia(fields, IMAGE_KEYS, IMAGE_TYPES),
  animationUrl: findMedia(fields, ANIMATION_KEYS, ANIMATION_TYPES),
})

function findMedia(fields: Fields, keys: readonly string[], types: RegExp): string | null {
  const properties = own(fields, 'properties')
  const inner = isObject(properties) ? properties : {}
  return parseKeys(fields, keys) ?? parseKeys(inner, keys) ?? parseFiles(own(inner, 'files'), types)
}

function parseKeys(fields: Fields, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = own(fields, key)
    const text = isObject(value) ? parseAddress(value) : mediaText(value)
    if (text !== null) return text
  }
  return null
}

function parseAddress(fields: Fields): string | null {
  for (const key of ADDRESS_KEYS) {
    const text = mediaText(own(fields, key))
    // A description may be one in words.
    if (text !== null && (key !== 'description' || !isProse(text))) return text
  }
  return null
}

const isProse = (text: string) => text.includes(' ') && !/^(?:<|data:)/i.test(text)

function parseFiles(files: unknown, types: RegExp): string | null {
  if (!Array.isArray(files)) return null
  for (const file of files.slice(0, MAX_FILES) as unknown[]) {
    if (!isObject(file)) continue
    const type = own(file, 'type')
    const text = typeof type === 'string' && types.test(type) ? parseAddress(file) : null
    if (text !== null) return text
  }
  return null
}

/** Media too long to be kept whole are left out, and so are empty texts. */
function mediaText(value: unknown): string | null {
  const isText = ['string', 'number', 'boolean'].includes(typeof value)
  const text = isText ? String(value) : ''
  return text.length > MAX_MEDIA_LENGTH ? null : cleanText(text, MAX_MEDIA_LENGTH).trim() || null
}

/** The media that an address is itself: by what a `data:` address says, or by the content's first bytes. */
export const fileMedia = (address: string, content: Uint8Array): DocumentMedia | undefined =>
  toMedia(address, /^data:/i.test(address) ? dataKind(address) : fileKind(content))

/** The same by the media type that a host says; a page may be its message about an error. */
export const typeMedia = (address: string, type: string): DocumentMedia | undefined =>
  toMedia(address, /^text\//i.test(type) ? undefined : typeKind(type))

type FileKind = 'image' | 'animation' | undefined

function toMedia(address: string, kind: FileKind): DocumentMedia | undefined {
  switch (kind) {
    case 'image':
      return { image: address, animationUrl: null }
    case 'animation':
      return { image: null, animationUrl: address }
    case undefined:
      return undefined
  }
}

function typeKind(type: string): FileKind {
  if (IMAGE_TYPES.test(type)) return 'image'
  return ANIMATION_TYPES.test(type) ? 'animation' : undefined
}

const dataKind = (address: string) =>
  address.length > MAX_MEDIA_LENGTH ? undefined : typeKind(address.slice('data:'.length, 64).trimStart())

/** Bytes at the beginning of a file among which a drawing's first element is searched. */
const MAX_PROLOG = 4_096

/** Source: WHATWG MIME Sniffing, 6.1 and 6.2. Pages aren't recognized: gateways send errors as such. */
function fileKind(content: Uint8Array): FileKind {
  // One character for each byte.
  const head = String.fromCharCode(...content.subarray(0, 12))
  if (head.length < 12) return undefined
  if (/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(head)) return 'image'
  if (/^(?:.{4}ftyp|RIFF.{4}WAVE|.E\xdf\xa3|OggS|fLaC|ID3)/s.test(head)) return 'animation'
  const text = new TextDecoder().decode(content.subarray(0, MAX_PROLOG * 2)).trimStart()
  const start = text.slice(0, MAX_PROLOG).toLowerCase()
  const isDrawing = start.startsWith('<') && start.includes('<svg') && !/^<(?:!doctype html|html)/.test(start)
  return isDrawing ? 'image' : undefined
}
