// The places a search may lead to, made from what the index answered.
import type { TraitMatch } from '../../catalogue/vocabulary/lookup.ts'
import { type Address, parseAddress } from '../../domain/address.ts'
import { collectionName, tokenName } from '../../domain/names.ts'
import { accountPath, collectionPath, itemPath } from '../../domain/paths.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { traitQuery, traitTypeName, traitValueName } from '../../domain/traits.ts'
import { search } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import type {
  SearchMatches_addressQuery,
  SearchMatches_partQuery,
  SearchMatchesQuery,
} from './__generated__/SearchMatches.ts'
import { type AddressPart, distance, hasItsNumbers } from './searchText.ts'

export type TokenMatch = SearchMatchesQuery['named'][number]
export type CollectionMatch = SearchMatchesQuery['collections'][number]

/** A contract by its address and by what it calls itself. */
interface NamedContract {
  readonly address: Address
  readonly name: string
}

const contractOf = (collection: { readonly id: string; readonly name: string | null }): NamedContract => ({
  address: parseAddress(collection.id),
  name: collectionName(collection),
})

/** One place a search may lead to. */
export type Match = {
  readonly path: string
  readonly name: Value
  /** A word or two beside the name. */
  readonly note: Value
} & (
  | { readonly kind: 'collection' | 'item'; readonly contract: NamedContract; readonly image: string | null }
  | { readonly kind: 'trait'; readonly contract: NamedContract }
  | { readonly kind: 'account'; readonly address: Address }
)

/** Each item once, the nearest to the text first; those as near as each other by collection, and by number there. */
export function nearestFirst(
  text: string,
  { named, ending, numbered }: Pick<SearchMatchesQuery, 'named' | 'ending' | 'numbered'>,
): readonly TokenMatch[] {
  const each = new Map([...numbered, ...ending, ...named].map((token) => [token.id, token]))
  const called = ({ tokenId, metadata }: TokenMatch) => ({ tokenId, name: tokenName(tokenId, metadata) })
  return [...each.values()]
    .filter((token) => hasItsNumbers(text, called(token)))
    .map((token) => ({ token, away: distance(text, called(token)) }))
    .sort((one, other) => one.away - other.away || byNumber(one.token, other.token))
    .map(({ token }) => token)
}

function byNumber(one: TokenMatch, other: TokenMatch): number {
  const [a, b] = [one, other].map(({ collection }) => collectionName(collection)) as [string, string]
  if (one.collection.id !== other.collection.id) {
    // Two may have one name: their items must not be mixed, or the order depends on what came first.
    return a.localeCompare(b, 'en') || (one.collection.id < other.collection.id ? -1 : 1)
  }
  const [first, second] = [BigInt(one.tokenId), BigInt(other.tokenId)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** In the order of a ranking by id; those it does not name stay behind, as they were. */
export function rankedFirst(
  collections: readonly CollectionMatch[],
  ranking: readonly string[],
): readonly CollectionMatch[] {
  const place = new Map(ranking.map((id, index) => [id, index]))
  const placeOf = ({ id }: CollectionMatch) => place.get(id) ?? ranking.length
  return [...collections].sort((one, other) => placeOf(one) - placeOf(other))
}

export function addressMatches(
  address: Address,
  { collection, account: known }: SearchMatches_addressQuery,
): readonly Match[] {
  const account = accountMatch(address, search.accountHere)
  if (collection === null) return [account]
  // A contract is an account too, but one that holds nothing and never traded has nothing to show.
  return known === null ? [collectionMatch(collection)] : [collectionMatch(collection), account]
}

/** The collections and accounts whose address has the part that was typed. */
export function partMatches(
  { end }: AddressPart,
  { accounts, collections }: SearchMatches_partQuery,
  most: number,
  nameOf: (account: Address) => string,
): readonly Match[] {
  const meant = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    rows.filter(({ id }) => id.endsWith(end))
  const found = meant(collections)
  const others = meant(accounts).filter(({ id }) => !found.some((collection) => collection.id === id))
  return [
    ...found.map(collectionMatch),
    ...others.slice(0, most).map(({ id }) => accountMatch(parseAddress(id), nameOf(parseAddress(id)))),
  ]
}

export function accountMatch(address: Address, name: Value): Match {
  return { kind: 'account', path: accountPath(address), name, note: '', address }
}

export function collectionMatch({ id, name, tokenCount, tokens }: CollectionMatch): Match {
  return {
    kind: 'collection',
    contract: contractOf({ id, name }),
    path: collectionPath(parseAddress(id)),
    name: collectionName({ name }),
    note: search.itemCount({ count: tokenCount }),
    image: tokens[0]?.metadata?.image ?? null,
  }
}

/** The collection's items that have the trait. */
export function traitMatch({ collection, key, type, value }: TraitMatch): Match {
  return {
    kind: 'trait',
    contract: contractOf(collection),
    path: collectionPath(parseAddress(collection.id), traitQuery(key)),
    name: traitValueName(value),
    note: search.traitOf({ trait: traitTypeName(type), collection: collectionName(collection) }),
  }
}

export function tokenMatch({ tokenId, collection, metadata }: TokenMatch): Match {
  return {
    kind: 'item',
    contract: contractOf(collection),
    path: itemPath(parseAddress(collection.id), parseTokenId(tokenId)),
    name: tokenName(tokenId, metadata),
    note: collectionName(collection),
    image: metadata?.image ?? null,
  }
}
