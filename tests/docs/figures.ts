// The table of docs/bench.md with what the kept run of `npm run bench` measured.
import { readFileSync } from 'node:fs'
import type { Entry } from '../bench/measure.ts'
import { table } from './markdown.ts'

const RESULTS = 'bench/results.json'

/** One row a budget, in the order in which they were taken. */
export function figures(): string {
  const entries = JSON.parse(readFileSync(RESULTS, 'utf8')) as readonly Entry[]
  const rows = entries.map(({ id, value, unit, goal, pass, against, missed }) => [
    id,
    `${value} ${unit}`,
    pass ? 'yes' : missed === undefined ? 'no' : `no: ${missed}`,
    `${goal} ${unit}`,
    against,
  ])
  return table(['#', 'Figure', 'Kept', 'Goal', 'Against'], rows)
}
