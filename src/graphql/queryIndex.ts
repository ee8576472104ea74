// One question past the cache, for lists that keep their own rows.
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { IndexMalformedReplyError } from './errors.ts'
import { UNSHARED } from './changeCount.ts'
import { indexer } from '../messages/en/indexer.ts'

/**
 * Asks the index and gives what it answered; nothing of it enters the cache.
 *
 * @param options `shared` takes the answer to an equal question that is on its way, also from before a change
 * @throws what the client throws, which `indexError` tells apart; IndexMalformedReplyError when there is no answer
 */
export async function queryIndex<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { shared = false }: { readonly shared?: boolean } = {},
): Promise<Data> {
  const { data } = await client.query({
    query,
    variables: variables as never,
    fetchPolicy: 'no-cache',
    context: shared ? {} : UNSHARED,
  })
  if (data === undefined) throw new IndexMalformedReplyError(indexer.unexpected)
  return data as Data
}
