// Finds and runs gnd, graph-node's toolchain.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where npm links the AssemblyScript compiler that gnd looks for on the PATH. */
const binDirectory = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url))

/** gnd is not installed. */
export class MissingToolchainError extends Error {
  override name = 'MissingToolchainError'

  constructor() {
    super(
      'gnd, the toolchain of graph-node, was not found. On Linux x64 `npm ci` installs it; on other systems install ' +
        'it with `npx @graphprotocol/graph-cli node install`, so that `gnd` is on the PATH.',
    )
  }
}

/** gnd refused; the message holds what it said. */
export class SubgraphBuildError extends Error {
  override name = 'SubgraphBuildError'
}

/**
 * The gnd binary: the npm package's, else the one on the PATH.
 * @throws MissingToolchainError
 */
export function findGnd(): string {
  try {
    const packageFile = createRequire(import.meta.url).resolve('@graphprotocol/gnd-linux-x64/package.json')
    const binary = join(dirname(packageFile), 'bin', 'gnd')
    if (existsSync(binary)) return binary
  } catch {
    // Not installed here: npm skips optional packages that are for other platforms.
  }
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    const binary = join(directory, 'gnd')
    if (directory !== '' && existsSync(binary)) return binary
  }
  throw new MissingToolchainError()
}

/**
 * Runs gnd in `cwd` until it ends, passing its output on.
 * @param options.signal ends it, and the compiler it runs, when aborted
 * @throws MissingToolchainError
 * @throws SubgraphBuildError when it fails
 */
export async function runGnd(
  args: readonly string[],
  options: {
    cwd: string
    onOutput?: ((text: string) => void) | undefined
    signal?: AbortSignal | undefined
  },
): Promise<void> {
  const { signal } = options
  signal?.throwIfAborted()
  const env = { ...process.env, PATH: `${binDirectory}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(findGnd(), args, {
    cwd: options.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, because gnd does not end the compiler when it is ended.
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
      options.onOutput?.(text)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => signal?.removeEventListener('abort', end))
  signal?.throwIfAborted()
  if (code !== 0) throw new SubgraphBuildError(`gnd ${args[0] ?? ''} failed:\n${said.join('')}`)
}
