// How many lists and relations a question follows: graph-node reads each of them from its database on its own.
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'

/** Fields of a question that have fields of their own, each counted once however often it is spread. */
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
