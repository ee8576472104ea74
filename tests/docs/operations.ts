// Every GraphQL operation in the app, read from the documents next to its components.
import { Kind, print } from 'graphql'
import { readDocuments } from '../codegen/documents.ts'
import { code, table } from './markdown.ts'

const API_SCHEMA = 'src/graphql/api.graphql'

/** @throws Error when there is no document, which means that this reader is out of date, not the app */
export async function operations(): Promise<string> {
  const files = await readDocuments('src', API_SCHEMA)
  const rows = files.flatMap(({ path, document }) =>
    document.definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((node) => [
        code(node.name?.value ?? 'anonymous'),
        node.operation,
        (node.variableDefinitions ?? [])
          .map(({ variable, type }) => code(`${variable.name.value}: ${print(type)}`))
          .join(', '),
        node.selectionSet.selections
          .map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : print(selection)))
          .filter((name, index, all) => all.indexOf(name) === index)
          .map(code)
          .join(', '),
        code(path),
      ]),
  )
  if (rows.length === 0) throw new Error('The source contains no GraphQL operation.')
  rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return table(['Operation', 'Kind', 'Variables', 'Root fields', 'Where'], rows)
}
