// Generates the typed documents: one module of types for all, and a module next to each `.graphql` file.
import { dirname, join, relative } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import { plugin as operationTypes } from '@graphql-codegen/typescript-operations'
import {
  type ASTNode,
  type DefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
  printSchema,
  visit,
} from 'graphql'
import { addBlock } from './asOfBlock.ts'
import { definitionName, type DocumentFile, fragmentsByName } from './documents.ts'

const BANNER = '// Made by `npm run codegen`; do not edit.\n'

/** Text of every generated file, by path. */
export type GeneratedFiles = ReadonlyMap<string, string>

export async function generate(options: {
  readonly schema: GraphQLSchema
  readonly files: readonly DocumentFile[]
  /** Path of the module of all types. */
  readonly typesPath: string
}): Promise<GeneratedFiles> {
  const { schema, files, typesPath } = options
  const generated = new Map([[typesPath, await typesModule(options)]])
  const fragments = fragmentsByName(files)
  for (const file of files) {
    const definitions = file.document.definitions.map((definition) => addBlock(schema, definition))
    const document = { ...file.document, definitions }
    generated.set(modulePath(file), documentModule({ ...file, document }, fragments, typesPath))
  }
  return generated
}

function modulePath({ folder, name }: DocumentFile): string {
  return join(folder, '__generated__', `${name}.ts`)
}

/** Scalars are typed as the wire carries them; `domain` converts. */
async function typesModule({
  schema,
  files,
  typesPath,
}: {
  readonly schema: GraphQLSchema
  readonly files: readonly DocumentFile[]
  readonly typesPath: string
}): Promise<string> {
  const text = await codegen({
    filename: typesPath,
    schema: parse(printSchema(schema)),
    documents: files.map(({ path, document }) => ({ location: path, document })),
    pluginMap: { operations: { plugin: operationTypes } },
    plugins: [{ operations: {} }],
    config: {
      useTypeImports: true,
      namingConvention: 'keep',
      enumType: 'string-literal',
      immutableTypes: true,
      inlineFragmentTypes: 'mask',
      avoidOptionals: { field: true, object: true },
      skipTypename: false,
      nonOptionalTypename: true,
      defaultScalarType: 'unknown',
      strictScalars: true,
      scalars: {
        BigInt: 'string',
        Bytes: 'string',
        BigDecimal: 'string',
        Int8: 'string',
        Timestamp: 'string',
      },
    },
  })
  return `${BANNER}${text.trim()}\n`
}

type Fragments = ReturnType<typeof fragmentsByName>

function documentModule(file: DocumentFile, fragments: Fragments, typesPath: string): string {
  const own = new Set(file.document.definitions.map(definitionName))
  const imports = new Map<string, Set<string>>()
  const types = new Set<string>()
  const blocks = file.document.definitions.map((definition) => {
    const name = definitionName(definition)
    const needed = [...closure(definition, fragments)]
    for (const fragment of needed) {
      const home = fragments.get(fragment)?.file
      if (home === undefined || own.has(fragment)) continue
      const from = modulePath(home)
      imports.set(from, (imports.get(from) ?? new Set()).add(fragment))
    }
    return definition.kind === Kind.FRAGMENT_DEFINITION
      ? fragmentBlock({ name, definition, needed, types })
      : operationBlock({ name, definition, needed, types })
  })
  const from = dirname(modulePath(file))
  const importLines = [...imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, names]) => `import { ${[...names].sort().join(', ')} } from '${specifier(from, path)}'`)
  const typeNames = [...types].sort().join(', ')
  const typeSource = specifier(from, typesPath)
  // Fragments first: documents name them.
  const ordered = blocks.sort((a, b) => Number(b.fragment) - Number(a.fragment)).map(({ text }) => text)
  return [
    BANNER.trimEnd(),
    "import type { TypedDocumentNode } from '@graphql-typed-document-node/core'",
    "import type { FragmentDefinitionNode } from 'graphql'",
    `import type { ${typeNames} } from '${typeSource}'`,
    ...importLines,
    '',
    `export type { ${typeNames} } from '${typeSource}'`,
    ...ordered,
    '',
  ]
    .join('\n')
    .replace(
      /import type \{ FragmentDefinitionNode \} from 'graphql'\n(?![\s\S]*as unknown as FragmentDefinitionNode)/,
      '',
    )
}

interface BlockOptions {
  readonly name: string
  readonly definition: DefinitionNode
  readonly needed: readonly string[]
  readonly types: Set<string>
}

function fragmentBlock({ name, definition, needed, types }: BlockOptions) {
  types.add(`${name}Fragment`)
  const text = [
    `export const ${name} = ${json(definition)} as unknown as FragmentDefinitionNode`,
    documentConstant(`${name}FragmentDoc`, [name, ...needed], `${name}Fragment, Record<string, never>`),
  ].join('\n')
  return { fragment: true, text }
}

function operationBlock({ name, definition, needed, types }: BlockOptions) {
  const result = `${name}Query`
  types.add(result).add(`${result}Variables`)
  const parts = [json(definition), ...needed]
  return {
    fragment: false,
    text: documentConstant(`${name}Document`, parts, `${result}, ${result}Variables`),
  }
}

function documentConstant(name: string, definitions: readonly string[], types: string): string {
  const value = `{ kind: 'Document', definitions: [${definitions.join(', ')}] }`
  return `export const ${name} = ${value} as unknown as TypedDocumentNode<${types}>`
}

/** Fragments that a definition spreads, directly or through others, each once. */
function closure(definition: DefinitionNode, fragments: Fragments): Set<string> {
  const found = new Set<string>()
  const search = (node: ASTNode) => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value)
        if (fragment === undefined || found.has(value)) return
        found.add(value)
        search(fragment.definition)
      },
    })
  }
  search(definition)
  return found
}

/** The tree without what the client never reads, on one line, because every visitor downloads it. */
function json(definition: DefinitionNode): string {
  return JSON.stringify(definition, (key, value: unknown) => {
    if (key === 'loc' || key === 'description') return undefined
    return Array.isArray(value) && value.length === 0 ? undefined : value
  })
}

function specifier(fromFolder: string, toFile: string): string {
  const path = relative(fromFolder, toFile).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}
