// Corrections for a misspelled search: names of collections from the first letter, and the vocabulary of all items.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type {
  VocabularyState,
  VocabularyAnswer,
  VocabularyService,
} from '../../itemSearch/vocabulary/service.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { SearchVocabularyDocument } from './__generated__/SearchVocabulary.ts'
import { perClient } from '../../graphql/clientState.ts'
import { getRecent } from '../../domain/keepRecent.ts'
import { connectVocabulary } from '../../itemSearch/vocabulary/connect.ts'
import type { VitrineConfig } from '../../domain/config.ts'
import { curatedFilter } from '../../domain/curation.ts'
import { nodeUrls } from '../../node/getNode.ts'
import MiniSearch from 'minisearch'
import { SHORTEST_MISTYPED, splitWords, TYPOS } from '../../itemSearch/wordIndex.ts'
import { createListeners } from '../../domain/listeners.ts'

export interface VocabularyMatches {
  /** Undefined until loaded, and if loading fails. */
  readonly collections: CollectionNames | undefined
  /** The vocabulary's result; the previous text's while this one's loads. None as of an earlier block. */
  readonly answer: VocabularyAnswer | undefined
  /** How much of the vocabulary has loaded; undefined before the first part. */
  readonly state: VocabularyState | undefined
  /** True while a result for this text may still arrive. */
  readonly reading: boolean
}

interface Answered {
  readonly text: string
  readonly answer: VocabularyAnswer | undefined
}

/** @param text undefined sends no query */
export function useVocabulary(text: string | undefined, mostTraits: number): VocabularyMatches {
  const config = useConfig()
  const client = useApolloClient()
  const session = useMemo(
    () => getRecent(clientVocabulary(client), config, 1, () => createVocabulary(config)),
    [client, config],
  )
  const state = useSyncExternalStore(session.subscribe, session.state)
  const names = useIndexQuery(SearchVocabularyDocument, {
    variables: { shown: curatedFilter(config, 'id') },
    skip: text === undefined,
  })
  const listed = names.kind === 'ready' ? names.data.collections : undefined
  const collections = useMemo(() => (listed === undefined ? undefined : indexCollections(listed)), [listed])
  const [answered, setAnswered] = useState<Answered>()
  const readCount = state?.read
  // The vocabulary is that of now: as of an earlier block, it would offer traits and names that didn't exist yet.
  const vocabularyText = useAsOfBlock() === undefined ? text : undefined

  // External system: the worker that keeps the vocabulary. The query is sent again when it has read more.
  useEffect(() => {
    if (vocabularyText === undefined) return
    let isCurrent = true
    void session.answer(vocabularyText, mostTraits).then((answer) => {
      if (isCurrent) setAnswered({ text: vocabularyText, answer })
    })
    return () => {
      isCurrent = false
    }
  }, [session, vocabularyText, mostTraits, readCount])

  return {
    collections,
    answer: answered?.answer,
    state,
    reading:
      text !== undefined &&
      (names.kind === 'loading' || (vocabularyText !== undefined && answered?.text !== vocabularyText)),
  }
}

interface VocabularySession {
  subscribe(listener: () => void): () => void
  /** Undefined until the worker has read something. */
  state(): VocabularyState | undefined
  /** Undefined if the vocabulary fails to load; the next call retries. */
  answer(text: string, mostTraits: number): Promise<VocabularyAnswer | undefined>
}

const clientVocabulary = perClient(() => new Map<VitrineConfig, VocabularySession>())

function createVocabulary(config: VitrineConfig): VocabularySession {
  const { network } = config
  const { subscribe, notify } = createListeners()
  let state: VocabularyState | undefined
  let service: Promise<VocabularyService> | undefined
  const toAbsolute = (url: string) => new URL(url, window.location.href).href
  const setState = (next: VocabularyState) => {
    state = next
    notify()
  }
  const open = async () => {
    const connected = await connectVocabulary()
    const site = {
      graphqlUrl: toAbsolute(network.graphqlUrl),
      nodeUrls: nodeUrls(network).map(toAbsolute),
      shown: curatedFilter(config, 'id'),
    }
    await connected.open(site, setState)
    return connected
  }
  return {
    subscribe,
    state: () => state,
    async answer(text, mostTraits) {
      const connection = (service ??= open())
      try {
        return await (await connection).answer(text, mostTraits)
      } catch {
        // Without a correction, the index searches for the text as entered.
        if (service === connection) service = undefined
        return undefined
      }
    },
  }
}

interface NamedCollection {
  readonly id: string
  readonly name: string | null
  readonly symbol: string | null
}

interface NameMatch {
  readonly id: string
  /** True if a word only resembles one of the name's. */
  readonly similar: boolean
}

const allowedTypos = (term: string) => (term.length < SHORTEST_MISTYPED ? false : TYPOS.fuzzy)

interface CollectionNames {
  /** Collections that match every word of the text, the best first. */
  find(text: string): readonly NameMatch[]
}

export function indexCollections(collections: readonly NamedCollection[]): CollectionNames {
  const index = new MiniSearch<NamedCollection>({
    fields: ['name', 'symbol'],
    extractField: (collection, field) =>
      field === 'id' ? collection.id : (collection[field as 'name' | 'symbol'] ?? ''),
    tokenize: (text) => [...splitWords(text)],
    processTerm: (term) => term,
  })
  index.addAll(collections)
  return {
    find: (text) =>
      index
        .search(text, {
          combineWith: 'AND',
          prefix: true,
          fuzzy: allowedTypos,
          maxFuzzy: TYPOS.maxFuzzy,
          boost: { name: 2 },
        })
        .map(({ id, terms, queryTerms }) => ({
          id: String(id),
          similar: !queryTerms.every((term) => terms.some((word) => word.startsWith(term))),
        })),
  }
}
