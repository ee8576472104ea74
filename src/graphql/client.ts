// The Apollo client of the index: links, retries, cache.
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
  /** Rewrites every query, for example as of a block. */
  readonly rewrite?: Rewrite | undefined
}

export function createApolloClient({ graphqlUrl, retry = {}, rewrite }: ClientOptions): ApolloClient {
  const transport = indexLink({ graphqlUrl, fetch: retryingFetch(retry), rewrite })
  return new ApolloClient({
    link: ApolloLink.from([recordAnswersLink(), failedIndexLink(), transport]),
    cache: createCache(),
    devtools: { enabled: false },
  })
}
