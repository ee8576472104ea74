// `npm run verify -- proof.json --rpc URL`: checks a proof bundle against a node of its chain, without any index.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import compile from 'icu-minify/compile'
import { compileAreas } from '../src/messages/catalog.ts'
import { checkProof, UNCHECKED } from './checkProof.ts'

const USAGE = `npm run verify -- proof.json --rpc URL

  proof.json   what an item's page saves by “Save proof”
  --rpc URL    a network node of the same chain; yours, or one that you trust

It ends with 0 when the history holds, 1 when it is contradicted, 2 when it could not be checked.`

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: args,
    options: { rpc: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (values.help === true || path === undefined || more.length > 0) {
    console.log(USAGE)
    return values.help === true ? 0 : UNCHECKED
  }
  return checkProof(readFileSync(path, 'utf8'), { rpcUrl: values.rpc, print: (line) => console.log(line) })
}

compileAreas(compile)

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = UNCHECKED
  },
)
