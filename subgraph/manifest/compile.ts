// Compiles the mappings once for all networks: only the manifest differs between networks and operators.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runAsc, runGnd } from './gnd.ts'
import { LOCAL_NETWORK } from './network.ts'
import { type Layout, renderManifest } from './render.ts'

const subgraphDirectory = fileURLToPath(new URL('..', import.meta.url))
const schemaFile = fileURLToPath(new URL('../../schema.graphql', import.meta.url))
const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
const cacheDirectory = join(subgraphDirectory, 'build', '.compiled')

const sourceLayout: Layout = {
  module: './src/mapping.ts',
  fileModule: './src/handlers/metadataFile.ts',
  schema: './schema.graphql',
  abiDirectory: './abis',
}

/** Files of a compiled subgraph, relative to its folder. */
export const compiledLayout: Layout = {
  module: 'mapping.wasm',
  fileModule: 'file.wasm',
  schema: 'schema.graphql',
  abiDirectory: 'abis',
}

export interface CompileOptions {
  /**
   * False during development, where compiling then takes two seconds. Mappings that are already compiled with
   * optimization are used there too. True by default.
   */
  optimize?: boolean | undefined
  /** Receives the toolchain's progress lines. */
  onOutput?: ((text: string) => void) | undefined
  /** Stops when aborted; `compileMappings` then throws the signal's reason. */
  signal?: AbortSignal | undefined
}

/**
 * Returns the folder with mapping modules, schema and ABIs of the current sources, and compiles them when that was not
 * done before. Concurrent calls do not disturb each other.
 * @throws MissingProgramError
 * @throws SubgraphBuildError
 */
export async function compileMappings({
  optimize = true,
  onOutput,
  signal,
}: CompileOptions = {}): Promise<string> {
  const target = join(cacheDirectory, sourceDigest({ optimize }))
  const optimized = join(cacheDirectory, sourceDigest({ optimize: true }))
  for (const made of [optimized, target]) if (existsSync(made)) return made
  mkdirSync(cacheDirectory, { recursive: true })
  // The folder is below subgraph/, where the compiler resolves node_modules.
  const work = mkdtempSync(join(cacheDirectory, 'work-'))
  try {
    stageSources(work)
    await runGnd(['codegen', '--skip-migrations'], { cwd: work, onOutput, signal })
    deriveFromRow(join(work, 'generated', 'schema.ts'))
    const result = join(work, 'result')
    mkdirSync(result)
    const modules = (['module', 'fileModule'] as const).map((part) => ({
      source: sourceLayout[part],
      target: join('result', compiledLayout[part]),
    }))
    await runAsc({ cwd: work, modules, optimize, onOutput, signal })
    cpSync(schemaFile, join(result, compiledLayout.schema))
    cpSync(join(subgraphDirectory, 'abis'), join(result, compiledLayout.abiDirectory), { recursive: true })
    publish(result, target)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return target
}

/** Gives the generated classes of entities another base class, src/entities/row.ts, which only finds their fields faster. */
function deriveFromRow(schema: string): void {
  const classes = readFileSync(schema, 'utf8').replaceAll(' extends Entity {', ' extends Row {')
  writeFileSync(schema, `import { Row } from '../src/entities/row'\n${classes}`)
}

function publish(result: string, target: string): void {
  try {
    renameSync(result, target)
  } catch (error) {
    // Another build of the same sources finished first, with the same result.
    if (!existsSync(target)) throw error
  }
}

function stageSources(work: string): void {
  for (const part of ['src', 'abis'])
    cpSync(join(subgraphDirectory, part), join(work, part), { recursive: true })
  cpSync(schemaFile, join(work, 'schema.graphql'))
  // Any network will do, because none of this reaches the modules.
  writeFileSync(join(work, 'subgraph.yaml'), renderManifest(sourceLayout, LOCAL_NETWORK, []))
}

/**
 * Returns a digest of all sources of the modules, the same in any checkout; the lock file stands for compiler and
 * libraries.
 */
function sourceDigest(flags: object): string {
  const hash = createHash('sha256').update(JSON.stringify(flags))
  const files = ['src', 'abis'].flatMap((part) =>
    readdirSync(join(subgraphDirectory, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const makers = ['./asc.mjs', './gnd.ts', './render.ts', './compile.ts'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  )
  for (const file of [...files.sort(), schemaFile, lockFile, ...makers]) {
    hash.update(relative(subgraphDirectory, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}
