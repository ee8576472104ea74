// Sends queries that a page repeats as plain text, where the index accepts that.
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { perClient } from './perClient.ts'
import { queryIndex } from './queryIndex.ts'

/** Whether the index accepts plain text; undefined until a query was answered. */
const acceptance = perClient((): { plain: boolean | undefined } => ({ plain: undefined }))

/**
 * Queries the index without the preliminary request (CORS preflight) that JSON to another origin needs. An index, or a
 * proxy in front of it, that doesn't accept plain text gets JSON from then on.
 *
 * @throws what {@link queryIndex} throws
 */
export async function queryPlainly<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const accepts = acceptance(client)
  if (accepts.plain !== false) {
    try {
      const data = await queryIndex(client, query, variables, { plain: true })
      accepts.plain = true
      return data
    } catch (error) {
      // GraphQL errors come from an index that has read the query.
      if (accepts.plain === true || CombinedGraphQLErrors.is(error)) throw error
    }
  }
  const data = await queryIndex(client, query, variables)
  accepts.plain = false
  return data
}
