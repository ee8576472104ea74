// The one client of the index: how it asks, what it retries, what it keeps.
import { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { createCache } from './cache.ts'
import { failedIndexLink } from './failedIndexLink.ts'
import { recordAnswersLink } from './changeCount.ts'
import { indexLink, type Rewrite } from './indexLink.ts'
import { retryingFetch, type RetryOptions } from './retryingFetch.ts'

export interface ClientOptions {
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  readonly retry?: RetryOptions
  /** What is asked in place of each question, such as the same as of a block. */
  readonly rewrite?: Rewrite | undefined
}

export function createApolloClient({ graphqlUrl, retry = {}, rewrite }: ClientOptions): ApolloClient {
  const ask = indexLink({ graphqlUrl, fetch: retryingFetch(retry), rewrite })
  return new ApolloClient({
    link: ApolloLink.from([recordAnswersLink(), failedIndexLink(), ask]),
    cache: createCache(),
    devtools: { enabled: false },
  })
}
