// Finds the results of a search: queries the index, corrects misspelled vocabulary, and resolves names.
import type { TraitMatch } from '../../itemSearch/vocabulary/lookup.ts'
import type { VocabularyState } from '../../itemSearch/vocabulary/service.ts'
import type { VitrineError } from '../../domain/errors.ts'
import { curatedFilter } from '../../domain/curation.ts'
import type { Collection_filter, Token_filter } from '../../graphql/__generated__/operations.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { matchAll } from '../../graphql/where.ts'
import { findAccountName } from '../../domain/config.ts'
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
  sortByRank,
  tokenMatch,
  type TokenMatch,
  traitMatch,
} from './matches.ts'
import { namedAccounts } from './namedAccounts.ts'
import { parseSearch } from './searchText.ts'
import { type NameState, useEnsName } from '../../wallet/names/useEnsName.ts'
import { type VocabularyMatches, useVocabulary } from './useVocabulary.ts'

export type Matches =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }
  | {
      readonly kind: 'found'
      readonly matches: readonly Match[]
      /** The items among the matches, for cards. */
      readonly tokens: readonly TokenMatch[]
      /** The corrected text that was searched for, because the entered one has no match. */
      readonly corrected: string | undefined
      /** Set if the text is an ENS name; its account is among the matches. */
      readonly name: NameState | undefined
      /** Set while the vocabulary lacks some items' words, so that typos in them aren't corrected. */
      readonly partialVocabulary: VocabularyState | undefined
      /** True while these are the matches of the previous text. */
      readonly previous: boolean
    }

export interface MatchCounts {
  readonly collections: number
  readonly traits: number
  readonly tokens: number
}

/** Shorter texts match too many trait values. */
const SHORTEST_TRAIT = 3
const PLAIN = {
  corrected: undefined,
  name: undefined,
  partialVocabulary: undefined,
  previous: false,
} as const

export function useMatches(text: string, counts: MatchCounts): Matches {
  const search = parseSearch(text)
  const vocabulary = useVocabulary(search.kind === 'text' ? text.trim() : undefined, counts.traits)
  const lookup = useEnsName(text, 'at-once')
  // Only names in .eth report that they don't resolve: other texts with a dot may mean something else.
  const name = lookup?.kind === 'account' || /\.eth\s*$/i.test(text) ? lookup : undefined
  const entered = useTextMatches(text, counts, vocabulary.collections, vocabulary.answer?.traits)
  const accountName = useAccountName()
  const config = useConfig()
  const accounts = namedAccounts(text, config)
  // ENS names and account names aren't corrected.
  const nothing =
    entered.kind === 'found' &&
    entered.empty &&
    !entered.previous &&
    name === undefined &&
    accounts.length === 0
  const correction = nothing && !vocabulary.reading ? vocabulary.answer?.correction : undefined
  const correctedMatches = useTextMatches(
    correction ?? '',
    counts,
    vocabulary.collections,
    vocabulary.answer?.correctedTraits,
  )
  const byAddress = useIndexQuery(SearchMatches_addressDocument, {
    variables: { id: search.kind === 'address' ? search.address : '' },
    skip: search.kind !== 'address',
  })
  const part = search.kind === 'part' ? search : { least: '', most: '' }
  const byPart = useIndexQuery(SearchMatches_partDocument, {
    variables: {
      least: part.least,
      most: part.most,
      collections: { id_gte: part.least, id_lte: part.most, ...curatedFilter(config, 'id') },
    },
    skip: search.kind !== 'part',
  })
  if (search.kind === 'nothing') return { kind: 'nothing' }
  if (search.kind === 'address') {
    if (byAddress.kind === 'failed') return byAddress
    if (byAddress.kind === 'loading') return { kind: 'searching' }
    const matches = addressMatches(search.address, byAddress.data, findAccountName(config, search.address))
    return { kind: 'found', matches, tokens: [], ...PLAIN }
  }
  if (search.kind === 'part') {
    if (byPart.kind === 'failed') return byPart
    if (byPart.kind === 'loading') return { kind: 'searching' }
    const matches = partMatches(search, byPart.data, counts.tokens, accountName)
    return { kind: 'found', matches, tokens: [], ...PLAIN }
  }
  if (entered.kind !== 'found') return entered
  // More matches may still load.
  if (entered.empty && accounts.length === 0 && (entered.previous || (nothing && vocabulary.reading))) {
    return { kind: 'searching' }
  }
  if (correction !== undefined) {
    if (correctedMatches.kind !== 'found' || (correctedMatches.empty && correctedMatches.previous)) {
      return correctedMatches.kind === 'failed' ? correctedMatches : { kind: 'searching' }
    }
    if (!correctedMatches.empty)
      return { kind: 'found', ...PLAIN, ...toResult(correctedMatches), corrected: correction }
  }
  const account = [
    ...(name?.kind === 'account' ? [accountMatch(name.address, name.name)] : []),
    ...accounts.map(({ address, label }) => accountMatch(address, label)),
  ]
  const { matches, ...rest } = toResult(entered)
  const partialVocabulary = vocabulary.state?.whole === false ? vocabulary.state : undefined
  return { kind: 'found', ...PLAIN, ...rest, matches: [...account, ...matches], name, partialVocabulary }
}

interface TextMatches {
  readonly kind: 'found'
  readonly collections: readonly CollectionMatch[]
  readonly traits: readonly Match[]
  readonly tokens: readonly TokenMatch[]
  readonly empty: boolean
  readonly previous: boolean
}

/** The index's matches of a text, with collections of a similar name and the vocabulary's traits. */
function useTextMatches(
  text: string,
  counts: MatchCounts,
  names: VocabularyMatches['collections'],
  vocabularyTraits: readonly TraitMatch[] = [],
): TextMatches | Exclude<Matches, { kind: 'found' }> {
  const search = parseSearch(text)
  const asText = search.kind === 'text'
  const ranking = asText ? (names?.find(text) ?? []).slice(0, counts.collections) : []
  const similar = ranking.filter((each) => each.similar).map(({ id }) => id)
  const config = useConfig()
  const ofListed = curatedFilter(config, 'collection')
  const items = (where: Token_filter) => matchAll<Token_filter>(ofListed, where)
  const byText = useIndexQuery(SearchMatchesDocument, {
    variables: {
      collections: asText
        ? matchAll<Collection_filter>(curatedFilter(config, 'id'), search.collections(similar))
        : {},
      named: asText ? items(search.named) : {},
      ending: asText ? items(search.ending) : {},
      numbered: asText ? items(search.numbered) : {},
      collectionCount: counts.collections,
      tokenCount: counts.tokens,
    },
    skip: !asText,
    keepPrevious: 'while-loading',
  })
  if (!asText) return { kind: 'nothing' }
  if (byText.kind === 'failed') return byText
  if (byText.kind === 'loading') return { kind: 'searching' }
  const collections = sortByRank(
    byText.data.collections,
    ranking.map(({ id }) => id),
  )
  const tokens = nearestFirst(text, byText.data).slice(0, counts.tokens)
  const traits = text.trim().length < SHORTEST_TRAIT ? [] : vocabularyTraits.map(traitMatch)
  return {
    kind: 'found',
    collections,
    traits,
    tokens,
    empty: collections.length + traits.length + tokens.length === 0,
    previous: byText.previous,
  }
}

function toResult({ collections, traits, tokens, previous }: TextMatches) {
  // A name more often means the item than a trait that it shares with others.
  const matches = [...collections.map(collectionMatch), ...tokens.map(tokenMatch), ...traits]
  return { matches, tokens, previous }
}
