// Reads which picture and which animation a metadata document names, and recognizes a file that is itself one of them.
// The order of the keys is in docs/metadata.md; src/media/documentMedia.ts has the same rules.
import { Bytes, JSONValue, JSONValueKind, TypedMap } from '@graphprotocol/graph-ts'
import { MAX_MEDIA_LENGTH } from '../constants'
import { cleanText } from '../text'
import { valueText } from './value'

/** Keys of a document, or else of its `properties`; the first with a text counts. */
const IMAGE_KEYS = ['image', 'image_url', 'imageUrl', 'image_data']
const ANIMATION_KEYS = ['animation_url', 'animationUrl', 'animation']
/** Keys of an object in place of such a text: links, and schemas filled in as ERC-721 prints them. */
const ADDRESS_KEYS = ['url', 'uri', 'value', 'description']
/** Types of `properties.files`, as Metaplex documents have them. */
const IMAGE_TYPES = ['image/']
const ANIMATION_TYPES = ['video/', 'audio/', 'text/html']
/** Most entries of `properties.files` that are read. */
const MAX_FILES = 64

export function readImage(fields: TypedMap<string, JSONValue>): string | null {
  return readMedia(fields, IMAGE_KEYS, IMAGE_TYPES)
}

export function readAnimation(fields: TypedMap<string, JSONValue>): string | null {
  return readMedia(fields, ANIMATION_KEYS, ANIMATION_TYPES)
}

function readMedia(
  fields: TypedMap<string, JSONValue>,
  keys: Array<string>,
  types: Array<string>,
): string | null {
  const own = readKeys(fields, keys)
  if (own !== null) return own
  const properties = fields.get('properties')
  if (properties == null || properties.kind != JSONValueKind.OBJECT) return null
  const inner = properties.toObject()
  const nested = readKeys(inner, keys)
  return nested !== null ? nested : readFiles(inner.get('files'), types)
}

function readKeys(fields: TypedMap<string, JSONValue>, keys: Array<string>): string | null {
  for (let i = 0; i < keys.length; i++) {
    const value = fields.get(keys[i])
    if (value == null) continue
    const text =
      value.kind == JSONValueKind.OBJECT ? readAddress(value.toObject()) : mediaText(valueText(value))
    if (text !== null) return text
  }
  return null
}

function readAddress(fields: TypedMap<string, JSONValue>): string | null {
  for (let i = 0; i < ADDRESS_KEYS.length; i++) {
    const text = mediaText(valueText(fields.get(ADDRESS_KEYS[i])))
    // A description may be one in words.
    if (text !== null && (ADDRESS_KEYS[i] != 'description' || !isProse(text))) return text
  }
  return null
}

function isProse(text: string): boolean {
  return text.includes(' ') && !text.startsWith('<') && !text.slice(0, 5).toLowerCase().startsWith('data:')
}

function readFiles(files: JSONValue | null, types: Array<string>): string | null {
  if (files == null || files.kind != JSONValueKind.ARRAY) return null
  const list = files.toArray()
  for (let i = 0; i < list.length && i < MAX_FILES; i++) {
    if (list[i].kind != JSONValueKind.OBJECT) continue
    const file = list[i].toObject()
    const type = valueText(file.get('type'))
    if (type === null || !startsWithAny(type.toLowerCase(), types)) continue
    const text = readAddress(file)
    if (text !== null) return text
  }
  return null
}

function startsWithAny(text: string, beginnings: Array<string>): boolean {
  for (let i = 0; i < beginnings.length; i++) if (text.startsWith(beginnings[i])) return true
  return false
}

/** Media too long to be kept whole are left out, and so are empty texts. */
function mediaText(text: string | null): string | null {
  if (text === null || text.length > MAX_MEDIA_LENGTH) return null
  const clean = cleanText(text, MAX_MEDIA_LENGTH).trim()
  return clean.length == 0 ? null : clean
}

/** What a file or a `data:` address is, when it is no document. */
export enum FileKind {
  OTHER,
  IMAGE,
  ANIMATION,
}

/** Returns the kind that a `data:` address says. */
export function dataKind(uri: string): FileKind {
  const type = uri.slice('data:'.length, 64).trimStart().toLowerCase()
  if (startsWithAny(type, IMAGE_TYPES)) return FileKind.IMAGE
  return startsWithAny(type, ANIMATION_TYPES) ? FileKind.ANIMATION : FileKind.OTHER
}

/** Bytes at the beginning of a file among which a drawing's first element is searched. */
const MAX_PROLOG = 4096

/**
 * Returns the kind by the file's first bytes (WHATWG MIME Sniffing, 6.1 and 6.2). Pages are OTHER: gateways send errors
 * as such.
 */
export function fileKind(content: Bytes): FileKind {
  if (content.length < 12) return FileKind.OTHER
  const start = load<u32>(content.dataStart)
  const second = load<u32>(content.dataStart + 4)
  const third = load<u32>(content.dataStart + 8)
  if (start == 0x474e5089 || (start & 0xffffff) == 0xffd8ff || start == 0x38464947) return FileKind.IMAGE // PNG, JPEG, GIF
  if (start == 0x46464952) {
    if (third == 0x50424557) return FileKind.IMAGE // WebP
    return third == 0x45564157 ? FileKind.ANIMATION : FileKind.OTHER // WAVE
  }
  if (second == 0x70797466) {
    return third == 0x66697661 || third == 0x73697661 ? FileKind.IMAGE : FileKind.ANIMATION // AVIF, or MP4
  }
  if (start == 0xa3df451a || start == 0x5367674f || start == 0x43614c66 || (start & 0xffffff) == 0x334449) {
    return FileKind.ANIMATION // WebM, Ogg, FLAC, MP3
  }
  return isDrawing(content) ? FileKind.IMAGE : FileKind.OTHER
}

function isDrawing(content: Bytes): boolean {
  let at = content[0] == 0xef && content[1] == 0xbb && content[2] == 0xbf ? 3 : 0
  while (at < content.length && content[at] <= 0x20) at++
  if (at == content.length || content[at] != 0x3c) return false
  const text = String.UTF8.decode(content.slice(at, at + MAX_PROLOG).buffer).toLowerCase()
  return text.includes('<svg') && !text.startsWith('<!doctype html') && !text.startsWith('<html')
}
