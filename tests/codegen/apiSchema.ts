// graph-node's API schema, fetched from a running node, and the note that names its entity schema.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type IntrospectionQuery,
  type IntrospectionType,
} from 'graphql'

const NOTE = '# From schema.graphql, sha256 '

/** Computes a fingerprint of the entity schema's text. */
export async function entitySchemaHash(schemaFile: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(schemaFile))
    .digest('hex')
}

/** Reads the fingerprint of the entity schema that an API schema file names; undefined if it names none. */
export function notedHash(apiSchema: string): string | undefined {
  const line = apiSchema.split('\n').find((candidate) => candidate.startsWith(NOTE))
  return line?.slice(NOTE.length).trim()
}

/** Wrappers around a type, at most: `[Order!]!` has three. The default of nine exceeds the depth that graph-node allows. */
const TYPE_DEPTH = 3

/** graphql's query for a whole schema, and its fragments for one type and for what types and directives have in common. */
const [WHOLE = '', ONE_TYPE = '', COMMON = ''] = getIntrospectionQuery({ typeDepth: TYPE_DEPTH }).split(
  /^(?= *fragment (?:FullType|InputValue) )/m,
)

async function query<Data>(graphqlUrl: string, text: string): Promise<Data> {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  })
  const reply = (await response.json()) as { data?: Data; errors?: unknown }
  if (reply.data === undefined) throw new Error(`No schema came back: ${JSON.stringify(reply.errors)}`)
  return reply.data
}

/**
 * Fetches the API schema from a node and prints it in a stable order. Each type has a query of its own: one for all is
 * larger than the index allows.
 *
 * @throws Error when the node's response is not a schema.
 */
export async function introspect(graphqlUrl: string): Promise<string> {
  const whole = WHOLE.replace('...FullType', 'name') + COMMON
  const { __schema: schema } = await query<IntrospectionQuery>(graphqlUrl, whole)
  const types: IntrospectionType[] = []
  for (const { name } of schema.types) {
    const text = `{ __type(name: "${name}") { ...FullType } } ${ONE_TYPE}${COMMON}`
    types.push((await query<{ __type: IntrospectionType }>(graphqlUrl, text)).__type)
  }
  return printSchema(lexicographicSortSchema(buildClientSchema({ __schema: { ...schema, types } })))
}

/** Formats the file's text: a note of its source, then the schema. */
export function apiSchemaFile(schema: string, hash: string): string {
  return `# graph-node's API schema, from its introspection. Made by \`npm run codegen\`; do not edit.\n${NOTE}${hash}\n\n${schema}\n`
}
