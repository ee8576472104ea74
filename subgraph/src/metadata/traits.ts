// Reads the traits of a metadata document, in the forms that collections write them; docs/metadata.md has the rules. The
// page reads documents of hosts by the same ones (src/media/documentTraits.ts).
import { JSONValue, JSONValueKind, TypedMap, json } from '@graphprotocol/graph-ts'
import {
  MAX_TRAITS,
  MAX_TRAITS_TEXT,
  MAX_TRAIT_DEPTH,
  MAX_TRAIT_LENGTH,
  MAX_TRAIT_VALUES,
  MAX_UNREAD_LENGTH,
  MAX_UNREAD_TRAITS,
} from '../constants'
import { cleanText, hasUnit } from '../text'
import { formatFor, formatValue } from './traitFormat'
import { valueText } from './value'

/** Fields that may hold traits. The first that has any is read. */
const FIELDS: StaticArray<string> = ['attributes', 'traits', 'properties']

/** Fields of an object that name its trait; the first with a text counts. */
const TYPES: StaticArray<string> = [
  'trait_type',
  'traitType',
  'attribute_type',
  'trait',
  'name',
  'key',
  'type',
  'label',
]
/** The first of them that can only be meant as a trait's type; the others are also plain fields. */
const SURE_TYPES = 3

/** Longest name of a trait within others that is built before it is cut to MAX_TRAIT_LENGTH. */
const MAX_JOINED_LENGTH = MAX_TRAIT_LENGTH * 4

const VALUES: StaticArray<string> = ['value', 'trait_value', 'attribute_value']

/** Types of JSON Schema, with which ERC-721 describes a document: a description of a field is no trait. */
const SCHEMA_TYPES: StaticArray<string> = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
]

/** The traits of a document, and what looks like one but isn't. */
export class TraitReader {
  /** Trait keys, each once. */
  keys: Array<string> = []
  /** Where the document has what wasn't read, with its text if it is one; `…` if there is more. */
  unreadTraits: Array<string> = []
  /** The way to the value that is being read: a field's name, or an empty text and the place in a list. */
  private names: Array<string> = []
  private places: Array<i32> = []
  private length: i32 = 0
  private visited: i32 = 0
  private isFull: boolean = false

  /** @param others fields of another kind that weren't read either */
  constructor(fields: TypedMap<string, JSONValue>, others: Array<string>) {
    for (let i = 0; i < others.length; i++) this.rejectField(fields, others[i])
    for (let i = 0; i < FIELDS.length; i++) {
      const value = fields.get(FIELDS[i])
      if (value == null) continue
      if (this.keys.length == 0) this.enter(FIELDS[i], -1, '', decodeField(value))
      else if (!isEmpty(value)) this.rejectField(fields, FIELDS[i])
    }
  }

  private enter(name: string, place: i32, type: string, value: JSONValue): void {
    this.names.push(name)
    this.places.push(place)
    this.read(type, value)
    this.names.pop()
    this.places.pop()
  }

  private read(type: string, value: JSONValue): void {
    this.visited++
    const depth = this.names.length - 1
    if (value.kind == JSONValueKind.NULL) return
    if (depth > MAX_TRAIT_DEPTH) this.reject(value)
    else if (value.kind == JSONValueKind.ARRAY) this.readList(type, value.toArray())
    else if (value.kind != JSONValueKind.OBJECT && depth > 0) this.add(type, '', value)
    else if (value.kind != JSONValueKind.OBJECT) this.reject(value)
    else this.readObject(type, value)
  }

  /** One trait for each element. Within another list only objects are read, because `["a","b"]` may be a pair. */
  private readList(type: string, list: Array<JSONValue>): void {
    const isNested = this.isElement()
    for (let i = 0; i < list.length && !this.isDone(); i++) {
      if (isNested && !isContainer(list[i])) {
        this.reject(null)
        return
      }
      this.enter('', i, type, list[i])
    }
  }

  private readObject(type: string, value: JSONValue): void {
    const fields = value.toObject()
    const valueName = findFirst(fields, VALUES, VALUES.length)
    if (valueName !== null) this.readTrait(type, fields, valueName)
    else if (findFirst(fields, TYPES, SURE_TYPES) !== null || isSchema(fields)) this.reject(null)
    else this.readGroup(type, fields)
  }

  /** Reads `{ "trait_type": "Head", "value": "Hat" }`. */
  private readTrait(outer: string, fields: TypedMap<string, JSONValue>, valueName: string): void {
    let type = outer
    for (let i = 0; i < TYPES.length; i++) {
      const text = valueText(fields.get(TYPES[i]))
      if (text === null || text.length == 0) continue
      // Every trait within would repeat it.
      type = text.length > MAX_JOINED_LENGTH ? text.slice(0, MAX_JOINED_LENGTH) : text
      break
    }
    const value = fields.get(valueName)!
    if (isContainer(value)) {
      this.enter(valueName, -1, type, value)
    } else {
      let display = valueText(fields.get('display_type'))
      if (display === null) display = valueText(fields.get('displayType'))
      this.add(type, display === null ? '' : display.toLowerCase(), value)
    }
    this.rejectField(fields, 'max_value')
    this.rejectField(fields, 'maxValue')
  }

  /** Reads `{ "Head": "Hat", "Eyes": "Blue" }`. In a list, an object with several fields may be anything. */
  private readGroup(type: string, fields: TypedMap<string, JSONValue>): void {
    const entries = fields.entries
    if (this.isElement() && (entries.length != 1 || includes(TYPES, entries[0].key))) {
      if (entries.length > 0) this.reject(null)
      return
    }
    for (let i = 0; i < entries.length && !this.isDone(); i++) {
      const key = entries[i].key
      const name = type.length == 0 ? key : type + ' / ' + key
      this.enter(key, -1, name.slice(0, MAX_JOINED_LENGTH), entries[i].value)
    }
  }

  private add(type: string, display: string, value: JSONValue): void {
    const text = valueText(value)
    if (text === null) return
    const format = formatFor(display, text)
    const key =
      traitKey(cleanText(type, MAX_TRAIT_LENGTH), format) +
      cleanText(formatValue(format, text), MAX_TRAIT_LENGTH)
    if (this.keys.includes(key)) return
    // What comes after a trait that didn't fit is left out too, so that the kept ones are the first.
    if (this.keys.length == MAX_TRAITS || this.length + key.length > MAX_TRAITS_TEXT) this.isFull = true
    if (this.isFull) {
      this.reject(value)
    } else {
      this.length += key.length
      this.keys.push(key)
    }
  }

  private rejectField(fields: TypedMap<string, JSONValue>, name: string): void {
    const value = fields.get(name)
    if (value == null || value.kind == JSONValueKind.NULL) return
    this.names.push(name)
    this.places.push(-1)
    this.reject(value)
    this.names.pop()
    this.places.pop()
  }

  private reject(value: JSONValue | null): void {
    if (this.unreadTraits.length > MAX_UNREAD_TRAITS) return
    if (this.unreadTraits.length == MAX_UNREAD_TRAITS) {
      this.unreadTraits.push('…')
      return
    }
    let path = this.names[0]
    for (let i = 1; i < this.names.length; i++) {
      path += this.places[i] < 0 ? '.' + this.names[i] : '[' + this.places[i].toString() + ']'
    }
    const text = valueText(value)
    this.unreadTraits.push(cleanText(text === null ? path : path + ': ' + text, MAX_UNREAD_LENGTH))
  }

  private isElement(): boolean {
    return this.places[this.places.length - 1] >= 0
  }

  /** A document may hold hundreds of thousands of values. */
  private isDone(): boolean {
    if (this.isFull && this.unreadTraits.length > MAX_UNREAD_TRAITS) return true
    if (this.visited < MAX_TRAIT_VALUES) return false
    if (this.unreadTraits.length <= MAX_UNREAD_TRAITS && !this.unreadTraits.includes('…'))
      this.unreadTraits.push('…')
    return true
  }
}

/** A field's text may be a list or an object in JSON, as some programs write them. */
function decodeField(value: JSONValue): JSONValue {
  if (value.kind != JSONValueKind.STRING) return value
  const parsed = json.try_fromString(value.toString())
  return parsed.isOk && isContainer(parsed.value) ? parsed.value : value
}

function isContainer(value: JSONValue): boolean {
  return value.kind == JSONValueKind.ARRAY || value.kind == JSONValueKind.OBJECT
}

function isEmpty(value: JSONValue): boolean {
  if (value.kind == JSONValueKind.ARRAY) return value.toArray().length == 0
  return value.kind == JSONValueKind.OBJECT && value.toObject().entries.length == 0
}

function includes(names: StaticArray<string>, name: string): boolean {
  for (let i = 0; i < names.length; i++) if (names[i] == name) return true
  return false
}

/** The first of the names that is a field. */
function findFirst(
  fields: TypedMap<string, JSONValue>,
  names: StaticArray<string>,
  count: i32,
): string | null {
  for (let i = 0; i < count; i++) if (fields.isSet(names[i])) return names[i]
  return null
}

function isSchema(fields: TypedMap<string, JSONValue>): boolean {
  const type = valueText(fields.get('type'))
  return type !== null && fields.isSet('description') && includes(SCHEMA_TYPES, type)
}

/**
 * Returns `type=`, with `%` and `=` in the type percent-encoded, so that the first `=` divides. A format follows its own
 * `%`, which no encoded type has there.
 */
function traitKey(type: string, format: string): string {
  const isPlain = !hasUnit(type, 0x25, 0) && !hasUnit(type, 0x3d, 0)
  const encoded = isPlain ? type : type.split('%').join('%25').split('=').join('%3D')
  return format.length == 0 ? encoded + '=' : encoded + '%' + format + '='
}
