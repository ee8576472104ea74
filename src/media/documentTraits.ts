// Reads the traits of a metadata document, by the rules of docs/metadata.md, as the subgraph does
// (subgraph/src/metadata/traits.ts).
import { traitKey, type TraitFormat, type TraitKey } from '../domain/traits.ts'
import { type Fields, isObject, own } from './documentFields.ts'
import { cleanText } from './documentText.ts'

export interface DocumentTraits {
  readonly traits: readonly TraitKey[]
  /** Where the document has what wasn't read, with its text if it is one; `…` if there is more. */
  readonly unreadTraits: readonly string[]
}

/** Fields that may hold traits. The first that has any is read. */
const FIELDS = ['attributes', 'traits', 'properties'] as const

/** Fields of an object that name its trait; the first with a text counts. */
const TYPES = ['trait_type', 'traitType', 'attribute_type', 'trait', 'name', 'key', 'type', 'label']
/** Those that can only be meant as a trait's type; the others are also plain fields. */
const SURE_TYPES = TYPES.slice(0, 3)
const VALUES = ['value', 'trait_value', 'attribute_value']

/** Types of JSON Schema, with which ERC-721 describes a document: a description of a field is no trait. */
const SCHEMA_TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** As in subgraph/src/constants.ts. */
const MAX_TRAITS = 128
const MAX_TRAIT_LENGTH = 256
const MAX_TRAITS_TEXT = 2_048
const MAX_TRAIT_DEPTH = 6
const MAX_TRAIT_VALUES = 4_096
const MAX_UNREAD_TRAITS = 16
const MAX_UNREAD_LENGTH = 120
const MAX_JOINED_LENGTH = MAX_TRAIT_LENGTH * 4
/** Longer paths are cut in any case. */
const MAX_PATH_LENGTH = MAX_UNREAD_LENGTH * 4

/**
 * @param text a JSON object
 * @param others fields of another kind that weren't read either
 */
export function parseTraits(text: string, others: readonly string[] = []): DocumentTraits {
  const reader = new TraitReader()
  reader.parseDocument(parseExact(text), others)
  return { traits: [...reader.keys], unreadTraits: reader.unreadTraits }
}

/** Parses valid JSON with every number as its text, which keeps digits that no float could. */
function parseExact(text: string): unknown {
  return JSON.parse(
    text.replace(/"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
      token.startsWith('"') ? token : `"${token}"`,
    ),
  )
}

class TraitReader {
  readonly keys = new Set<TraitKey>()
  readonly unreadTraits: string[] = []
  #length = 0
  #visited = 0
  #isFull = false

  parseDocument(document: unknown, others: readonly string[]): void {
    if (!isObject(document)) return
    for (const name of others) this.#reject(name, own(document, name))
    for (const name of FIELDS) {
      const value = own(document, name)
      if (this.keys.size === 0) this.#read('', decodeField(value), { path: name, depth: 0 })
      else if (!isEmpty(value)) this.#reject(name, value)
    }
  }

  #read(type: string, value: unknown, at: Place): void {
    this.#visited += 1
    if (value === null || value === undefined) return
    const text = valueText(value)
    if (at.depth > MAX_TRAIT_DEPTH || (text !== undefined && at.depth === 0)) this.#reject(at.path, value)
    else if (text !== undefined) this.#add(type, { text, display: '', path: at.path })
    else if (Array.isArray(value)) this.#readList(type, value, at)
    else if (isObject(value)) this.#readObject(type, value, at)
  }

  /** One trait for each element. Within another list only objects are read, because `["a","b"]` may be a pair. */
  #readList(type: string, list: readonly unknown[], at: Place): void {
    for (const [index, one] of list.entries()) {
      if (this.#isDone()) return
      if (at.isElement === true && !isContainer(one)) {
        this.#reject(at.path, undefined)
        return
      }
      this.#read(type, one, { path: `${at.path}[${index}]`, depth: at.depth + 1, isElement: true })
    }
  }

  #readObject(type: string, fields: Fields, at: Place): void {
    const valueName = VALUES.find((name) => Object.hasOwn(fields, name))
    if (valueName !== undefined) this.#readTrait(type, fields, { ...at, valueName })
    else if (SURE_TYPES.some((name) => Object.hasOwn(fields, name)) || isSchema(fields)) {
      this.#reject(at.path, undefined)
    } else this.#readGroup(type, fields, at)
  }

  /** Reads `{ "trait_type": "Head", "value": "Hat" }`. */
  #readTrait(outer: string, fields: Fields, at: Place & { readonly valueName: string }): void {
    const named = TYPES.map((name) => valueText(own(fields, name))).find((text) => (text ?? '') !== '')
    // Every trait within would repeat it.
    const type = (named ?? outer).slice(0, MAX_JOINED_LENGTH)
    const value = own(fields, at.valueName)
    const text = valueText(value)
    if (text === undefined) this.#read(type, value, enter(at, at.valueName))
    else {
      const display = valueText(own(fields, 'display_type')) ?? valueText(own(fields, 'displayType')) ?? ''
      this.#add(type, { text, display: display.toLowerCase(), path: at.path })
    }
    for (const name of ['max_value', 'maxValue']) {
      const most = own(fields, name)
      if (most !== null && most !== undefined) this.#reject(enter(at, name).path, most)
    }
  }

  /** Reads `{ "Head": "Hat", "Eyes": "Blue" }`. In a list, an object with several fields may be anything. */
  #readGroup(type: string, fields: Fields, at: Place): void {
    const entries = Object.entries(fields)
    if (at.isElement === true && (entries.length !== 1 || TYPES.includes(entries[0]?.[0] ?? ''))) {
      if (entries.length > 0) this.#reject(at.path, undefined)
      return
    }
    for (const [key, value] of entries) {
      if (this.#isDone()) return
      this.#read((type === '' ? key : `${type} / ${key}`).slice(0, MAX_JOINED_LENGTH), value, enter(at, key))
    }
  }

  #add(type: string, { text, display, path }: { text: string; display: string; path: string }): void {
    const { value, format } = formatValue(display, text)
    const key = traitKey({
      type: cleanText(type, MAX_TRAIT_LENGTH),
      value: cleanText(value, MAX_TRAIT_LENGTH),
      format,
    })
    if (this.keys.has(key)) return
    // What comes after a trait that didn't fit is left out too, so that the kept ones are the first.
    this.#isFull ||= this.keys.size === MAX_TRAITS || this.#length + key.length > MAX_TRAITS_TEXT
    if (this.#isFull) {
      this.#reject(path, text)
      return
    }
    this.#length += key.length
    this.keys.add(key)
  }

  #reject(path: string, value: unknown): void {
    if (this.unreadTraits.length > MAX_UNREAD_TRAITS) return
    const text = valueText(value)
    const entry = cleanText(text === undefined ? path : `${path}: ${text}`, MAX_UNREAD_LENGTH)
    this.unreadTraits.push(this.unreadTraits.length === MAX_UNREAD_TRAITS ? '…' : entry)
  }

  /** A document may hold hundreds of thousands of values. */
  #isDone(): boolean {
    if (this.#isFull && this.unreadTraits.length > MAX_UNREAD_TRAITS) return true
    if (this.#visited < MAX_TRAIT_VALUES) return false
    if (this.unreadTraits.length <= MAX_UNREAD_TRAITS && !this.unreadTraits.includes('…'))
      this.unreadTraits.push('…')
    return true
  }
}

/** Where a value is in the document. */
interface Place {
  readonly path: string
  readonly depth: number
  /** Of a list. */
  readonly isElement?: boolean
}

const enter = ({ path, depth }: Place, name: string): Place => ({
  path: `${path}.${name}`.slice(0, MAX_PATH_LENGTH),
  depth: depth + 1,
})

/** A field's text may be a list or an object in JSON, as some programs write them. */
function decodeField(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    JSON.parse(value)
  } catch {
    return value
  }
  const parsed = parseExact(value)
  return isContainer(parsed) ? parsed : value
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (isContainer(value) && Object.keys(value as Fields).length === 0)

/** The text of a string, a number or a boolean. */
const valueText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : undefined

function isSchema(fields: Fields): boolean {
  const type = valueText(own(fields, 'type'))
  return type !== undefined && Object.hasOwn(fields, 'description') && SCHEMA_TYPES.includes(type)
}

/** From here on a date is in milliseconds: as seconds, it would be the year 5138. */
const FIRST_MILLISECONDS = 100_000_000_000n
/** The last millisecond of JavaScript's dates. */
const LAST_MILLISECONDS = 8_640_000_000_000_000n
const MAX_DATE_DIGITS = 16

/** The value in the format that the document's `display_type`, in lower case, names; as it is if it isn't in one. */
function formatValue(display: string, value: string): { value: string; format?: TraitFormat } {
  const [, whole] = /^(-?\d+)(?:\.\d+)?$/.exec(value) ?? []
  if (whole === undefined) return { value }
  if (display === 'boost_percentage') return { value, format: 'percent' }
  if (display !== 'date' || whole.replace('-', '').length > MAX_DATE_DIGITS) return { value }
  const number = BigInt(whole)
  const size = number < 0n ? -number : number
  if (size > LAST_MILLISECONDS) return { value }
  return { value: String(size < FIRST_MILLISECONDS ? number : number / 1_000n), format: 'date' }
}
