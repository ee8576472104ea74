// A page's side of the vocabulary: opened when something is first searched for, and asked what a text was meant to be.
import type { ApolloClient } from '@apollo/client'
import { connectVocabulary } from '../../catalogue/vocabulary/connect.ts'
import type {
  VocabularyService,
  VocabularyState,
  VocabularyAnswer,
} from '../../catalogue/vocabulary/service.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { nodeUrls } from '../../node/getNode.ts'

export interface WordsSession {
  subscribe(listener: () => void): () => void
  /** Undefined until something is known. */
  state(): VocabularyState | undefined
  /** Undefined when the words cannot be read; the next question tries again. */
  answer(text: string, mostTraits: number): Promise<VocabularyAnswer | undefined>
}

const sessions = new WeakMap<ApolloClient, WordsSession>()

/** The words of the site that a client asks. */
export function wordsOfSite(client: ApolloClient, network: NetworkConfig): WordsSession {
  const known = sessions.get(client)
  if (known !== undefined) return known
  const session = createWords(network)
  sessions.set(client, session)
  return session
}

function createWords(network: NetworkConfig): WordsSession {
  const listeners = new Set<() => void>()
  let state: VocabularyState | undefined
  let service: Promise<VocabularyService> | undefined
  const absolute = (url: string) => new URL(url, window.location.href).href
  const tell = (next: VocabularyState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const open = async () => {
    const connected = await connectVocabulary()
    const site = { graphqlUrl: absolute(network.graphqlUrl), nodeUrls: nodeUrls(network).map(absolute) }
    await connected.open(site, tell)
    return connected
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    async answer(text, mostTraits) {
      const opened = (service ??= open())
      try {
        return await (await opened).answer(text, mostTraits)
      } catch {
        // The index answers by the text as it stands, which is what it would do with nothing to put right.
        if (service === opened) service = undefined
        return undefined
      }
    },
  }
}
