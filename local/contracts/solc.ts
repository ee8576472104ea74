// Runs the Solidity compiler as a separate process for compile.ts, because it blocks its process for seconds. Reads
// solc's standard JSON from standard input and writes the compiler's output to standard output.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'

const require = createRequire(import.meta.url)

/** Reads a file beside this one, or of a package. */
function readImport(path: string): { contents: string } | { error: string } {
  const own = join(import.meta.dirname, path)
  try {
    return { contents: readFileSync(existsSync(own) ? own : require.resolve(path), 'utf8') }
  } catch {
    return { error: `not found: ${path}` }
  }
}

// solc runs once, for seconds: optimizing its WebAssembly would take more processor time than it saves.
setFlagsFromString('--liftoff-only')

const solc = require('solc') as { compile(input: string, callbacks: object): string }
process.stdout.write(solc.compile(await text(process.stdin), { import: readImport }))
