// Parses a search: an address, a token ID, a name, or a name with a token ID.
import { type Address, parseAddress } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { type TokenId, tryParseTokenId } from '../../domain/tokenId.ts'
import type {
  Collection_filter,
  Metadata_filter,
  Token_filter,
} from '../../graphql/__generated__/operations.ts'
import { matchAll, matchAny, containsPattern, endsWithPattern } from '../../graphql/where.ts'
import { MAX_SEARCH_CHARACTERS } from './searchLimit.ts'

/** Shorter names would match nearly everything, except where one character is a word. */
const SHORTEST_NAME = 2
const WORD_OF_ONE_CHARACTER = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]$/u
/** Longer texts are searched as a whole, because each word is a search of its own. */
const MAX_WORDS = 6

export interface AddressPart {
  /** The lowest and the highest address with this beginning. */
  readonly least: Address
  readonly most: Address
  /** The end of the address; empty for any. */
  readonly end: string
}

export type Search =
  /** Too short to search for. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'address'; readonly address: Address }
  /** The beginning of an address, optionally with its end, as the site shortens it. */
  | ({ readonly kind: 'part' } & AddressPart)
  | {
      readonly kind: 'text'
      /** @param similar ids of collections with a similar name */
      readonly collections: (similar: readonly string[]) => Collection_filter
      /** Items whose name has every word of the text. */
      readonly named: Token_filter
      /** Items whose name ends in the text, the likeliest matches, which a page sorted by sales may cut off. */
      readonly ending: Token_filter
      /** Items with the token ID in the text; none without one. */
      readonly numbered: Token_filter
    }

/** Matches nothing, at no cost to the index. */
const NONE: Token_filter = { id_in: [] }

/** Never throws. */
export function parseSearch(text: string): Search {
  const input = text.trim().slice(0, MAX_SEARCH_CHARACTERS)
  const address = tryReadAddress(input)
  if (address !== undefined) return { kind: 'address', address }
  const part = parseAddressPart(input)
  if (part !== undefined) return { kind: 'part', ...part }
  const number = parseNumber(input)
  const tooShort = input.length < SHORTEST_NAME && !WORD_OF_ONE_CHARACTER.test(input)
  if (number === undefined && tooShort) return { kind: 'nothing' }
  const numbered = number === undefined ? byCollectionAndNumber(input) : { tokenId: number }
  const matchExisting = (way: Token_filter) => matchAll<Token_filter>({ supply_gt: '0' }, way)
  // A number ends a name only where it begins: No. 12, not No. 112.
  const ends = number === undefined ? [input] : [` ${number}`, `#${number}`]
  return {
    kind: 'text',
    collections: (similar) => matchCollectionName(input, similar),
    named: matchExisting(withEveryWord(input)),
    ending: matchExisting({
      metadata_: matchAny<Metadata_filter>(
        ...ends.map((end) => ({ name_contains_nocase: endsWithPattern(end) })),
      ),
    }),
    numbered: numbered === undefined ? NONE : matchExisting(numbered),
  }
}

const ADDRESS_DIGITS = 40
/** `0xAE48` or `0xAE48…c5E7`: fewer digits match too many addresses. Case is ignored, because parts have no checksum. */
const ADDRESS_PART = /^0x([0-9a-f]{3,39})(?:\s*(?:…|\.{2,})\s*([0-9a-f]{0,36}))?$/i

function parseAddressPart(text: string): AddressPart | undefined {
  const [, begin, end = ''] = ADDRESS_PART.exec(text) ?? []
  if (begin === undefined || begin.length + end.length > ADDRESS_DIGITS) return undefined
  return {
    least: parseAddress(`0x${begin.padEnd(ADDRESS_DIGITS, '0')}`),
    most: parseAddress(`0x${begin.padEnd(ADDRESS_DIGITS, 'f')}`),
    end: end.toLowerCase(),
  }
}

/** The token ID that the text is, with or without `#`. */
function parseNumber(text: string): TokenId | undefined {
  return tryParseTokenId(text.replace(/^#\s*/, ''))
}

/** Items whose name contains each word of the text. */
function withEveryWord(text: string): Token_filter {
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))]
  const terms = words.length > MAX_WORDS ? [text] : words
  return matchAll<Token_filter>(
    ...terms.map((word) => ({ metadata_: { name_contains_nocase: containsPattern(word) } })),
  )
}

function matchCollectionName(text: string, similar: readonly string[]): Collection_filter {
  return matchAny<Collection_filter>(
    { name_contains_nocase: containsPattern(text) },
    { symbol_contains_nocase: containsPattern(text) },
    // An empty list would match all collections.
    ...(similar.length === 0 ? [] : [{ id_in: [...similar] }]),
  )
}

/** Reads a name followed by a number as a collection and a token ID in it. */
function byCollectionAndNumber(text: string): Token_filter | undefined {
  const [, name, digits] = /^(.*\S)\s*#?\s*(?<!\d)(\d+)$/.exec(text) ?? []
  const tokenId = digits === undefined ? undefined : tryParseTokenId(digits)
  const collection = name?.replace(/[\s#]+$/, '') ?? ''
  if (tokenId === undefined || collection === '') return undefined
  return { tokenId, collection_: { name_contains_nocase: containsPattern(collection) } }
}

interface Named {
  readonly tokenId: string
  readonly name: string
}

/**
 * Whether each number in the text starts a number in the item's name, or is its token ID: 7 matches 72, but not 172.
 * Leading zeros of a token ID don't count. The index only matches substrings.
 */
export function hasNumbers(text: string, { tokenId, name }: Named): boolean {
  const numbers = text.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? []
  return numbers.every(
    (number) => tokenId === tryParseTokenId(number) || new RegExp(`(?<!\\d)${number}`).test(name),
  )
}

/** The number at the end of an item's name: `, No. 12`, ` No. 12`, ` #12` or ` 12`. */
const NUMBER_AT_END = /(?:,? (?:no\.? ?|№ ?|# ?)?|#)\d+$/

/**
 * Distance of an item from the text: 0 for its exact name or token ID, 1 for its exact name without the number at the
 * end. Then come names that have the text as whole words, then others. In both groups, names that end in the text come
 * first, then those that start with it, that contain it, and that contain its words.
 */
export function distance(text: string, { tokenId, name }: Named): number {
  const input = text.trim().toLowerCase()
  const number = parseNumber(input)
  const lowerName = name.toLowerCase()
  if (lowerName === input || tokenId === number) return 0
  if (lowerName.replace(NUMBER_AT_END, '') === input) return 1
  const place = placeIn(lowerName, input, number)
  return hasWholeWords(lowerName, number ?? input) ? 2 + place : 6 + place
}

/** Where a name has the text: 0 at the end, 1 at the start, 2 elsewhere, 3 nowhere as a whole. */
function placeIn(name: string, input: string, number: TokenId | undefined): number {
  if (number === undefined ? name.endsWith(input) : new RegExp(`[ #]${number}$`).test(name)) return 0
  if (name.startsWith(input)) return 1
  return name.includes(input) ? 2 : 3
}

/** Whether no letter, digit or mark is right beside the text in the name: “pill” in “Pill, red”, not in “Pillow”. */
function hasWholeWords(name: string, input: string): boolean {
  const literal = input.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${literal}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(name)
}
