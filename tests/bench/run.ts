// `npm run bench`: measures the budgets, prints the table and writes `bench/results.json`.
//
//   npm run bench             all of them
//   npm run bench -- F1 I1    only those named; the file then holds only those
import { mkdirSync, writeFileSync } from 'node:fs'
import { launchBrowser } from '../e2e/visitor.ts'
import { openSite } from '../support/openSite.ts'
import { measureFirstRoute } from './firstRoute.ts'
import { measureCallsPerTransfer, measureIndexingSpeed } from './indexing.ts'
import type { Measurement } from './measure.ts'
import { measurePages } from './pages.ts'
import { measureStart } from './start.ts'
import { measureVisibility } from './visibility.ts'

const RESULTS = 'bench/results.json'
const ALL = ['S1', 'F1', 'F4', 'F7', 'F10', 'I1', 'I2', 'I5']

const named = process.argv.slice(2)
const unknown = named.filter((id) => !ALL.includes(id))
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}; there are: ${ALL.join(', ')}.`)
  process.exit(1)
}
const wanted = (...ids: string[]): boolean =>
  ids.some((id) => (named.length === 0 ? ALL : named).includes(id))

const results: Measurement[] = []

function say(...measurements: readonly Measurement[]): void {
  for (const { id, what, value, unit, goal, pass, against, samples } of measurements) {
    console.log(
      `${pass ? '✓' : '✗'} ${id.padEnd(4)} ${`${value} ${unit}`.trim().padEnd(12)} goal ${`${goal} ${unit}`.trim().padEnd(10)} ` +
        `${what}; against ${against}; ${samples} samples`,
    )
  }
  results.push(...measurements)
}

const browser = await launchBrowser()
try {
  // First, while nothing else runs.
  if (wanted('S1')) say(...(await measureStart(browser)))
  if (wanted('F1')) say(...(await measureFirstRoute()))
  if (wanted('F4', 'F7', 'F10', 'I1', 'I2', 'I5')) {
    const site = await openSite({ seed: 'demo' })
    try {
      say(...(await measurePages(site, browser, wanted)))
      if (wanted('I1')) say(await measureIndexingSpeed(site.stack))
      if (wanted('I2')) say(await measureCallsPerTransfer(site.stack))
      if (wanted('I5')) say(await measureVisibility(site, browser))
    } finally {
      await site.close()
    }
  }
} finally {
  await browser.close()
}

mkdirSync('bench', { recursive: true })
writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`)
const missed = results.filter(({ pass }) => !pass)
console.log(
  `\nWrote ${RESULTS}: ${results.length - missed.length} of ${results.length} budgets are kept` +
    (missed.length > 0 ? `; missed: ${missed.map(({ id }) => id).join(', ')}.` : '.'),
)
process.exitCode = missed.length > 0 ? 1 : 0
