// The words that a search may be misspelt from: names of collections with the first letter typed, and of all items what
// the vocabulary knows.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { VocabularyState, VocabularyAnswer } from '../../catalogue/vocabulary/service.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { SearchWordsDocument } from './__generated__/SearchWords.ts'
import { type CollectionNames, indexCollections } from './collectionNames.ts'
import { wordsOfSite } from './words.ts'

export interface KnownWords {
  /** Undefined while they are not known, or cannot be. */
  readonly collections: CollectionNames | undefined
  /** What the text was meant to be; of the text before while this one's answer is on its way. */
  readonly answer: VocabularyAnswer | undefined
  /** How much is known; undefined until something is. */
  readonly state: VocabularyState | undefined
  /** True while an answer to this very text may still come. */
  readonly reading: boolean
}

interface Answered {
  readonly text: string
  readonly answer: VocabularyAnswer | undefined
}

/** @param text undefined asks nothing */
export function useWords(text: string | undefined, mostTraits: number): KnownWords {
  const { network } = useConfig()
  const client = useApolloClient()
  const session = useMemo(() => wordsOfSite(client, network), [client, network])
  const state = useSyncExternalStore(session.subscribe, session.state)
  const names = useIndexQuery(SearchWordsDocument, { variables: {}, skip: text === undefined })
  const listed = names.kind === 'ready' ? names.data.collections : undefined
  const collections = useMemo(() => (listed === undefined ? undefined : indexCollections(listed)), [listed])
  const [answered, setAnswered] = useState<Answered>()
  const known = state?.read

  // Outside system: the worker that keeps the vocabulary. It is asked again when it has read more.
  useEffect(() => {
    if (text === undefined) return
    let wanted = true
    void session.answer(text, mostTraits).then((answer) => {
      if (wanted) setAnswered({ text, answer })
    })
    return () => {
      wanted = false
    }
  }, [session, text, mostTraits, known])

  return {
    collections,
    answer: answered?.answer,
    state,
    reading: text !== undefined && (names.kind === 'loading' || answered?.text !== text),
  }
}
