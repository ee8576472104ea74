// What a text in the search box may mean: an address, a number, a name, or a name with a number.
import { type Address } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { type TokenId, tryParseTokenId } from '../../domain/tokenId.ts'
import type { Collection_filter, Token_filter } from '../../graphql/__generated__/operations.ts'
import { allOf, anyOf, containing } from '../../graphql/where.ts'
import { MAX_SEARCH_CHARACTERS } from './searchLimit.ts'

/** Shorter names would match nearly everything. */
const SHORTEST_NAME = 2

export type Search =
  /** Too short to look for. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'text'; readonly collections: Collection_filter; readonly tokens: Token_filter }

/** Never throws: any text means something, if only a name that nothing has. */
export function readSearch(text: string): Search {
  const typed = text.trim().slice(0, MAX_SEARCH_CHARACTERS)
  const address = tryReadAddress(typed)
  if (address !== undefined) return { kind: 'address', address }
  const number = tryParseTokenId(typed.replace(/^#\s*/, ''))
  if (number === undefined && typed.length < SHORTEST_NAME) return { kind: 'nothing' }
  return { kind: 'text', collections: collectionNamed(typed), tokens: tokenNamed(typed, number) }
}

function collectionNamed(text: string): Collection_filter {
  return anyOf<Collection_filter>(
    { name_contains_nocase: containing(text) },
    { symbol_contains_nocase: containing(text) },
  )
}

function tokenNamed(text: string, number: TokenId | undefined): Token_filter {
  const ways: Token_filter[] = [{ metadata_: { name_contains_nocase: containing(text) } }]
  if (number !== undefined) ways.push({ tokenId: number })
  const [, name, digits] = /^(.*\S)\s*#?\s*(?<!\d)(\d+)$/.exec(text) ?? []
  const numbered = digits === undefined ? undefined : tryParseTokenId(digits)
  if (name !== undefined && numbered !== undefined && number === undefined) {
    const collection = name.replace(/[\s#]+$/, '')
    if (collection !== '') {
      ways.push({ tokenId: numbered, collection_: { name_contains_nocase: containing(collection) } })
    }
  }
  return allOf<Token_filter>({ supply_gt: '0' }, anyOf<Token_filter>(...ways))
}
