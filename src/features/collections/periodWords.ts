// What the spans of volume are called, exactly: the last 24 hours to the second, the others by days of UTC.
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
  '24h': { name: '24 hours', suffix: ', 24 hours', span: 'The last 24 hours' },
  '7d': { name: '7 days', suffix: ', 7 days', span: 'Today and the 6 days before, UTC' },
  '30d': { name: '30 days', suffix: ', 30 days', span: 'Today and the 29 days before, UTC' },
  all: { name: 'All time', suffix: '', span: 'Since the index began' },
}
