// The time in a page's queries, kept per history entry, so that Back sends the same queries.
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { countCorrections, subscribeToChainTime } from '../domain/chainClock.ts'
import { getRecent } from '../domain/keepRecent.ts'
import { nowSeconds, queryTime } from '../domain/time.ts'

const KEPT_ENTRIES = 100
const times = new Map<string, number>()

/**
 * The time for filters of live orders, in seconds, at the start of ten minutes. It stays the same while the page is
 * open: the index marks orders that end meanwhile, and the next change updates the page. Only a device's clock that turns
 * out to be wrong changes it.
 */
export function useQueryTime(): number {
  const { key, pathname } = useLocation()
  const [entry] = useState(`${pathname} ${key}`)
  const corrected = useSyncExternalStore(subscribeToChainTime, countCorrections)
  return useMemo(
    () => getRecent(times, `${entry} ${corrected}`, KEPT_ENTRIES, () => queryTime(nowSeconds())),
    [entry, corrected],
  )
}
