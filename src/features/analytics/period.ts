// The periods of analytics: whole UTC days, today being the last, and how charts divide them.
import { DAY_SECONDS, startOfDay } from '../../domain/time.ts'

export const SPANS = ['7d', '30d', '90d', 'all'] as const
export type Span = (typeof SPANS)[number]

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const

/** The first second of a period: a midnight of UTC. @param firstSeconds when indexing began */
export function spanStart(span: Span, nowSeconds: number, firstSeconds: number): number {
  if (span === 'all') return startOfDay(firstSeconds)
  return startOfDay(nowSeconds) - (DAYS[span] - 1) * DAY_SECONDS
}

/** Days per bar of a chart, for about a hundred bars at most. */
export function daysPerBar(startSeconds: number, nowSeconds: number): number {
  const days = (nowSeconds - startSeconds) / DAY_SECONDS
  return days <= 120 ? 1 : days <= 800 ? 7 : 30
}
