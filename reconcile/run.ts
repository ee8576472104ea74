// `npm run reconcile`: compares an index with its chain. `--help` lists the options.
import { describe } from './report.ts'
import { InvalidOptionError, USAGE, readOptions } from './options.ts'
import { reconcile } from './reconcile.ts'

const SAME = 0
const DIFFERENT = 1
const UNCHECKED = 2

async function main(words: readonly string[]): Promise<number> {
  const options = readOptions(words, process.env)
  if (options === 'help') {
    console.log(USAGE)
    return SAME
  }
  const outcome = await reconcile({
    ...options,
    ...(!options.json && !options.quiet && { report: (line: string) => console.error(`… ${line}`) }),
  })
  const { comparison, block } = outcome
  if (options.json) {
    const compared = Object.fromEntries(comparison.compared)
    const unchecked = Object.fromEntries(comparison.unchecked)
    const withinAMinute = Object.fromEntries(comparison.withinAMinute)
    const { differences } = comparison
    console.log(JSON.stringify({ block, compared, differences, withinAMinute, unchecked }, undefined, 2))
  } else for (const line of describe(outcome)) console.log(line)
  return comparison.differences.length === 0 ? SAME : DIFFERENT
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof InvalidOptionError)
      console.error('Run npm run reconcile -- --help to list the options.')
    process.exitCode = UNCHECKED
  },
)
