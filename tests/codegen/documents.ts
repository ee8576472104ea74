// Finds the GraphQL documents next to the app's components and checks them against the API schema.
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'

/** One `.graphql` file. */
export interface DocumentFile {
  readonly path: string
  /** The file's name without its extension. */
  readonly name: string
  readonly folder: string
  readonly document: DocumentNode
}

/** A document contains a wrong name or a field that the index doesn't have. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
}

/**
 * Reads every `.graphql` file under a folder, in a stable order.
 *
 * @throws DocumentError naming a file that doesn't parse.
 */
export async function readDocuments(root: string, apiSchemaPath: string): Promise<DocumentFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.graphql'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== apiSchemaPath)
    .sort()
  return Promise.all(
    paths.map(async (path) => {
      try {
        const document = parse(await readFile(path, 'utf8'), { noLocation: true })
        return { path, name: basename(path, '.graphql'), folder: dirname(path), document }
      } catch (cause) {
        throw new DocumentError(`${path}: ${cause instanceof Error ? cause.message : 'unreadable'}`, {
          cause,
        })
      }
    }),
  )
}

/**
 * Checks all documents together against the schema, and each name against its file: every definition's name begins
 * with the file's name, so that it is easy to find.
 *
 * @throws DocumentError listing all problems.
 */
export function checkDocuments(schema: GraphQLSchema, files: readonly DocumentFile[]): void {
  const complaints = files.flatMap(({ path, name, document }) =>
    document.definitions
      .map((definition) => definitionName(definition))
      .filter((defined) => defined !== name && !defined.startsWith(`${name}_`))
      .map((defined) => `${path}: "${defined}" should begin with "${name}"`),
  )
  // A fragment of a component that no page shows yet is not an error.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
  const errors = validate(schema, concatAST(files.map(({ document }) => document)), rules)
  complaints.push(...errors.map(({ message }) => message))
  if (complaints.length > 0) throw new DocumentError(complaints.join('\n'))
}

/** The name of an operation or a fragment; empty for anything else. */
export function definitionName(definition: DefinitionNode): string {
  if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return ''
  return definition.name?.value ?? ''
}

/** The fragments of all files, by name, with the file that contains each. */
export function fragmentsByName(
  files: readonly DocumentFile[],
): Map<string, { file: DocumentFile; definition: FragmentDefinitionNode }> {
  return new Map(
    files.flatMap((file) =>
      file.document.definitions
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map((definition) => [definition.name.value, { file, definition }] as const),
    ),
  )
}
