// The time of figures that take many queries. It's kept per history entry, so that Back shows the same figures.
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { getRecent } from '../domain/keepRecent.ts'
import { nowSeconds } from '../domain/time.ts'
import { useWriteCount } from './ownWrites.ts'

const KEPT_TIMES = 100
const times = new Map<string, number>()

/**
 * When the figures of a page are read, in seconds: when the page is opened, and when one of the reader's own
 * transactions is indexed.
 */
export function useFiguresTime(): number {
  const { key, pathname } = useLocation()
  const writes = useWriteCount()
  const keepTime = (time: () => number) => getRecent(times, `${writes} ${pathname} ${key}`, KEPT_TIMES, time)
  // A page that replaces its own query stays open, and Back leads to the new entry.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time stays while the page is open
  const time = useMemo(() => keepTime(nowSeconds), [writes, pathname])
  return keepTime(() => time)
}
