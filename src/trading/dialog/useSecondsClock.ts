// The page's time in seconds, which ticks while something on a visible page depends on the time.
import { useEffect, useState } from 'react'
import { nowSeconds } from '../../domain/time.ts'

const TICK_MILLISECONDS = 1_000

/** @param moving if false, the clock doesn't tick and causes no renders */
export function useSecondsClock(moving: boolean): number {
  const [now, setNow] = useState(nowSeconds)
  // External system: time. A page in the background doesn't tick, because nobody sees it.
  useEffect(() => {
    if (!moving) return
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(nowSeconds())
    }
    const timer = setInterval(tick, TICK_MILLISECONDS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [moving])
  return now
}
