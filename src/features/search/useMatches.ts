// What a text leads to, as one list of places: asked of the index, misspelt words put right, names looked up.
import type { TraitMatch } from '../../catalogue/vocabulary/lookup.ts'
import type { VocabularyState } from '../../catalogue/vocabulary/service.ts'
import type { VitrineError } from '../../domain/errors.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useAccountName } from '../../ui/useAccountName.ts'
import {
  SearchMatches_addressDocument,
  SearchMatches_partDocument,
  SearchMatchesDocument,
} from './__generated__/SearchMatches.ts'
import {
  accountMatch,
  addressMatches,
  collectionMatch,
  type CollectionMatch,
  type Match,
  nearestFirst,
  partMatches,
  rankedFirst,
  tokenMatch,
  type TokenMatch,
  traitMatch,
} from './matches.ts'
import { namedAccounts } from './namedAccounts.ts'
import { readSearch } from './searchText.ts'
import { type NameState, useEnsName } from './useEnsName.ts'
import { type KnownWords, useWords } from './useWords.ts'

export type Matches =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }
  | {
      readonly kind: 'found'
      readonly matches: readonly Match[]
      /** The items among them, for those who show cards. */
      readonly tokens: readonly TokenMatch[]
      /** What was looked for in place of the text, of which nothing is called. */
      readonly corrected: string | undefined
      /** Set when the text is a name of the Ethereum Name Service; its account is among the matches. */
      readonly name: NameState | undefined
      /** Set while words of some items are not known, so that a slip in them is not put right. */
      readonly unread: VocabularyState | undefined
      /** True while these are the matches of the text before. */
      readonly previous: boolean
    }

export interface MatchCounts {
  readonly collections: number
  readonly traits: number
  readonly tokens: number
}

/** Shorter texts begin too many words to be a trait's value. */
const SHORTEST_TRAIT = 3
const PLAIN = { corrected: undefined, name: undefined, unread: undefined, previous: false } as const

export function useMatches(text: string, counts: MatchCounts): Matches {
  const search = readSearch(text)
  const words = useWords(search.kind === 'text' ? text.trim() : undefined, counts.traits)
  const name = useEnsName(text)
  const typed = useFound(text, counts, words.collections, words.answer?.traits)
  const nameOf = useAccountName()
  const people = namedAccounts(text, useConfig())
  // A name is spelt as it is spelt.
  const nothing =
    typed.kind === 'found' && typed.empty && !typed.previous && name === undefined && people.length === 0
  const correction = nothing && !words.reading ? words.answer?.correction : undefined
  const meant = useFound(correction ?? '', counts, words.collections, words.answer?.correctedTraits)
  const byAddress = useIndexQuery(SearchMatches_addressDocument, {
    variables: { id: search.kind === 'address' ? search.address : '' },
    skip: search.kind !== 'address',
  })
  const byPart = useIndexQuery(SearchMatches_partDocument, {
    variables: search.kind === 'part' ? { least: search.least, most: search.most } : { least: '', most: '' },
    skip: search.kind !== 'part',
  })
  if (search.kind === 'nothing') return { kind: 'nothing' }
  if (search.kind === 'address') {
    if (byAddress.kind === 'failed') return byAddress
    if (byAddress.kind === 'loading') return { kind: 'searching' }
    return { kind: 'found', matches: addressMatches(search.address, byAddress.data), tokens: [], ...PLAIN }
  }
  if (search.kind === 'part') {
    if (byPart.kind === 'failed') return byPart
    if (byPart.kind === 'loading') return { kind: 'searching' }
    const matches = partMatches(search, byPart.data, counts.tokens, nameOf)
    return { kind: 'found', matches, tokens: [], ...PLAIN }
  }
  if (typed.kind !== 'found') return typed
  // Not yet known to be nothing.
  if (typed.empty && people.length === 0 && (typed.previous || (nothing && words.reading))) {
    return { kind: 'searching' }
  }
  if (correction !== undefined) {
    if (meant.kind !== 'found' || (meant.empty && meant.previous)) {
      return meant.kind === 'failed' ? meant : { kind: 'searching' }
    }
    if (!meant.empty) return { kind: 'found', ...PLAIN, ...listed(meant), corrected: correction }
  }
  const account = [
    ...(name?.kind === 'account' ? [accountMatch(name.address, name.name)] : []),
    ...people.map(({ address, label }) => accountMatch(address, label)),
  ]
  const { matches, ...rest } = listed(typed)
  const unread = words.state?.whole === false ? words.state : undefined
  return { kind: 'found', ...PLAIN, ...rest, matches: [...account, ...matches], name, unread }
}

interface Found {
  readonly kind: 'found'
  readonly collections: readonly CollectionMatch[]
  readonly traits: readonly Match[]
  readonly tokens: readonly TokenMatch[]
  readonly empty: boolean
  readonly previous: boolean
}

/** What the index has of a text, with collections of a similar name and traits that are known to have it. */
function useFound(
  text: string,
  counts: MatchCounts,
  names: KnownWords['collections'],
  known: readonly TraitMatch[] = [],
): Found | Exclude<Matches, { kind: 'found' }> {
  const search = readSearch(text)
  const asText = search.kind === 'text'
  const ranking = asText ? (names?.find(text) ?? []).slice(0, counts.collections) : []
  const similar = ranking.filter((each) => each.similar).map(({ id }) => id)
  const byText = useIndexQuery(SearchMatchesDocument, {
    variables: {
      collections: asText ? search.collections(similar) : {},
      named: asText ? search.named : {},
      ending: asText ? search.ending : {},
      numbered: asText ? search.numbered : {},
      collectionCount: counts.collections,
      tokenCount: counts.tokens,
    },
    skip: !asText,
    keepPrevious: true,
  })
  if (!asText) return { kind: 'nothing' }
  if (byText.kind === 'failed') return byText
  if (byText.kind === 'loading') return { kind: 'searching' }
  const collections = rankedFirst(
    byText.data.collections,
    ranking.map(({ id }) => id),
  )
  const tokens = nearestFirst(text, byText.data).slice(0, counts.tokens)
  const traits = text.trim().length < SHORTEST_TRAIT ? [] : known.map(traitMatch)
  return {
    kind: 'found',
    collections,
    traits,
    tokens,
    empty: collections.length + traits.length + tokens.length === 0,
    previous: byText.previous,
  }
}

function listed({ collections, traits, tokens, previous }: Found) {
  // Who types a name means the thing more often than what it has in common with others.
  const matches = [...collections.map(collectionMatch), ...tokens.map(tokenMatch), ...traits]
  return { matches, tokens, previous }
}
