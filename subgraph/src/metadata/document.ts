// Reads a token's metadata document (ERC-721 metadata, ERC-1155 metadata URI JSON), which may hold anything.
import { Bytes, JSONValue, JSONValueKind, TypedMap, Value, crypto, json } from '@graphprotocol/graph-ts'
import { Metadata } from '../../generated/schema'
import {
  MAX_DECIMALS,
  MAX_DESCRIPTION_LENGTH,
  MAX_DOCUMENT_LENGTH,
  MAX_LIST_IMAGE_LENGTH,
  MAX_MEDIA_LENGTH,
  MAX_NAME_LENGTH,
  MAX_URI_LENGTH,
} from '../constants'
import { cleanTextOrNull, hasControls } from '../text'
import { FileKind, dataKind, fileKind, readAnimation, readImage } from './media'
import { decodeDataUri, undecodedData } from './dataUri'
import { TraitReader } from './traits'
import { valueText } from './value'

/** Reads the document at an address and saves the result. The content may be a picture or an animation instead. */
export function saveDocument(id: Bytes, content: Bytes, address: string): void {
  const isTooLarge = content.length > MAX_DOCUMENT_LENGTH
  if (!isTooLarge && saveParsed(id, content)) return
  if (!saveFile(id, address, fileKind(content))) saveEmpty(id, isTooLarge ? 'OVERSIZED' : 'INVALID')
}

/** Reads the document in a `data:` address and saves the result. The address may be a picture or an animation instead. */
export function saveDataDocument(id: Bytes, uri: string): void {
  if (saveParsed(id, decodeDataUri(uri))) return
  // Documents that aren't encoded, whatever the address says, hold pictures that are: decoding breaks their quotes.
  if (saveParsed(id, undecodedData(uri))) return
  if (!saveFile(id, uri, dataKind(uri))) saveEmpty(id, 'INVALID')
}

/** Saves a JSON object. Returns whether it is one. */
function saveParsed(id: Bytes, content: Bytes): boolean {
  const fields = parse(content)
  if (fields === null) return false
  save(id, 'RESOLVED', fields)
  return true
}

/** Saves an address as the token's only medium. Returns whether it is one. */
function saveFile(id: Bytes, address: string, kind: FileKind): boolean {
  if (kind == FileKind.OTHER || address.length > MAX_MEDIA_LENGTH) return false
  const isImage = kind == FileKind.IMAGE
  saveWithMedia(id, 'RESOLVED', new TypedMap(), isImage ? address : null, isImage ? null : address)
  return true
}

/** Returns the fields of a JSON object; null for anything else. */
function parse(content: Bytes): TypedMap<string, JSONValue> | null {
  const text = withoutMark(content)
  const fields = parseStrictly(text)
  // Contracts write line breaks into texts as they are.
  return fields === null && blankControls(text) ? parseStrictly(text) : fields
}

function parseStrictly(text: Bytes): TypedMap<string, JSONValue> | null {
  const parsed = json.try_fromBytes(text)
  return parsed.isOk && parsed.value.kind == JSONValueKind.OBJECT ? parsed.value.toObject() : null
}

/** Returns the content without a byte-order mark of UTF-8, the only encoding of documents (RFC 8259, section 8.1). */
function withoutMark(content: Bytes): Bytes {
  const hasMark = content.length >= 3 && content[0] == 0xef && content[1] == 0xbb && content[2] == 0xbf
  return hasMark ? changetype<Bytes>(content.slice(3)) : content
}

/**
 * Replaces control characters, which JSON forbids within text, by blanks. Returns whether there were any in what may be
 * an object. Changes the text.
 */
function blankControls(text: Bytes): boolean {
  let start = 0
  while (start < text.length && text[start] <= 0x20) start++
  if (start == text.length || text[start] != 0x7b) return false
  let hasControls = false
  for (let i = start; i < text.length; i++) {
    if (text[i] >= 0x20) continue
    text[i] = 0x20
    hasControls = true
  }
  return hasControls
}

/** Records a document that is too large to be read. */
export function saveOversized(id: Bytes): void {
  saveEmpty(id, 'OVERSIZED')
}

function saveEmpty(id: Bytes, status: string): void {
  save(id, status, new TypedMap<string, JSONValue>())
}

function save(id: Bytes, status: string, fields: TypedMap<string, JSONValue>): void {
  saveWithMedia(id, status, fields, readImage(fields), readAnimation(fields))
}

/** Sets every field, because the node keeps those of a previous document that are not set. */
function saveWithMedia(
  id: Bytes,
  status: string,
  fields: TypedMap<string, JSONValue>,
  image: string | null,
  animation: string | null,
): void {
  const metadata = new Metadata(id)
  metadata.status = status
  metadata.name = readText(fields, 'name', MAX_NAME_LENGTH)
  metadata.description = readText(fields, 'description', MAX_DESCRIPTION_LENGTH)
  metadata.image = image
  metadata.listImage = image === null || fitsIntoLists(image) ? image : reference(id, image)
  metadata.animationUrl = animation
  metadata.externalUrl = readText(fields, 'external_url', MAX_URI_LENGTH)
  const isRead = setDecimals(metadata, fields)
  const traits = new TraitReader(fields, isRead ? [] : ['decimals'])
  metadata.traits = traits.keys
  metadata.unreadTraits = traits.unreadTraits
  metadata.save()
}

function fitsIntoLists(image: string): boolean {
  return image.length <= MAX_LIST_IMAGE_LENGTH && !hasControls(image)
}

/** Changes with the image, so that no page takes the previous one of a document on chain for it. */
function reference(id: Bytes, image: string): string {
  const digest = crypto.keccak256(Bytes.fromUTF8(image)).toHexString()
  return 'metadata:' + id.toHexString() + '#' + digest.slice(2, 10)
}

/**
 * Sets the decimals of ERC-1155's metadata: a whole number as JSON writes it or as text, of which 10 to its power fits in
 * 256 bits. Returns whether the document has no others.
 */
function setDecimals(metadata: Metadata, fields: TypedMap<string, JSONValue>): boolean {
  metadata.unset('decimals')
  const value = fields.get('decimals')
  if (value == null || value.kind == JSONValueKind.NULL) return true
  const text = valueText(value)
  const decimals = text === null ? -1 : parseDecimals(text)
  if (decimals < 0) return false
  // The generated setter takes 0 for null.
  metadata.set('decimals', Value.fromI32(decimals))
  return true
}

/** Returns -1 for anything but one or two digits, of up to 77. */
function parseDecimals(text: string): i32 {
  const digits = text.endsWith('.0') ? text.slice(0, -2) : text
  if (digits.length < 1 || digits.length > 2) return -1
  for (let i = 0; i < digits.length; i++) {
    if (digits.charCodeAt(i) < 0x30 || digits.charCodeAt(i) > 0x39) return -1
  }
  const decimals = i32(parseInt(digits))
  return decimals > MAX_DECIMALS ? -1 : decimals
}

/** Returns a text field. A number or boolean counts as its text. */
function readText(fields: TypedMap<string, JSONValue>, key: string, maxLength: i32): string | null {
  const text = valueText(fields.get(key))
  if (text === null) return null
  return cleanTextOrNull(text, maxLength)
}
