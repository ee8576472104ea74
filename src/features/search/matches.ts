// Builds the results of a search from the responses of the index.
import { fillTokenId } from '../../domain/fillTokenId.ts'
import type { TraitMatch } from '../../itemSearch/vocabulary/lookup.ts'
import { type Address, parseAddress } from '../../domain/address.ts'
import { collectionName, tokenName } from '../../domain/names.ts'
import { accountPath, collectionPath, itemPath } from '../../domain/paths.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { traitQuery, traitTypeName, traitValueName } from '../../domain/traits.ts'
import { searchTexts } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import type {
  SearchMatches_addressQuery,
  SearchMatches_partQuery,
  SearchMatchesQuery,
} from './__generated__/SearchMatches.ts'
import { type AddressPart, distance, hasNumbers } from './searchText.ts'

export type TokenMatch = SearchMatchesQuery['named'][number]
export type CollectionMatch = SearchMatchesQuery['collections'][number]

interface NamedContract {
  readonly address: Address
  readonly name: string
}

const toContract = (collection: { readonly id: string; readonly name: string | null }): NamedContract => ({
  address: parseAddress(collection.id),
  name: collectionName(collection),
})

/** A page that a search result links to. */
export type Match = {
  readonly path: string
  readonly name: Value
  /** Short text beside the name. */
  readonly note: Value
} & (
  | { readonly kind: 'collection'; readonly contract: NamedContract; readonly image: string | null }
  | {
      readonly kind: 'item'
      /** In the index. */
      readonly id: string
      readonly contract: NamedContract
      readonly name: string
      readonly image: string | null
    }
  | { readonly kind: 'trait'; readonly contract: NamedContract }
  | { readonly kind: 'account'; readonly address: Address }
)

/** Unique items by distance from the text, then by collection, then by token ID. */
export function nearestFirst(
  text: string,
  { named, ending, numbered }: Pick<SearchMatchesQuery, 'named' | 'ending' | 'numbered'>,
): readonly TokenMatch[] {
  const each = new Map([...numbered, ...ending, ...named].map((token) => [token.id, token]))
  const toNamed = ({ tokenId, metadata }: TokenMatch) => ({ tokenId, name: tokenName(tokenId, metadata) })
  return [...each.values()]
    .filter((token) => hasNumbers(text, toNamed(token)))
    .map((token) => ({ token, away: distance(text, toNamed(token)) }))
    .sort((one, other) => one.away - other.away || byNumber(one.token, other.token))
    .map(({ token }) => token)
}

function byNumber(one: TokenMatch, other: TokenMatch): number {
  const [a, b] = [one, other].map(({ collection }) => collectionName(collection)) as [string, string]
  if (one.collection.id !== other.collection.id) {
    // Collections may share a name: their items must not mix, or the order would depend on the response.
    return a.localeCompare(b, 'en') || (one.collection.id < other.collection.id ? -1 : 1)
  }
  const [first, second] = [BigInt(one.tokenId), BigInt(other.tokenId)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Sorts by a ranking of ids; collections without a rank follow in their order. */
export function sortByRank(
  collections: readonly CollectionMatch[],
  ranking: readonly string[],
): readonly CollectionMatch[] {
  const place = new Map(ranking.map((id, index) => [id, index]))
  const getPlace = ({ id }: CollectionMatch) => place.get(id) ?? ranking.length
  return [...collections].sort((one, other) => getPlace(one) - getPlace(other))
}

export function addressMatches(
  address: Address,
  { collection, account: accountRow }: SearchMatches_addressQuery,
  /** This site's name for the account. */
  name: string | undefined,
): readonly Match[] {
  const account = accountMatch(address, name ?? searchTexts.accountHere)
  if (collection === null) return [account]
  // A contract is also an account, but one without holdings or trades has nothing to show.
  return accountRow === null ? [collectionMatch(collection)] : [collectionMatch(collection), account]
}

/** The collections and accounts whose address matches the entered part. */
export function partMatches(
  { end }: AddressPart,
  { accounts, collections }: SearchMatches_partQuery,
  most: number,
  accountName: (account: Address) => string,
): readonly Match[] {
  const endingSo = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    rows.filter(({ id }) => id.endsWith(end))
  const contracts = endingSo(collections)
  const others = endingSo(accounts).filter(({ id }) => !contracts.some((collection) => collection.id === id))
  return [
    ...contracts.map(collectionMatch),
    ...others.slice(0, most).map(({ id }) => accountMatch(parseAddress(id), accountName(parseAddress(id)))),
  ]
}

export function accountMatch(address: Address, name: Value): Match {
  return { kind: 'account', path: accountPath(address), name, note: '', address }
}

export function collectionMatch(collection: CollectionMatch): Match {
  const { id, tokenCount, tokens } = collection
  const [token] = tokens
  return {
    kind: 'collection',
    contract: toContract(collection),
    path: collectionPath(parseAddress(id)),
    name: collectionName(collection),
    note: searchTexts.itemCount({ count: tokenCount }),
    image: token === undefined ? null : fillTokenId(token.metadata?.image, token.id),
  }
}

/** The collection's items that have the trait. */
export function traitMatch({ collection, key, type, value, format }: TraitMatch): Match {
  return {
    kind: 'trait',
    contract: toContract(collection),
    path: collectionPath(parseAddress(collection.id), traitQuery(key)),
    name: traitValueName({ value, format }),
    note: searchTexts.traitOf({ trait: traitTypeName(type), collection: collectionName(collection) }),
  }
}

export function tokenMatch({ id, tokenId, collection, metadata }: TokenMatch): Match {
  return {
    kind: 'item',
    id,
    contract: toContract(collection),
    path: itemPath(parseAddress(collection.id), parseTokenId(tokenId)),
    name: tokenName(tokenId, metadata),
    note: collectionName(collection),
    image: fillTokenId(metadata?.image, tokenId),
  }
}
