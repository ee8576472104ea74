// Apollo's useQuery for pages: answers from the cache on Back, unless the index has changed since it was asked.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { VitrineError } from '../domain/errors.ts'
import { indexError } from './errors.ts'
import { generation } from './generation.ts'

/** The change count at which each question was last put, by client. */
const asked = new WeakMap<object, Map<string, number>>()

export type QueryState<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }
  | {
      readonly kind: 'ready'
      readonly data: Data
      /** Set when the latest attempt failed: the data is the last that was good. */
      readonly error: VitrineError | undefined
      /** True while these answers are to other variables than those asked now. */
      readonly previous: boolean
    }

export interface IndexQueryOptions<Variables> {
  readonly variables: Variables
  readonly skip?: boolean
  /** Goes on showing the last answer while another question is under way. */
  readonly keepPrevious?: boolean
}

/** Asks the index, as one of three states to be switched over. */
export function useIndexQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, skip = false, keepPrevious = false }: IndexQueryOptions<Variables>,
): QueryState<Data> {
  const client = useApolloClient()
  const name = nameOf(document)
  const key = `${name} ${JSON.stringify(variables)}`
  const [stale] = useState(() => isStale(client, key))
  const result = useQuery(document, {
    variables: variables as never,
    skip,
    fetchPolicy: stale ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
  })

  // Outside system: the record of what was asked when.
  useEffect(() => {
    if (!skip) seen(client).set(key, generation(client))
  })

  const data = (result.data ?? (keepPrevious ? result.previousData : undefined)) as Data | undefined
  const error = result.error === undefined ? undefined : indexError(result.error)
  if (data !== undefined) {
    return { kind: 'ready', data, error, previous: result.data === undefined }
  }
  if (error !== undefined) {
    return { kind: 'failed', error, retry: () => void result.refetch().catch(() => undefined) }
  }
  return { kind: 'loading' }
}

function seen(client: object): Map<string, number> {
  const known = asked.get(client)
  if (known !== undefined) return known
  const fresh = new Map<string, number>()
  asked.set(client, fresh)
  return fresh
}

function isStale(client: Parameters<typeof generation>[0], key: string): boolean {
  const at = seen(client).get(key)
  return at !== undefined && at !== generation(client)
}

function nameOf(
  document: TypedDocumentNode<unknown, never> | { readonly definitions: readonly unknown[] },
): string {
  const [operation] = document.definitions as readonly { readonly name?: { readonly value: string } }[]
  return operation?.name?.value ?? ''
}
