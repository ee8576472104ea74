// Builds the page for the local stack (the one build with the demo wallet), only when its sources changed.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { contentKey } from '../cache/content-key.ts'
import { keep, REPOSITORY } from '../cache/kept-folder.ts'

const require = createRequire(import.meta.url)
const run = promisify(execFile)

/** Vite's mode for the one build with the demo wallet; vite.plugins.ts reads it. */
export const PAGE_MODE = 'demo'

/** The page's sources, relative to the repository's root. */
const PAGE_SOURCES = [
  'src',
  'demo',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.plugins.ts',
  'operate',
  'vite.artifact.ts',
  'vite.licenses.ts',
  'vite.messages.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Thrown when the page does not build; the message is the bundler's. */
export class PageBuildError extends Error {
  override readonly name = 'PageBuildError'
}

/** Lets other processes run first. Where the system doesn't allow it, the process competes with them. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has exited, or a sandbox forbids the call; neither is a reason to fail.
  }
}

/**
 * Bundles the page.
 *
 * @param mode Vite's; `production` for everything but the local stack
 * @param lowPriority whether other processes get the processor first
 * @throws PageBuildError; AbortError when the signal is aborted.
 */
export async function bundlePage({
  mode,
  outDirectory,
  lowPriority = false,
  signal,
}: {
  mode: string
  outDirectory: string
  lowPriority?: boolean | undefined
  signal?: AbortSignal | undefined
}): Promise<void> {
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js')
  const args = [vite, 'build', '--mode', mode, '--outDir', outDirectory, '--logLevel', 'warn']
  try {
    const built = run(process.execPath, args, {
      cwd: REPOSITORY,
      // This is set even when a test builds the page: with another value the page would include the libraries'
      // development builds.
      env: { ...process.env, NODE_ENV: 'production' },
      ...(signal ? { signal } : {}),
    })
    if (lowPriority) lowerPriority(built.child.pid)
    await built
  } catch (error) {
    signal?.throwIfAborted()
    const { stderr, stdout } = error as { stderr?: string; stdout?: string }
    const output = stripVTControlCharacters([stdout, stderr].filter(Boolean).join('\n')).trim()
    throw new PageBuildError(output, { cause: error })
  }
}

/**
 * Returns the folder of the built page.
 *
 * @param mode Vite's; the one with the demo wallet by default
 * @param lowPriority whether other processes get the processor first
 * @throws PageBuildError; AbortError when the signal is aborted.
 */
export async function buildPage({
  mode = PAGE_MODE,
  lowPriority,
  signal,
}: { mode?: string; lowPriority?: boolean; signal?: AbortSignal } = {}): Promise<string> {
  const key = await contentKey({
    root: REPOSITORY,
    paths: PAGE_SOURCES,
    ignore: (path) => /\.test\.tsx?$/.test(path),
  })
  const { directory } = await keep({
    kind: mode === PAGE_MODE ? 'web' : `web-${mode}`,
    key,
    make: (partial) => bundlePage({ mode, outDirectory: partial, lowPriority, signal }),
  })
  return directory
}
