// Keeps the last good data of a failed index readable: by itself graph-node would answer with nothing but an error.
//
// Each root field but `_meta` is asked with `subgraphError: allow`; the reply then carries the data beside an
// `indexing_error`, which is dropped here: the status line says that the index failed, and pages go on.
import { ApolloLink } from '@apollo/client/link'
import { type DocumentNode, Kind, type SelectionNode } from 'graphql'
import { map } from 'rxjs'
import { INDEXING_ERROR } from './errors.ts'

const allowing = new WeakMap<DocumentNode, DocumentNode>()

function allow(document: DocumentNode): DocumentNode {
  const known = allowing.get(document)
  if (known !== undefined) return known
  const definitions = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? {
          ...definition,
          selectionSet: {
            ...definition.selectionSet,
            selections: definition.selectionSet.selections.map(allowField),
          },
        }
      : definition,
  )
  const result: DocumentNode = { ...document, definitions }
  allowing.set(document, result)
  return result
}

function allowField(selection: SelectionNode): SelectionNode {
  if (selection.kind !== Kind.FIELD || selection.name.value.startsWith('_')) return selection
  const argument = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'subgraphError' },
    value: { kind: Kind.ENUM, value: 'allow' },
  } as const
  return { ...selection, arguments: [...(selection.arguments ?? []), argument] }
}

export function failedIndexLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.query = allow(operation.query)
    return forward(operation).pipe(
      map((result) => {
        const { errors, ...rest } = result
        const onlyFailed = errors?.every(({ message }) => message === INDEXING_ERROR) ?? false
        return onlyFailed && rest.data ? rest : result
      }),
    )
  })
}
