// What node is to be started with to run a file of this repository as a process of its own.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

/** Arguments for `process.execPath`: the file is TypeScript, which node does not read by itself. */
export function ownProcessArguments(file: string): readonly string[] {
  return ['--import', pathToFileURL(require.resolve('tsx')).href, file]
}
