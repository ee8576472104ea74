// Reads a token's metadata document (ERC-721 metadata, ERC-1155 metadata URI JSON), which may hold anything.
import { Bytes, JSONValue, JSONValueKind, TypedMap, crypto, json } from '@graphprotocol/graph-ts'
import { Metadata } from '../../generated/schema'
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_DOCUMENT_LENGTH,
  MAX_LIST_IMAGE_LENGTH,
  MAX_MEDIA_LENGTH,
  MAX_NAME_LENGTH,
  MAX_URI_LENGTH,
} from '../constants'
import { cleanTextOrNull, hasControls } from '../text'
import { TraitReader } from './traits'
import { valueText } from './value'

/** Reads the document and saves the result. */
export function saveDocument(id: Bytes, content: Bytes): void {
  if (content.length > MAX_DOCUMENT_LENGTH) {
    saveOversized(id)
    return
  }
  const parsed = json.try_fromBytes(content)
  if (parsed.isOk && parsed.value.kind == JSONValueKind.OBJECT) {
    save(id, 'RESOLVED', parsed.value.toObject())
  } else {
    saveEmpty(id, 'INVALID')
  }
}

/** Records a document that is too large to be read. */
export function saveOversized(id: Bytes): void {
  saveEmpty(id, 'OVERSIZED')
}

function saveEmpty(id: Bytes, status: string): void {
  save(id, status, new TypedMap<string, JSONValue>())
}

/** Sets every field, because the node keeps those of a previous document that are not set. */
function save(id: Bytes, status: string, fields: TypedMap<string, JSONValue>): void {
  const metadata = new Metadata(id)
  metadata.status = status
  metadata.name = readText(fields, 'name', MAX_NAME_LENGTH)
  metadata.description = readText(fields, 'description', MAX_DESCRIPTION_LENGTH)
  let image = readText(fields, 'image', MAX_MEDIA_LENGTH)
  if (image === null) image = readText(fields, 'image_url', MAX_MEDIA_LENGTH)
  metadata.image = image
  metadata.listImage = image === null || fitsIntoLists(image) ? image : reference(id, image)
  metadata.animationUrl = readText(fields, 'animation_url', MAX_MEDIA_LENGTH)
  metadata.externalUrl = readText(fields, 'external_url', MAX_URI_LENGTH)
  const traits = new TraitReader(fields)
  metadata.traits = traits.keys
  metadata.unreadTraits = traits.unread
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

/** Returns a text field. A number or boolean counts as its text. Media too long to be kept whole are left out. */
function readText(fields: TypedMap<string, JSONValue>, key: string, maxLength: i32): string | null {
  const text = valueText(fields.get(key))
  if (text === null) return null
  if (maxLength == MAX_MEDIA_LENGTH && text.length > maxLength) return null
  return cleanTextOrNull(text, maxLength)
}
