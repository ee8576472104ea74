// Apollo's useQuery for pages: answers from the cache on Back, and asks again what the index may answer differently now.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import type { VitrineError } from '../domain/errors.ts'
import { indexError } from './errors.ts'
import { isCurrent, type QueryContext, UNSHARED } from './changeCount.ts'

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
  const question = `${nameOf(document)} ${JSON.stringify(variables)}`
  const context = { ...UNSHARED, question } satisfies QueryContext
  const result = useQuery(document, { variables: variables as never, skip, context })
  const { refetch } = result
  const answered = result.data !== undefined

  // Outside system: the index. What the cache answered may be from before a change; it stays in view meanwhile. Only
  // a new question needs this: those in view are asked again when the change comes.
  useEffect(() => {
    if (!skip && answered && !isCurrent(client, question)) void refetch().catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new question needs this
  }, [client, question, skip])

  const error = result.error === undefined ? undefined : indexError(result.error)
  if (result.data !== undefined) {
    return { kind: 'ready', data: result.data as Data, error, previous: false }
  }
  // Before the former answer: it is none to the question that failed.
  if (error !== undefined) {
    return { kind: 'failed', error, retry: () => void refetch().catch(() => undefined) }
  }
  if (keepPrevious && result.previousData !== undefined) {
    return { kind: 'ready', data: result.previousData as Data, error, previous: true }
  }
  return { kind: 'loading' }
}

function nameOf(document: TypedDocumentNode<unknown, never>): string | undefined {
  const [operation] = document.definitions
  return operation !== undefined && 'name' in operation ? operation.name?.value : undefined
}
