// Generates the table of docs/bench.md: the results of the committed `npm run bench` run.
import { readFileSync } from 'node:fs'
import type { Entry } from '../bench/measure.ts'
import { table } from './markdown.ts'

const RESULTS = 'bench/results.json'

/** One row per budget, in the order measured. */
export function figures(): string {
  const entries = JSON.parse(readFileSync(RESULTS, 'utf8')) as readonly Entry[]
  const rows = entries.map(({ id, value, unit, goal, pass, against, missed }) => [
    id,
    `${value} ${unit}`,
    pass ? 'yes' : missed === undefined ? 'no' : `no: ${missed}`,
    `${goal} ${unit}`,
    against,
  ])
  return table(['#', 'Result', 'Met', 'Goal', 'Compared with'], rows)
}
