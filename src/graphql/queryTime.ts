// The time in a page's queries, kept per history entry, so that Back sends the same queries.
import { useState } from 'react'
import { useLocation } from 'react-router'
import { getRecent } from '../domain/keepRecent.ts'
import { nowSeconds, queryTime } from '../domain/time.ts'

const KEPT_ENTRIES = 100
const times = new Map<string, number>()

/**
 * The time for filters of live orders, in seconds, at the start of ten minutes. It stays the same while the page is
 * open: the index marks orders that end meanwhile, and the next change updates the page.
 */
export function useQueryTime(): number {
  const { key, pathname } = useLocation()
  const entry = `${pathname} ${key}`
  const [first] = useState(() => getRecent(times, entry, KEPT_ENTRIES, () => queryTime(nowSeconds())))
  return first
}
