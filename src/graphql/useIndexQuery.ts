// Apollo's useQuery for pages: answers from the cache on Back, and queries again what may have changed.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { VitrineError } from '../domain/errors.ts'
import { indexError } from './errors.ts'
import { isCurrent, type QueryContext, UNSHARED } from './clientState.ts'

export type QueryState<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }
  | {
      readonly kind: 'ready'
      readonly data: Data
      /** The error of the latest attempt; the data is from the last successful one. */
      readonly error: VitrineError | undefined
      /** True while the data is for the previous variables. */
      readonly previous: boolean
    }

export interface IndexQueryOptions<Variables> {
  readonly variables: Variables
  readonly skip?: boolean
  /**
   * Keeps the previous data for other variables, while they load or also if they fail. The latter is for variables that
   * only a correction of the clock changes: what is open on the page must survive it.
   */
  readonly keepPrevious?: 'while-loading' | 'always'
}

/** Queries the index; the result is one of three states. */
export function useIndexQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, skip = false, keepPrevious }: IndexQueryOptions<Variables>,
): QueryState<Data> {
  const client = useApolloClient()
  const queryKey = `${operationName(document)} ${JSON.stringify(variables)}`
  const context = { ...UNSHARED, queryKey } satisfies QueryContext
  const [isRetrying, setRetrying] = useState(false)
  const result = useQuery(document, {
    variables: variables as never,
    skip,
    context,
    // A reload keeps what is shown until its answer arrives, so it need not render.
    notifyOnNetworkStatusChange: false,
  })
  /** Resolves in any case: the error is part of the result. */
  const reload = () => result.refetch().catch(() => undefined)

  // External system: the index. The cached answer may be from before a change and stays visible while it reloads. Only
  // a new query needs this: active ones reload when the change comes.
  useEffect(() => {
    if (!skip && result.data !== undefined && !isCurrent(client, queryKey)) void reload()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new queryKey needs this
  }, [client, queryKey, skip])

  const error = isRetrying ? undefined : result.error && indexError(result.error)
  if (result.data !== undefined) {
    return { kind: 'ready', data: result.data as Data, error, previous: false }
  }
  const previous: QueryState<Data> | undefined =
    keepPrevious === undefined || result.previousData === undefined
      ? undefined
      : { kind: 'ready', data: result.previousData as Data, error, previous: true }
  if (previous !== undefined && keepPrevious === 'always') return previous
  // The previous data doesn't answer the failed query.
  if (error !== undefined) {
    return {
      kind: 'failed',
      error,
      retry: () => {
        setRetrying(true)
        void reload().then(() => setRetrying(false))
      },
    }
  }
  return previous ?? { kind: 'loading' }
}

function operationName(document: TypedDocumentNode<unknown, never>): string | undefined {
  const [operation] = document.definitions
  return operation !== undefined && 'name' in operation ? operation.name?.value : undefined
}
