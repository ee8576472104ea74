// Returns the node arguments that run a file of this repository as a separate process.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

/** Returns arguments for `process.execPath`: the file is TypeScript, which node does not read without a loader. */
export function ownProcessArguments(file: string): readonly string[] {
  return ['--import', pathToFileURL(require.resolve('tsx')).href, file]
}
