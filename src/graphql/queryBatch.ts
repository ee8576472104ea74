// Sends one query with several sets of variables in a single request.
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type DocumentNode, type FieldNode, Kind, type VariableNode, visit } from 'graphql'
import { queryIndex } from './queryIndex.ts'

/**
 * Repeats the query's top-level fields and variables, numbered from 0 (`orders` becomes `orders0`, `orders1`, …), and
 * returns the data of each set in order. All are as of the one block that the client's link gives queries.
 *
 * @param sets of variables; not empty, and few, because the indexer runs all of them at once
 * @throws what {@link queryIndex} throws
 */
export async function queryBatch<Data extends object, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  sets: readonly Variables[],
): Promise<readonly Data[]> {
  const numbers = [...sets.keys()]
  const variables = sets.flatMap((set, number) =>
    Object.entries(set).map(([name, value]) => [`${name}${number}`, value]),
  )
  const document = repeatFields(query, numbers) as TypedDocumentNode<Record<string, unknown>>
  const data = await queryIndex(client, document, Object.fromEntries(variables))
  return numbers.map((number) => {
    const fields = topFields(query).map((field) => {
      const name = responseName(field)
      return [name, data[`${name}${number}`]]
    })
    return Object.fromEntries(fields) as Data
  })
}

function repeatFields(document: DocumentNode, numbers: readonly number[]): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return definition
      const copies = numbers.map((number) => {
        const suffixed = visit(definition, {
          Variable: (node) =>
            isBlock(node)
              ? undefined
              : { ...node, name: { ...node.name, value: `${node.name.value}${number}` } },
        })
        return {
          ...suffixed,
          selections: suffixed.selectionSet.selections.map((selection) =>
            selection.kind === Kind.FIELD
              ? {
                  ...selection,
                  alias: { kind: Kind.NAME, value: `${responseName(selection)}${number}` } as const,
                }
              : selection,
          ),
        }
      })
      return {
        ...definition,
        variableDefinitions: copies.flatMap(({ variableDefinitions = [] }, number) =>
          variableDefinitions.filter(({ variable }) => number === 0 || !isBlock(variable)),
        ),
        selectionSet: {
          ...definition.selectionSet,
          selections: copies.flatMap(({ selections }) => selections),
        },
      }
    }),
  }
}

/** The page's block, which the client's link fills once for the whole batch. */
const isBlock = ({ name }: VariableNode): boolean => name.value === 'block'

function topFields({ definitions }: DocumentNode): readonly FieldNode[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
      : [],
  )
}

function responseName({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}
