// The time of figures that take many queries. It's kept per history entry, so that Back sends the same queries.
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { getRecent } from '../domain/keepRecent.ts'
import { nowSeconds, queryTime } from '../domain/time.ts'
import { useWriteCount } from './ownWrites.ts'

const KEPT_TIMES = 100
const times = new Map<string, number>()

/**
 * The time as of which a page's figures are read, in seconds: at the start of the ten minutes in which the page is opened,
 * so that visitors share their queries, or the very second once one of the reader's own transactions is indexed.
 */
export function useFiguresTime(): number {
  const { key, pathname } = useLocation()
  const writes = useWriteCount()
  const keepTime = (time: () => number) => getRecent(times, `${writes} ${pathname} ${key}`, KEPT_TIMES, time)
  // A page that replaces its own query stays open, and Back leads to the new entry.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time stays while the page is open
  const time = useMemo(() => keepTime(() => openingTime(writes)), [writes, pathname])
  return keepTime(() => time)
}

const openingTime = (writes: number) => (writes === 0 ? queryTime(nowSeconds()) : nowSeconds())
