// The one client of the index: how it asks, what it retries, what it keeps.
import { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { createCache } from './cache.ts'
import { failedIndexLink } from './failedIndexLink.ts'
import { answerLink } from './generation.ts'
import { indexLink } from './indexLink.ts'
import { retryingFetch, type RetryOptions } from './retryingFetch.ts'

export interface ClientOptions {
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  readonly retry?: RetryOptions
}

export function createApolloClient({ graphqlUrl, retry = {} }: ClientOptions): ApolloClient {
  const ask = indexLink({ graphqlUrl, fetch: retryingFetch(retry) })
  return new ApolloClient({
    link: ApolloLink.from([answerLink(), failedIndexLink(), ask]),
    cache: createCache(),
    devtools: { enabled: false },
  })
}
