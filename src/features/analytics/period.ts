// The spans that analytics speak of: whole days of UTC, today being the last, and how they are divided on a chart.
import { DAY_SECONDS, startOfDay } from '../../domain/time.ts'

export const SPANS = ['7d', '30d', '90d', 'all'] as const
export type Span = (typeof SPANS)[number]

export const SPAN_WORDS: Readonly<Record<Span, { readonly name: string; readonly meaning: string }>> = {
  '7d': { name: '7 days', meaning: 'Today and the 6 days before, UTC' },
  '30d': { name: '30 days', meaning: 'Today and the 29 days before, UTC' },
  '90d': { name: '90 days', meaning: 'Today and the 89 days before, UTC' },
  all: { name: 'All time', meaning: 'Since the index began' },
}

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const

/** The first second of a span: a midnight of UTC. @param firstSeconds when the index began */
export function spanStart(span: Span, nowSeconds: number, firstSeconds: number): number {
  if (span === 'all') return startOfDay(firstSeconds)
  return startOfDay(nowSeconds) - (DAYS[span] - 1) * DAY_SECONDS
}

/** Days that one bar of a chart stands for, so that there are no more than about a hundred bars. */
export function daysPerBar(startSeconds: number, nowSeconds: number): number {
  const days = (nowSeconds - startSeconds) / DAY_SECONDS
  return days <= 120 ? 1 : days <= 800 ? 7 : 30
}
