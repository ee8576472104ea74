// Counts the lists and relations that a query follows: graph-node reads each of them with a separate database query.
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'

/** Fields of a query that have subfields, each counted once even if it is spread several times. */
export function countRelations(query: string): number {
  const { definitions } = parse(query)
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  )
  const paths = new Set<string>()
  const walk = ({ selections }: SelectionSetNode, path: string): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        if (fragment !== undefined) walk(fragment.selectionSet, path)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, path)
      } else if (selection.selectionSet !== undefined) {
        const own = `${path}.${(selection.alias ?? selection.name).value}`
        paths.add(own)
        walk(selection.selectionSet, own)
      }
    }
  }
  for (const one of definitions)
    if (one.kind === Kind.OPERATION_DEFINITION) walk((one satisfies OperationDefinitionNode).selectionSet, '')
  return paths.size
}
