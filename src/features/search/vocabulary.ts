// Connects a page to the vocabulary worker, which corrects misspelled searches; opened at the first search.
import type { ApolloClient } from '@apollo/client'
import { connectVocabulary } from '../../catalogue/vocabulary/connect.ts'
import type {
  VocabularyService,
  VocabularyState,
  VocabularyAnswer,
} from '../../catalogue/vocabulary/service.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { nodeUrls } from '../../node/getNode.ts'

export interface VocabularySession {
  subscribe(listener: () => void): () => void
  /** Undefined until the worker has read something. */
  state(): VocabularyState | undefined
  /** Undefined if the vocabulary fails to load; the next call retries. */
  answer(text: string, mostTraits: number): Promise<VocabularyAnswer | undefined>
}

const sessions = new WeakMap<ApolloClient, VocabularySession>()

export function openVocabulary(client: ApolloClient, network: NetworkConfig): VocabularySession {
  const existing = sessions.get(client)
  if (existing !== undefined) return existing
  const session = createVocabulary(network)
  sessions.set(client, session)
  return session
}

function createVocabulary(network: NetworkConfig): VocabularySession {
  const listeners = new Set<() => void>()
  let state: VocabularyState | undefined
  let service: Promise<VocabularyService> | undefined
  const absolute = (url: string) => new URL(url, window.location.href).href
  const setState = (next: VocabularyState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const open = async () => {
    const connected = await connectVocabulary()
    const site = { graphqlUrl: absolute(network.graphqlUrl), nodeUrls: nodeUrls(network).map(absolute) }
    await connected.open(site, setState)
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
        // Without a correction, the index searches for the text as entered.
        if (service === opened) service = undefined
        return undefined
      }
    },
  }
}
