// Reads the trait keys of a metadata document from `attributes`, as marketplaces use it, or else from ERC-1155's
// `properties`.
import { JSONValue, JSONValueKind, TypedMap } from '@graphprotocol/graph-ts'
import { MAX_TRAITS, MAX_TRAITS_TEXT, MAX_TRAIT_LENGTH } from '../constants'
import { cleanText, hasUnit } from '../text'
import { valueText } from './value'

/** Returns the trait keys of a document, within the limits of constants.ts. */
export function readTraits(fields: TypedMap<string, JSONValue>): Array<string> {
  return withinLimit(readKeys(fields))
}

/** Returns the first keys, as far as they are within the limit together. */
function withinLimit(keys: Array<string>): Array<string> {
  let text = 0
  for (let i = 0; i < keys.length; i++) {
    text += keys[i].length
    if (text > MAX_TRAITS_TEXT) return keys.slice(0, i)
  }
  return keys
}

function readKeys(fields: TypedMap<string, JSONValue>): Array<string> {
  const attributes = fields.get('attributes')
  if (attributes != null && attributes.kind == JSONValueKind.ARRAY)
    return readAttributes(attributes.toArray())
  const properties = fields.get('properties')
  if (properties != null && properties.kind == JSONValueKind.OBJECT)
    return readProperties(properties.toObject())
  return []
}

/** Reads `[{ "trait_type": "Head", "value": "Hat" }]`; without a type the type is empty. */
function readAttributes(attributes: Array<JSONValue>): Array<string> {
  const keys = new Array<string>()
  for (let i = 0; i < attributes.length && keys.length < MAX_TRAITS; i++) {
    if (attributes[i].kind != JSONValueKind.OBJECT) continue
    const attribute = attributes[i].toObject()
    const type = valueText(attribute.get('trait_type'))
    addKey(keys, type === null ? '' : type, valueText(attribute.get('value')))
  }
  return keys
}

/** Reads `{ "color": "red" }` or `{ "color": { "name": "Color", "value": "red" } }`. */
function readProperties(properties: TypedMap<string, JSONValue>): Array<string> {
  const keys = new Array<string>()
  for (let i = 0; i < properties.entries.length && keys.length < MAX_TRAITS; i++) {
    const entry = properties.entries[i]
    if (entry.value.kind == JSONValueKind.OBJECT) {
      const rich = entry.value.toObject()
      const name = valueText(rich.get('name'))
      addKey(keys, name === null ? entry.key : name, valueText(rich.get('value')))
    } else {
      addKey(keys, entry.key, valueText(entry.value))
    }
  }
  return keys
}

function addKey(keys: Array<string>, type: string, value: string | null): void {
  if (value === null) return
  const key = traitKey(cleanText(type, MAX_TRAIT_LENGTH), cleanText(value, MAX_TRAIT_LENGTH))
  if (!keys.includes(key)) keys.push(key)
}

/** Returns `type=value`, with `%` and `=` in the type percent-encoded, so that the first `=` divides. */
function traitKey(type: string, value: string): string {
  const isPlain = !hasUnit(type, 0x25, 0) && !hasUnit(type, 0x3d, 0)
  const encoded = isPlain ? type : type.split('%').join('%25').split('=').join('%3D')
  return encoded + '=' + value
}
