// Adds an argument to the root fields of a query.
import { type DocumentNode, Kind, type SelectionNode, type ValueNode } from 'graphql'

/**
 * Returns the query with the argument on each root field, except fields about the index itself and those that have it
 * already.
 */
export function withRootArgument(document: DocumentNode, name: string, value: ValueNode): DocumentNode {
  const add = (selection: SelectionNode): SelectionNode => {
    if (selection.kind !== Kind.FIELD || selection.name.value.startsWith('_')) return selection
    const given = selection.arguments ?? []
    if (given.some((one) => one.name.value === name)) return selection
    const argument = { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: name }, value } as const
    return { ...selection, arguments: [...given, argument] }
  }
  return {
    ...document,
    definitions: document.definitions.map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return definition
      const { selectionSet } = definition
      return {
        ...definition,
        selectionSet: { ...selectionSet, selections: selectionSet.selections.map(add) },
      }
    }),
  }
}

/** Returns the query as of a block, named by its number or its hash. */
export function asOfBlock(document: DocumentNode, name: 'number' | 'hash', value: ValueNode): DocumentNode {
  const field = { kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: name }, value } as const
  return withRootArgument(document, 'block', { kind: Kind.OBJECT, fields: [field] })
}
