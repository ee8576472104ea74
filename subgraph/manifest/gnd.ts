// Runs the toolchain of graph-node: gnd, and the AssemblyScript compiler.
import { spawn } from 'node:child_process'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPrograms, gnd } from './program.ts'

const modulesDirectory = fileURLToPath(new URL('../../node_modules', import.meta.url))
/** Where npm links the AssemblyScript compiler, which gnd looks up on the PATH. */
const binDirectory = join(modulesDirectory, '.bin')

/** Thrown when a tool failed; the message holds its output. */
export class SubgraphBuildError extends Error {
  override name = 'SubgraphBuildError'
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
 * @throws MissingProgramError
 * @throws SubgraphBuildError when it fails
 */
export async function runGnd(args: readonly string[], options: RunOptions): Promise<void> {
  // When `codegen` can run npx, it formats every file that it writes, which takes a second a file and is of no use.
  const path = args[0] === 'codegen' ? '' : `${binDirectory}${delimiter}${process.env.PATH ?? ''}`
  // The lock file pins the compiler; each check of its version takes a second.
  const env = { ...process.env, PATH: path, GND_SKIP_ASC_VERSION_CHECK: 'true' }
  await runTool(`gnd ${args[0] ?? ''}`, { ...options, command: findPrograms([gnd]).gnd, args, env })
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
  const getArguments = ({ source, target }: (typeof modules)[number]) => [
    source,
    relative(options.cwd, join(modulesDirectory, '@graphprotocol/graph-ts/global/global.ts')),
    ...['--baseDir', '.', '--lib', modulesDirectory, '--outFile', target],
    ...['--explicitStart', '--exportRuntime', '--runtime', 'stub', '--debug', '--initialMemory', '64'],
    ...(optimize ? ['--optimize'] : []),
  ]
  const args = [
    join(import.meta.dirname, 'asc.mjs'),
    ...modules.map((module) => JSON.stringify(getArguments(module))),
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
