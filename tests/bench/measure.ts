// Types of measurements: a row of the table of budgets, how it is measured, and its result.
import type { Browser } from 'playwright-core'
import type { Site } from '../support/openSite.ts'
import type { DatasetSite } from './dataset/indexSite.ts'

/** Resources that measurements share, opened when the first measurement needs them. */
export interface Bench {
  browser(): Promise<Browser>
  /** The local stack with the demo's history, and the page as `npm start` builds and serves it. */
  site(): Promise<Site>
  /** The dataset that the bench was started with. @throws Error when it was started with none */
  dataset(): Promise<DatasetSite>
}

/** A row of the table of budgets. */
export interface Measure {
  /** The budget's name, such as `F1`. */
  readonly id: string
  /** What is measured, in words. */
  readonly what: string
  readonly unit: string
  readonly goal: number
  /** Whether the goal is the highest or the lowest value that passes. */
  readonly passes: 'at most' | 'at least'
  /** Digits after the decimal point that the measurement can resolve. */
  readonly decimals: number
  take(bench: Bench): Promise<Figure>
}

/** The result of a measurement. */
export interface Figure {
  readonly value: number
  /** The reference measured in the same run, with its figure. */
  readonly against: string
  readonly samples: number
  /** Any other condition of the budget that failed, such as a Back without requests. */
  readonly missed?: string | undefined
}

/** One entry of `bench/results.json`. */
export interface Entry {
  readonly id: string
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly goal: number
  readonly pass: boolean
  readonly against: string
  readonly samples: number
  readonly missed?: string
}

/** The unrounded figure is compared with the goal, and rounded afterward. */
export function toEntry({ id, what, unit, goal, passes, decimals }: Measure, figure: Figure): Entry {
  const { value, against, samples, missed } = figure
  const kept = passes === 'at most' ? value <= goal : value >= goal
  return {
    id,
    what,
    value: round(value, decimals),
    unit,
    goal,
    pass: kept && missed === undefined,
    against,
    samples,
    ...(missed === undefined ? {} : { missed }),
  }
}

/** Formats the entry as a row of the printed table. */
export function formatLine({ passes }: Pick<Measure, 'passes'>, entry: Entry): string {
  const { id, what, value, unit, goal, pass, against, samples, missed } = entry
  const figure = `${value} ${unit}`.trim().padEnd(12)
  const bound = `${passes === 'at most' ? '≤' : '≥'} ${goal} ${unit}`.trim().padEnd(10)
  const words = [what, `against ${against}`, `${samples} ${samples === 1 ? 'sample' : 'samples'}`]
  if (missed !== undefined) words.push(`missed: ${missed}`)
  return `${pass ? '✓' : '✗'} ${id.padEnd(4)} ${figure} ${bound} ${words.join('; ')}`
}

/** Rounded to the measurement's precision. */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals))
}
