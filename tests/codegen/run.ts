// `npm run codegen`: generates graph-node's API schema, the typed documents, and the demo's compiled contracts.
//
// The API schema comes from a running graph-node. It is fetched again if `schema.graphql` has changed since (from a
// stack with a short history, started for it), or if `--from` names a running one.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSchema } from 'graphql'
import { compileContracts, SolidityError } from '../../local/contracts/compile.ts'
import { readArguments, runCommand } from '../../operate/commandLine.ts'
import { apiSchemaFile, entitySchemaHash, introspect, notedHash } from './apiSchema.ts'
import { checkDocuments, DocumentError, readDocuments } from './documents.ts'
import { generate, type GeneratedFiles } from './generate.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCE = join(ROOT, 'src')
const CONTRACTS = join(ROOT, 'local/contracts')
const ENTITY_SCHEMA = join(ROOT, 'schema.graphql')
const API_SCHEMA = join(SOURCE, 'graphql/api.graphql')
const TYPES = join(SOURCE, 'graphql/__generated__/operations.ts')

const USAGE = `Usage: npm run codegen -- [options]
  --check       only says what is stale, with exit status 1
  --from <url>  fetches the API schema from a running subgraph's query endpoint`

/** Reads a file; undefined if there is none. */
async function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Generated files that exist on disk. */
async function existing(): Promise<string[]> {
  const folders = [SOURCE, CONTRACTS].map((folder) =>
    readdir(folder, { recursive: true, withFileTypes: true }),
  )
  return (await Promise.all(folders))
    .flat()
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith('__generated__'))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function fetchApiSchema(from: string | undefined): Promise<string> {
  if (from !== undefined) return introspect(from)
  console.log('schema.graphql has changed: fetching the API schema from graph-node')
  const { startStack } = await import('../../local/stack.ts')
  const stack = await startStack({ seed: 'small' })
  try {
    return await introspect(stack.graphqlUrl)
  } finally {
    await stack.stop()
  }
}

async function refreshApiSchema(from: string | undefined): Promise<void> {
  const hash = await entitySchemaHash(ENTITY_SCHEMA)
  const current = await read(API_SCHEMA)
  if (from === undefined && current !== undefined && notedHash(current) === hash) return
  await writeFile(API_SCHEMA, apiSchemaFile(await fetchApiSchema(from), hash))
}

/** Generates everything but the API schema. */
async function generateAll(): Promise<GeneratedFiles> {
  const schema = buildSchema((await read(API_SCHEMA)) ?? '')
  const files = await readDocuments(SOURCE, API_SCHEMA)
  checkDocuments(schema, files)
  const [documents, contracts] = await Promise.all([
    generate({ schema, files, typesPath: TYPES }),
    generateContracts(),
  ])
  return new Map([...documents, ...contracts])
}

/** Compiles the demo's contracts again. */
async function generateContracts(): Promise<GeneratedFiles> {
  const directory = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    await compileContracts({ set: 'demo', cacheDirectory: directory })
    const files = (await readdir(directory)).map(
      async (name) =>
        [join(CONTRACTS, '__generated__', name), await readFile(join(directory, name), 'utf8')] as const,
    )
    return new Map(await Promise.all(files))
  } finally {
    await rm(directory, { recursive: true })
  }
}

/** Describes what is stale; empty if nothing is. */
async function staleness(): Promise<string[]> {
  const api = await read(API_SCHEMA)
  if (api === undefined || notedHash(api) !== (await entitySchemaHash(ENTITY_SCHEMA))) {
    return [`${relative(ROOT, API_SCHEMA)} was made from another schema.graphql`]
  }
  const generated = await generateAll()
  const stale = (await existing())
    .filter((path) => !generated.has(path))
    .map((path) => `${relative(ROOT, path)} no longer has a source`)
  for (const [path, text] of generated) {
    if ((await read(path)) !== text) stale.push(`${relative(ROOT, path)} is stale`)
  }
  return stale
}

async function writeAll(from: string | undefined): Promise<void> {
  await refreshApiSchema(from)
  const generated = await generateAll()
  for (const path of await existing()) if (!generated.has(path)) await rm(path)
  for (const [path, text] of generated) {
    await mkdir(dirname(path), { recursive: true })
    if ((await read(path)) !== text) await writeFile(path, text)
  }
  console.log(`${generated.size} generated files are fresh`)
}

const command = { usage: USAGE, expected: [DocumentError, SolidityError] }

process.exitCode = await runCommand(command, process.argv.slice(2), async (args) => {
  const { values } = readArguments(args, { check: { type: 'boolean' }, from: { type: 'string' } })
  if (values.check !== true) return writeAll(values.from)
  const stale = await staleness()
  for (const line of stale) console.error(line)
  if (stale.length > 0) console.error('Run `npm run codegen` and commit what it changes.')
  return stale.length > 0 ? 1 : 0
})
