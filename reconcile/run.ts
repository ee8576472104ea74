// `npm run reconcile`: compares an index with its chain.
import { runCommand } from '../operate/commandLine.ts'
import { describe } from './report.ts'
import { USAGE, readOptions } from './options.ts'
import { reconcile } from './reconcile.ts'

const SAME = 0
const DIFFERENT = 1
const UNCHECKED = 2

process.exitCode = await runCommand({ usage: USAGE }, process.argv.slice(2), async (args) => {
  const options = readOptions(args, process.env)
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
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return UNCHECKED
})
