// What the spans of volume are called, exactly: the index counts by days that begin at midnight UTC.
import type { Period } from './figures.ts'

interface PeriodWords {
  /** On a control. */
  readonly name: string
  /** Behind the name of a figure. */
  readonly suffix: string
  /** The span to the day, for those who want to know. */
  readonly span: string
}

export const PERIOD_WORDS: Readonly<Record<Period, PeriodWords>> = {
  today: { name: 'Today', suffix: ', today', span: 'Since midnight UTC' },
  '7d': { name: '7 days', suffix: ', 7 days', span: 'Today and the 6 days before, UTC' },
  '30d': { name: '30 days', suffix: ', 30 days', span: 'Today and the 29 days before, UTC' },
  all: { name: 'All time', suffix: '', span: 'Since the index began' },
}
