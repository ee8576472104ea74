// The Apollo client of the index: links, retries, cache.
import { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { createCache } from './cache.ts'
import { recordAnswersLink } from './clientState.ts'
import { indexLink } from './indexLink.ts'
import { retryingFetch, type RetryOptions } from './retryingFetch.ts'

export interface ClientOptions {
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  readonly retry?: RetryOptions
  /** In time travel, the block that all queries are as of. */
  readonly asOfBlock?: number | undefined
}

export function createApolloClient({ graphqlUrl, retry = {}, asOfBlock }: ClientOptions): ApolloClient {
  const transport = indexLink({ graphqlUrl, fetch: retryingFetch(retry), asOfBlock })
  return new ApolloClient({
    link: ApolloLink.from([recordAnswersLink(), transport]),
    cache: createCache(),
    devtools: { enabled: false },
  })
}
