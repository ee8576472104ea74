// What graph-node counts of a query before it runs it: how deep it is, and how many rows it could have.
// Source: graph-node, graphql/src/execution/query.rs (complexity_inner)
import {
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

export interface QueryCost {
  readonly depth: number
  readonly complexity: number
}

/** Rows of a list whose `first` isn't a number in the query itself. */
const DEFAULT_FIRST = 100

/** @param fragments those that the operation spreads, by name */
export function measureQuery(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): QueryCost {
  const root = schema.getQueryType()
  if (!root) throw new Error('The schema has no queries.')
  return measure(root, operation.selectionSet)

  function measure(type: GraphQLObjectType, { selections }: SelectionSetNode): QueryCost {
    let [depth, complexity] = [0, 0]
    const add = (inner: QueryCost, cost: number) => {
      depth = Math.max(depth, inner.depth)
      complexity += cost
    }
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        if (selection.selectionSet === undefined) continue
        const field = type.getFields()[selection.name.value]
        const inside = field && getNamedType(field.type)
        if (field === undefined || !isObjectType(inside)) throw new Error(`No field ${selection.name.value}`)
        const inner = measure(inside, selection.selectionSet)
        const first = selection.arguments?.find(({ name }) => name.value === 'first')?.value
        const rows = first?.kind === Kind.INT ? Number(first.value) : DEFAULT_FIRST
        const isList = isListType(getNullableType(field.type))
        add(inner, isList ? rows + rows * inner.complexity : inner.complexity)
        continue
      }
      const definition =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      if (definition === undefined) throw new Error('A fragment is missing.')
      const name = definition.typeCondition?.name.value
      const inside = name === undefined ? type : schema.getType(name)
      if (!isObjectType(inside)) throw new Error(`No type ${name ?? ''}`)
      const inner = measure(inside, definition.selectionSet)
      add(inner, inner.complexity)
    }
    return { depth: depth + 1, complexity }
  }
}
