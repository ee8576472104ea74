// `npm run bench`: measures the budgets, prints the table and writes `bench/results.json`.
//
//   npm run bench                            all that the demo is enough for
//   npm run bench -- F1 I1                   only those named
//   npm run bench -- --items 100000          all, those of a dataset of so many items before the others
//   npm run bench -- --items 100000 Q1 Q4    only those named
//
// The file holds what this run measured and nothing else: a figure of an earlier run is never carried over.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withBench } from './bench.ts'
import { type Entry, toEntry, formatLine } from './measure.ts'
import { chooseMeasures } from './measures.ts'

const RESULTS = 'bench/results.json'

/** In one step, so that a run that is interrupted leaves no half of a file. */
function writeResults(entries: readonly Entry[]): void {
  writeFileSync(`${RESULTS}.new`, `${JSON.stringify(entries, undefined, 2)}\n`)
  renameSync(`${RESULTS}.new`, RESULTS)
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { items: { type: 'string' } },
    allowPositionals: true,
  })
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

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
