// What a text in the search box may mean: an address, a number, a name, or a name with a number.
import { type Address, parseAddress } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { type TokenId, tryParseTokenId } from '../../domain/tokenId.ts'
import type {
  Collection_filter,
  Metadata_filter,
  Token_filter,
} from '../../graphql/__generated__/operations.ts'
import { allOf, anyOf, containing, endsWithPattern } from '../../graphql/where.ts'
import { MAX_SEARCH_CHARACTERS } from './searchLimit.ts'

/** Shorter names would match nearly everything. */
const SHORTEST_NAME = 2
/** Of longer texts the index is asked as they stand: each word is a search of its own. */
const MOST_WORDS = 6

export interface AddressPart {
  /** The least and the greatest address that begins so. */
  readonly least: Address
  readonly most: Address
  /** What it ends in; empty for anything. */
  readonly end: string
}

export type Search =
  /** Too short to look for. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'address'; readonly address: Address }
  /** The beginning of an address, and perhaps its end, as the site shortens them. */
  | ({ readonly kind: 'part' } & AddressPart)
  | {
      readonly kind: 'text'
      /** @param similar ids of collections whose name is nearly the text */
      readonly collections: (similar: readonly string[]) => Collection_filter
      /** Items whose name has every word of it. */
      readonly named: Token_filter
      /** Those most likely meant of them, whose name ends in it: an index that sorts by sales may cut them off. */
      readonly ending: Token_filter
      /** Items whose number it tells; none when it tells none. */
      readonly numbered: Token_filter
    }

/** Finds nothing, and costs the index nothing. */
const NONE: Token_filter = { id_in: [] }

/** Never throws: any text means something, if only a name that nothing has. */
export function readSearch(text: string): Search {
  const typed = text.trim().slice(0, MAX_SEARCH_CHARACTERS)
  const address = tryReadAddress(typed)
  if (address !== undefined) return { kind: 'address', address }
  const part = partOfAddress(typed)
  if (part !== undefined) return { kind: 'part', ...part }
  const number = numberIn(typed)
  if (number === undefined && typed.length < SHORTEST_NAME) return { kind: 'nothing' }
  const numbered = number === undefined ? byCollectionAndNumber(typed) : { tokenId: number }
  const standing = (way: Token_filter) => allOf<Token_filter>({ supply_gt: '0' }, way)
  // A number ends a name only where it begins: No. 12, not No. 112.
  const ends = number === undefined ? [typed] : [` ${number}`, `#${number}`]
  return {
    kind: 'text',
    collections: (similar) => collectionNamed(typed, similar),
    named: standing(withEveryWord(typed)),
    ending: standing({
      metadata_: anyOf<Metadata_filter>(
        ...ends.map((end) => ({ name_contains_nocase: endsWithPattern(end) })),
      ),
    }),
    numbered: numbered === undefined ? NONE : standing(numbered),
  }
}

const ADDRESS_DIGITS = 40
/** `0xAE48` or `0xAE48…c5E7`: fewer digits begin too many addresses. Case is not looked at: parts have no checksum. */
const ADDRESS_PART = /^0x([0-9a-f]{3,39})(?:\s*(?:…|\.{2,})\s*([0-9a-f]{0,36}))?$/i

function partOfAddress(text: string): AddressPart | undefined {
  const [, begin, end = ''] = ADDRESS_PART.exec(text) ?? []
  if (begin === undefined || begin.length + end.length > ADDRESS_DIGITS) return undefined
  return {
    least: parseAddress(`0x${begin.padEnd(ADDRESS_DIGITS, '0')}`),
    most: parseAddress(`0x${begin.padEnd(ADDRESS_DIGITS, 'f')}`),
    end: end.toLowerCase(),
  }
}

/** The number that the text is, with or without the sign for one. */
function numberIn(text: string): TokenId | undefined {
  return tryParseTokenId(text.replace(/^#\s*/, ''))
}

/** Items whose name has each word of the text, wherever it stands. */
function withEveryWord(text: string): Token_filter {
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))]
  const sought = words.length > MOST_WORDS ? [text] : words
  return allOf<Token_filter>(
    ...sought.map((word) => ({ metadata_: { name_contains_nocase: containing(word) } })),
  )
}

function collectionNamed(text: string, similar: readonly string[]): Collection_filter {
  return anyOf<Collection_filter>(
    { name_contains_nocase: containing(text) },
    { symbol_contains_nocase: containing(text) },
    // None would find all of them.
    ...(similar.length === 0 ? [] : [{ id_in: [...similar] }]),
  )
}

/** What a name with a number behind it means beside the name of an item: a collection, and the number in it. */
function byCollectionAndNumber(text: string): Token_filter | undefined {
  const [, name, digits] = /^(.*\S)\s*#?\s*(?<!\d)(\d+)$/.exec(text) ?? []
  const tokenId = digits === undefined ? undefined : tryParseTokenId(digits)
  const collection = name?.replace(/[\s#]+$/, '') ?? ''
  if (tokenId === undefined || collection === '') return undefined
  return { tokenId, collection_: { name_contains_nocase: containing(collection) } }
}

/** What of an item a text is compared with. */
interface Named {
  readonly tokenId: string
  readonly name: string
}

/**
 * Whether each number that was typed begins a number of the item's name, or is its own: 72 is begun by 7, and no part
 * of 172. The index only knows what a name has within.
 */
export function hasItsNumbers(text: string, { tokenId, name }: Named): boolean {
  const numbers = text.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? []
  return numbers.every((number) => tokenId === number || new RegExp(`(?<!\\d)${number}`).test(name))
}

/**
 * How near an item is to what was typed: 0 is its very name or number, then names that end in it, that begin with it,
 * that have it within, and those that have its words elsewhere.
 */
export function distance(text: string, { tokenId, name }: Named): number {
  const typed = text.trim().toLowerCase()
  const number = numberIn(typed)
  const called = name.toLowerCase()
  if (called === typed || tokenId === number) return 0
  if (number === undefined ? called.endsWith(typed) : new RegExp(`[ #]${number}$`).test(called)) return 1
  if (called.startsWith(typed)) return 2
  return called.includes(typed) ? 3 : 4
}
