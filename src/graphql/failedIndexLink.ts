// Keeps the last valid data of a failed index readable; otherwise graph-node replies only with an error.
//
// Each root field but `_meta` gets `subgraphError: allow`. The reply then has the data and an `indexing_error`, which
// is removed here: the status line reports the failure, and pages go on.
import { ApolloLink } from '@apollo/client/link'
import { type DocumentNode, Kind, type SelectionNode } from 'graphql'
import { map } from 'rxjs'
import { INDEXING_ERROR } from './errors.ts'

const documents = new WeakMap<DocumentNode, DocumentNode>()

function allow(document: DocumentNode): DocumentNode {
  const result = documents.get(document) ?? {
    ...document,
    definitions: document.definitions.map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return definition
      const selections = definition.selectionSet.selections.map(allowField)
      return { ...definition, selectionSet: { ...definition.selectionSet, selections } }
    }),
  }
  documents.set(document, result)
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
