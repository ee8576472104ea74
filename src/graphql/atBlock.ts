// Rewrites queries to read as of a block: every root field gets a block argument.
import { type DefinitionNode, type DocumentNode, type FieldNode, Kind, OperationTypeNode } from 'graphql'

/** Root fields about the index itself. */
const OF_THE_INDEX = /^_/

/**
 * Rewrites queries to read as of a block. Each document is rewritten once.
 *
 * Source: https://thegraph.com/docs/en/subgraphs/querying/graphql-api/#time-travel-queries
 */
export function atBlock(blockNumber: number): (query: DocumentNode) => DocumentNode {
  const rewrites = new WeakMap<DocumentNode, DocumentNode>()
  return (query) => {
    const rewritten = rewrites.get(query) ?? {
      ...query,
      definitions: query.definitions.map((definition) => rewrite(definition, blockNumber)),
    }
    rewrites.set(query, rewritten)
    return rewritten
  }
}

function rewrite(definition: DefinitionNode, blockNumber: number): DefinitionNode {
  const isQuery =
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY
  if (!isQuery) return definition
  const { selectionSet } = definition
  const selections = selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) {
      throw new TypeError('A query names its fields at the top itself, without fragments.')
    }
    return OF_THE_INDEX.test(selection.name.value) ? selection : asOf(selection, blockNumber)
  })
  return { ...definition, selectionSet: { ...selectionSet, selections } }
}

function asOf(field: FieldNode, blockNumber: number): FieldNode {
  const number = {
    kind: Kind.OBJECT_FIELD,
    name: { kind: Kind.NAME, value: 'number' },
    value: { kind: Kind.INT, value: String(blockNumber) },
  } as const
  const block = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'block' },
    value: { kind: Kind.OBJECT, fields: [number] },
  } as const
  // A field with its own block argument keeps it.
  const named = field.arguments?.some(({ name }) => name.value === 'block') === true
  return named ? field : { ...field, arguments: [...(field.arguments ?? []), block] }
}
