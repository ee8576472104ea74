// A single query that bypasses the cache, for lists that keep their own rows.
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { IndexMalformedReplyError } from './errors.ts'
import { UNSHARED } from './changeCount.ts'
import { AS_TEXT } from './indexLink.ts'
import type { FetchPage, PageRequest } from './keyset.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/**
 * Queries the index; nothing is written to the cache.
 *
 * @param options `shared` joins an equal query in flight, even one from before a change; `plain` sends it as text
 * @throws client errors that `indexError` distinguishes; IndexMalformedReplyError if there is no data
 */
export async function queryIndex<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { shared = false, plain = false }: { readonly shared?: boolean; readonly plain?: boolean } = {},
): Promise<Data> {
  const { data } = await client.query({
    query,
    variables: variables as never,
    fetchPolicy: 'no-cache',
    context: { ...(!shared && UNSHARED), ...(plain && AS_TEXT) },
  })
  if (data === undefined) throw new IndexMalformedReplyError(errorsTexts.indexer.unexpected)
  return data as Data
}

/** The variables of a query for one page of rows in the order of one field. */
type PageVariables<Filter> = Pick<PageRequest<Filter>, 'where' | 'first'> & {
  readonly direction: PageRequest<Filter>['orderDirection']
}

/**
 * Returns a function that fetches one page of rows, in the order of one field. It throws what `queryIndex` throws.
 *
 * @param rows the rows of a response
 */
export function createPageFetcher<Data, Filter, Row>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, PageVariables<Filter>>,
  rows: (data: Data) => readonly Row[],
): FetchPage<Row, Filter> {
  return async ({ where, first, orderDirection }) =>
    rows(await queryIndex(client, query, { where, first, direction: orderDirection }))
}
