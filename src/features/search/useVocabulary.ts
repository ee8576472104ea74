// Reads the words that a search may be misspelt from: names of collections with the first letter typed, a sample of
// the items once there is a word to look for.
import { useMemo } from 'react'
import { ask } from '../../graphql/ask.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { type ReadingContext, useKeptReading } from '../../graphql/useKeptReading.ts'
import { useNow } from '../../ui/useNow.ts'
import { SearchWords_sampleDocument, SearchWordsDocument } from './__generated__/SearchWords.ts'
import {
  type CollectionNames,
  indexCollections,
  indexWords,
  type SampledCollection,
  type Vocabulary,
} from './vocabulary.ts'

/** A thousand documents: every trait that one item in twenty has is nearly sure to be among a hundred. */
const SAMPLE = { collectionCount: 10, tokenCount: 100 }
const HOUR_SECONDS = 3_600
const NOTHING: readonly SampledCollection[] = []

export interface KnownWords {
  /** Undefined while they are not known, or cannot be. */
  readonly collections: CollectionNames | undefined
  readonly items: Vocabulary | undefined
  /** True while they may still come. */
  readonly reading: boolean
}

/** @param wanted false asks nothing */
export function useVocabulary(wanted: boolean): KnownWords {
  const names = useIndexQuery(SearchWordsDocument, { variables: {}, skip: !wanted })
  const hour = Math.floor(useNow() / HOUR_SECONDS)
  const sample = useKeptReading(
    wanted ? `words of items in the hour ${hour}` : 'no words of items',
    wanted ? readSample : nothing,
  )
  const listed = names.kind === 'ready' ? names.data.collections : undefined
  const sampled = wanted && sample.kind === 'ready' ? sample.value : undefined
  const collections = useMemo(() => (listed === undefined ? undefined : indexCollections(listed)), [listed])
  const items = useMemo(
    () => (sampled === undefined ? undefined : indexWords(listed ?? [], sampled)),
    [listed, sampled],
  )
  return {
    collections,
    items,
    reading: wanted && (names.kind === 'loading' || sample.kind === 'reading'),
  }
}

async function readSample({ client }: ReadingContext): Promise<readonly SampledCollection[]> {
  const { collections } = await ask(client, SearchWords_sampleDocument, SAMPLE)
  return collections.map(({ id, name, tokens }) => ({
    id,
    name,
    documents: tokens.flatMap(({ metadata }) => metadata ?? []),
  }))
}

const nothing = () => Promise.resolve(NOTHING)
