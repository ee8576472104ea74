// Every GraphQL operation of the app, read from the documents beside its components.
import { Kind, parse, print, type OperationDefinitionNode } from 'graphql'
import ts from 'typescript'
import { code, table } from './markdown.ts'
import { type SourceFile, walk } from './source.ts'

interface Operation {
  readonly node: OperationDefinitionNode
  readonly path: string
}

/** Documents are the templates handed to `graphql` or tagged with `gql`. */
function documentsOf({ tree }: SourceFile): string[] {
  const documents: string[] = []
  walk(tree, (node) => {
    const template = ts.isCallExpression(node)
      ? [node.expression, node.arguments[0]]
      : ts.isTaggedTemplateExpression(node)
        ? [node.tag, node.template]
        : []
    const [name, text] = template
    if (name === undefined || text === undefined || !ts.isIdentifier(name)) return
    if (!['graphql', 'gql'].includes(name.text) || !ts.isNoSubstitutionTemplateLiteral(text)) return
    documents.push(text.text)
  })
  return documents
}

function operationsOf(file: SourceFile): Operation[] {
  return documentsOf(file).flatMap((document) =>
    parse(document)
      .definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((node) => ({ node, path: file.path })),
  )
}

/** @throws Error when no document was found, which means that this reader is out of date, not the app */
export function operations(sources: readonly SourceFile[]): string {
  const found = sources.flatMap(operationsOf)
  if (found.length === 0) throw new Error('No GraphQL operation was found in the source.')
  const rows = found
    .map(({ node, path }) => [
      code(node.name?.value ?? 'anonymous'),
      node.operation,
      (node.variableDefinitions ?? [])
        .map(({ variable, type }) => code(`${variable.name.value}: ${print(type)}`))
        .join(', '),
      node.selectionSet.selections
        .map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : print(selection)))
        .map(code)
        .join(', '),
      code(path),
    ])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return table(['Operation', 'Kind', 'Variables', 'Root fields', 'Where'], rows)
}
