// Asks the index what a text matches, as one list of places to go.
import { type Address, parseAddress } from '../../domain/address.ts'
import type { VitrineError } from '../../domain/errors.ts'
import { collectionName, tokenName } from '../../domain/names.ts'
import { accountPath, collectionPath, itemPath } from '../../domain/paths.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { formatCount } from '../../domain/wei.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import {
  SearchMatches_addressDocument,
  type SearchMatches_addressQuery,
  SearchMatchesDocument,
  type SearchMatchesQuery,
} from './__generated__/SearchMatches.ts'
import { distance, readSearch } from './searchText.ts'

export type TokenMatch = SearchMatchesQuery['tokens'][number]
type FoundCollection = SearchMatchesQuery['collections'][number]

/** One place a search may lead to. */
export type Match = {
  readonly path: string
  readonly name: string
  /** A word or two beside the name. */
  readonly note: string
} & (
  | { readonly kind: 'collection' | 'item'; readonly image: string | null }
  | { readonly kind: 'account'; readonly address: Address }
)

export type Matches =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }
  | {
      readonly kind: 'found'
      readonly matches: readonly Match[]
      /** The items among them, for those who show cards. */
      readonly tokens: readonly TokenMatch[]
      /** True while these are the matches of the text before. */
      readonly previous: boolean
    }

export interface MatchCounts {
  readonly collections: number
  readonly tokens: number
}

export function useMatches(text: string, counts: MatchCounts): Matches {
  const search = readSearch(text)
  const byText = useIndexQuery(SearchMatchesDocument, {
    variables: {
      collections: search.kind === 'text' ? search.collections : {},
      tokens: search.kind === 'text' ? search.tokens : {},
      meant: search.kind === 'text' ? search.meant : {},
      collectionCount: counts.collections,
      tokenCount: counts.tokens,
    },
    skip: search.kind !== 'text',
    keepPrevious: true,
  })
  const byAddress = useIndexQuery(SearchMatches_addressDocument, {
    variables: { id: search.kind === 'address' ? search.address : '' },
    skip: search.kind !== 'address',
  })
  if (search.kind === 'nothing') return { kind: 'nothing' }
  if (search.kind === 'address') {
    if (byAddress.kind === 'failed') return byAddress
    if (byAddress.kind === 'loading') return { kind: 'searching' }
    return {
      kind: 'found',
      matches: addressMatches(search.address, byAddress.data),
      tokens: [],
      previous: false,
    }
  }
  if (byText.kind === 'failed') return byText
  if (byText.kind === 'loading') return { kind: 'searching' }
  const { collections } = byText.data
  const tokens = nearestFirst(text, byText.data).slice(0, counts.tokens)
  return {
    kind: 'found',
    matches: [...collections.map(collectionMatch), ...tokens.map(tokenMatch)],
    tokens,
    previous: byText.previous,
  }
}

/** Each item once; those as near as each other stay in the order of the index. */
function nearestFirst(text: string, { meant, tokens }: SearchMatchesQuery): readonly TokenMatch[] {
  const each = new Map([...meant, ...tokens].map((token) => [token.id, token]))
  const away = ({ tokenId, metadata }: TokenMatch) =>
    distance(text, { tokenId, name: tokenName(tokenId, metadata) })
  return [...each.values()].sort((one, other) => away(one) - away(other))
}

function addressMatches(address: Address, { collection }: SearchMatches_addressQuery): readonly Match[] {
  const account: Match = {
    kind: 'account',
    path: accountPath(address),
    name: 'Account at this address',
    note: '',
    address,
  }
  return collection === null ? [account] : [collectionMatch(collection), account]
}

function collectionMatch({ id, name, tokenCount, tokens }: FoundCollection): Match {
  return {
    kind: 'collection',
    path: collectionPath(parseAddress(id)),
    name: collectionName({ name }),
    note: `${formatCount(tokenCount)} ${tokenCount === 1 ? 'item' : 'items'}`,
    image: tokens[0]?.metadata?.image ?? null,
  }
}

function tokenMatch({ tokenId, collection, metadata }: TokenMatch): Match {
  return {
    kind: 'item',
    path: itemPath(parseAddress(collection.id), parseTokenId(tokenId)),
    name: tokenName(tokenId, metadata),
    note: collectionName(collection),
    image: metadata?.image ?? null,
  }
}
