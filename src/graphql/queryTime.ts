// The moment that a page's queries speak of: kept for each entry of the history, so that Back asks the same again.
import { useState } from 'react'
import { useLocation } from 'react-router'
import { nowSeconds, startOfMinute } from '../domain/time.ts'

const KEPT_ENTRIES = 100
const moments = new Map<string, number>()

/**
 * The time to put into filters of live orders, in seconds, at the start of a minute. It stays while the page is
 * open: orders that end meanwhile are marked by the index, and the next change brings the page up to date.
 */
export function useQueryTime(): number {
  const { key, pathname } = useLocation()
  const entry = `${pathname} ${key}`
  const [first] = useState(() => momentOf(entry))
  return first
}

function momentOf(entry: string): number {
  const known = moments.get(entry)
  if (known !== undefined) return known
  const moment = startOfMinute(nowSeconds())
  moments.set(entry, moment)
  for (const oldest of [...moments.keys()].slice(0, -KEPT_ENTRIES)) moments.delete(oldest)
  return moment
}
