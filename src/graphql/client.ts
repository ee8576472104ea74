// The one client of the index: how it asks, what it retries, what it keeps.
import { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { HttpLink } from '@apollo/client/link/http'
import { createCache } from './cache.ts'
import { failedIndexLink } from './failedIndexLink.ts'
import { retryingFetch, type RetryOptions } from './retryingFetch.ts'

export interface ClientOptions {
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  readonly retry?: RetryOptions
}

export function createApolloClient({ graphqlUrl, retry = {} }: ClientOptions): ApolloClient {
  const http = new HttpLink({ uri: graphqlUrl, fetch: retryingFetch(retry) })
  return new ApolloClient({
    link: ApolloLink.from([failedIndexLink(), http]),
    cache: createCache(),
    devtools: { enabled: false },
  })
}
