// The time of figures that take many queries.
import { useLatestWrite } from './ownWrites.ts'
import { useQueryTime } from './queryTime.ts'

/**
 * The time as of which a page's figures are read, in seconds: the start of the ten minutes in which the page was opened,
 * so that visitors share their queries, or the reader's latest own transaction since.
 */
export const useFiguresTime = (): number => Math.max(useQueryTime(), useLatestWrite())
