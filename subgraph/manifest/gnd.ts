// Locates and runs the toolchain of graph-node: gnd, and the AssemblyScript compiler.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const modulesDirectory = fileURLToPath(new URL('../../node_modules', import.meta.url))
/** Where npm links the AssemblyScript compiler, which gnd looks up on the PATH. */
const binDirectory = join(modulesDirectory, '.bin')

/** Thrown when gnd is not installed. */
export class MissingToolchainError extends Error {
  override name = 'MissingToolchainError'

  constructor() {
    super(
      "Couldn't find gnd, the toolchain of graph-node. On Linux x64 `npm ci` installs it; on other systems install " +
        'it with `npx @graphprotocol/graph-cli node install`, so that `gnd` is on the PATH.',
    )
  }
}

/** Thrown when a tool failed; the message holds its output. */
export class SubgraphBuildError extends Error {
  override name = 'SubgraphBuildError'
}

/**
 * Returns the gnd binary: the npm package's, else the one on the PATH.
 * @throws MissingToolchainError
 */
function findGnd(): string {
  try {
    const packageFile = createRequire(import.meta.url).resolve('@graphprotocol/gnd-linux-x64/package.json')
    const binary = join(dirname(packageFile), 'bin', 'gnd')
    if (existsSync(binary)) return binary
  } catch {
    // The package is not installed here: npm skips optional packages that are for other platforms.
  }
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    const binary = join(directory, 'gnd')
    if (directory !== '' && existsSync(binary)) return binary
  }
  throw new MissingToolchainError()
}

export interface RunOptions {
  cwd: string
  /** Receives the tool's output as it comes. */
  onOutput?: ((text: string) => void) | undefined
  /** Ends the tool and its child processes when aborted. */
  signal?: AbortSignal | undefined
}

/**
 * Runs gnd in `cwd` until it exits.
 * @throws MissingToolchainError
 * @throws SubgraphBuildError when it fails
 */
export async function runGnd(args: readonly string[], options: RunOptions): Promise<void> {
  // When `codegen` can run npx, it formats every file that it writes, which takes a second a file and is of no use.
  const path = args[0] === 'codegen' ? '' : `${binDirectory}${delimiter}${process.env.PATH ?? ''}`
  // The lock file pins the compiler; each check of its version takes a second.
  const env = { ...process.env, PATH: path, GND_SKIP_ASC_VERSION_CHECK: 'true' }
  await runTool(`gnd ${args[0] ?? ''}`, { ...options, command: findGnd(), args, env })
}

/**
 * Compiles mappings with the flags that `gnd build` passes, with two exceptions. Optimizing is optional, because it
 * takes ten seconds and makes indexing some ten percent faster. And memory starts at 64 pages (4 MB), which the system
 * provides as they are used, because each trigger has its own instance, and growing its memory interrupts the node's
 * other threads.
 * @param options.modules the mappings and their modules, relative to `cwd`
 * @throws SubgraphBuildError when one does not compile
 */
export async function runAsc(
  options: RunOptions & {
    modules: readonly { readonly source: string; readonly target: string }[]
    optimize: boolean
  },
): Promise<void> {
  const { modules, optimize, ...runOptions } = options
  const argumentsOf = ({ source, target }: (typeof modules)[number]) => [
    source,
    relative(options.cwd, join(modulesDirectory, '@graphprotocol/graph-ts/global/global.ts')),
    ...['--baseDir', '.', '--lib', modulesDirectory, '--outFile', target],
    ...['--explicitStart', '--exportRuntime', '--runtime', 'stub', '--debug', '--initialMemory', '64'],
    ...(optimize ? ['--optimize'] : []),
  ]
  const args = [
    join(import.meta.dirname, 'asc.mjs'),
    ...modules.map((module) => JSON.stringify(argumentsOf(module))),
  ]
  await runTool('asc', { ...runOptions, command: process.execPath, args, env: process.env })
}

async function runTool(
  name: string,
  options: RunOptions & { command: string; args: readonly string[]; env: NodeJS.ProcessEnv },
): Promise<void> {
  const { command, args, cwd, env, onOutput, signal } = options
  signal?.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The process has its own group, because gnd does not end the compiler when it is ended.
    detached: signal !== undefined,
  })
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  signal?.addEventListener('abort', end)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.push(text)
      onOutput?.(text)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => signal?.removeEventListener('abort', end))
  signal?.throwIfAborted()
  if (code !== 0) throw new SubgraphBuildError(`${name} failed:\n${said.join('')}`)
}
