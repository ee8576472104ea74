// A single query that bypasses the cache, for lists that keep their own rows.
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { IndexMalformedReplyError } from './errors.ts'
import { UNSHARED } from './clientState.ts'
import { type FetchPage, keysetPages, type KeysetPagesOptions, type PageRequest } from './keyset.ts'
import type { Combinable } from './where.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/**
 * Queries the index; nothing is written to the cache.
 *
 * @param context of the operation; {@link UNSHARED} by default
 * @throws client errors that `indexError` distinguishes; IndexMalformedReplyError if there is no data
 */
export async function queryIndex<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: object = UNSHARED,
): Promise<Data> {
  const { data } = await client.query({
    query,
    variables: variables as never,
    fetchPolicy: 'no-cache',
    context,
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

/**
 * Reads all rows of a sorted list page by page, for figures and files that need all of them. It throws what `keysetPages`
 * and `queryIndex` throw.
 *
 * @param field the query's only one
 */
export const queryPages = <
  Field extends string,
  Row extends { readonly id: string },
  Filter extends Combinable<Filter>,
>(
  client: ApolloClient,
  query: TypedDocumentNode<Readonly<Record<Field, readonly Row[]>>, PageVariables<Filter>>,
  field: Field,
  options: Omit<KeysetPagesOptions<NoInfer<Row>, NoInfer<Filter>>, 'fetchPage'>,
) =>
  keysetPages<Row, Filter>({ ...options, fetchPage: createPageFetcher(client, query, (data) => data[field]) })
