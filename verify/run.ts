// `npm run verify -- proof.json --rpc <url>`: checks a proof bundle against a node of its chain, without any index.
import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { readArguments, runCommand, UsageError } from '../operate/commandLine.ts'
import { compileAreas } from '../src/messages/catalog.ts'
import { checkProof, UNCHECKED } from './checkProof.ts'

const USAGE = `Usage: npm run verify -- <proof.json> [options]
  <proof.json>  what an item's page saves by “Save proof”
  --rpc <url>   a network node of the same chain; yours, or one that you trust

The exit status is 0 when the history holds, 1 when it is contradicted, and 2 when it could not be checked.`

compileAreas(compile)

process.exitCode = await runCommand({ usage: USAGE }, process.argv.slice(2), async (args) => {
  const { values, positionals } = readArguments(args, { rpc: { type: 'string' } }, 1)
  const [path] = positionals
  if (path === undefined) throw new UsageError('Pass the file with the proof.')
  return checkProof(readFileSync(path, 'utf8'), { rpcUrl: values.rpc, print: (line) => console.log(line) })
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return UNCHECKED
})
