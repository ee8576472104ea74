// Reads the index at many times in few requests.
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type VariableNode,
  visit,
} from 'graphql'
import { LastEvent_blockDocument, LastEvent_timeDocument } from './__generated__/LastEvent.ts'
import { queryIndex } from './queryIndex.ts'

/**
 * Sends one query with several sets of variables in a single request. It repeats the query's top-level fields and
 * variables, numbered from 0 (`orders` becomes `orders0`, `orders1`, …), and returns the data of each set in order. All are
 * as of the one block that the client's link gives queries.
 *
 * @param sets of variables; not empty, and few, because the indexer runs all of them at once
 * @throws what {@link queryIndex} throws
 */
export async function queryBatch<Data extends object, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  sets: readonly Variables[],
): Promise<readonly Data[]> {
  const [operation, ...fragments] = query.definitions as [OperationDefinitionNode, ...DefinitionNode[]]
  const copies = sets.map((_, number) => numberFields(operation, number))
  const variableDefinitions = copies.flatMap(({ variableDefinitions: own = [] }, number) =>
    own.filter(({ variable }) => number === 0 || !isBlock(variable)),
  )
  const selections = copies.flatMap(({ selectionSet }) => selectionSet.selections)
  const repeated = {
    ...operation,
    variableDefinitions,
    selectionSet: { ...operation.selectionSet, selections },
  }
  const document: DocumentNode = { ...query, definitions: [repeated, ...fragments] }
  const variables = sets.flatMap((set, number) =>
    Object.entries(set).map(([name, value]) => [`${name}${number}`, value]),
  )
  const data = await queryIndex(
    client,
    document as TypedDocumentNode<Record<string, unknown>>,
    Object.fromEntries(variables),
  )
  return sets.map((_, number) => {
    const fields = topFields(operation).map(responseName)
    return Object.fromEntries(fields.map((name) => [name, data[`${name}${number}`]])) as Data
  })
}

function numberFields(operation: OperationDefinitionNode, number: number): OperationDefinitionNode {
  const toName = (name: string) => ({ kind: Kind.NAME, value: `${name}${number}` }) as const
  const numbered = visit(operation, {
    Variable: (node) => (isBlock(node) ? undefined : { ...node, name: toName(node.name.value) }),
  })
  const selections = topFields(numbered).map((field) => ({ ...field, alias: toName(responseName(field)) }))
  return { ...numbered, selectionSet: { ...numbered.selectionSet, selections } }
}

/** The page's block, which the client's link fills once for the whole batch. */
const isBlock = ({ name }: VariableNode): boolean => name.value === 'block'

/** Code generation accepts no fragments at the top. */
const topFields = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections as readonly FieldNode[]

const responseName = ({ alias, name }: FieldNode): string => (alias ?? name).value

export interface LastEvent {
  /** The last block with an event at or before the time. */
  readonly block: number
  /** Time of that block, in seconds since 1970 UTC. */
  readonly seconds: number
}

/**
 * Reads the last event at or before each time; undefined before the first event. Queries as of its block return the state
 * at that time.
 *
 * @param times in seconds since 1970 UTC; not empty, and few, because the indexer reads all of them at once
 * @throws what `queryIndex` throws
 */
export async function fetchLastEvents(
  client: ApolloClient,
  times: readonly number[],
): Promise<readonly (LastEvent | undefined)[]> {
  const answers = await queryBatch(
    client,
    LastEvent_timeDocument,
    times.map((time) => ({ time: String(time) })),
  )
  const lastSeconds = answers.map(({ activities: [row] }) => row?.timestampSeconds)
  const seconds = [...new Set(lastSeconds)].filter((time) => time !== undefined)
  if (seconds.length === 0) return times.map(() => undefined)
  const blocks = await queryBatch(
    client,
    LastEvent_blockDocument,
    seconds.map((time) => ({ time })),
  )
  return lastSeconds.map((time) => {
    const row = time === undefined ? undefined : blocks[seconds.indexOf(time)]?.activities[0]
    return row && { block: Number(row.blockNumber), seconds: Number(time) }
  })
}
