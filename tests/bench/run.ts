// `npm run bench`: measures the budgets, prints the table and writes `bench/results.json`.
// The file contains only what this run measured: figures of previous runs are never carried over.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readArguments, runCommand } from '../../operate/commandLine.ts'
import { withBench } from './bench.ts'
import { type Entry, toEntry, formatLine } from './measure.ts'
import { chooseMeasures } from './measures.ts'

const RESULTS = 'bench/results.json'

const USAGE = `Usage: npm run bench -- [<measure> …] [options]
  <measure>        measures only these, such as F1 I1; all by default
  --items <count>  also measures what needs a dataset of that size, before the others`

/** Replaces the file in one step, so that an interrupted run leaves no partial file. */
function writeResults(entries: readonly Entry[]): void {
  writeFileSync(`${RESULTS}.new`, `${JSON.stringify(entries, undefined, 2)}\n`)
  renameSync(`${RESULTS}.new`, RESULTS)
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { items: { type: 'string' } }, Infinity)
  const items = values.items === undefined ? undefined : Number(values.items)
  const measures = chooseMeasures(positionals, { dataset: items !== undefined })
  const entries: Entry[] = []
  const failed: string[] = []
  mkdirSync('bench', { recursive: true })
  rmSync(RESULTS, { force: true })
  await withBench({ items }, async (bench) => {
    for (const measure of measures) {
      try {
        const entry = toEntry(measure, await measure.take(bench))
        entries.push(entry)
        console.log(formatLine(measure, entry))
      } catch (error) {
        failed.push(measure.id)
        console.log(
          `✗ ${measure.id.padEnd(4)} could not be measured: ${error instanceof Error ? error.stack : error}`,
        )
      }
      writeResults(entries)
    }
  })
  const kept = entries.filter(({ pass }) => pass).length
  console.log(`\nWrote ${RESULTS}: ${kept} of ${measures.length} budgets are kept.`)
  const missed = entries.filter(({ pass }) => !pass).map(({ id }) => id)
  if (missed.length > 0) console.log(`Missed: ${missed.join(', ')}.`)
  if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}.`)
  return kept === measures.length ? 0 : 1
}

runCommand({ usage: USAGE }, process.argv.slice(2), main).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
