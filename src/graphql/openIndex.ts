// Opens the index: its client, whose queries are pinned to the newest block.
import { FirstBlockDocument } from './__generated__/FirstBlock.ts'
import { createApolloClient } from './client.ts'
import type { LinkContext, Rewrite } from './indexLink.ts'
import { getPin } from './pinnedBlock.ts'

/** The client, and the newest block from before its first query: all later answers are at least as new. */
export function openIndex(graphqlUrl: string, rewrite: Rewrite | undefined) {
  const client = createApolloClient({ graphqlUrl, rewrite })
  const context = { newest: true } satisfies Partial<LinkContext>
  const since = client.query({ query: FirstBlockDocument, fetchPolicy: 'no-cache', context }).then(
    ({ data }) => data?._meta?.block,
    () => undefined,
  )
  // During time travel, the rewritten query keeps its own block.
  getPin(client).block = since
  return { client, since }
}
