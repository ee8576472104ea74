// The reader's clock in seconds, ticking each second while something on a visible page moves with it.
import { useEffect, useState } from 'react'
import { nowSeconds } from '../domain/time.ts'

const TICK_MILLISECONDS = 1_000

/** @param moving without it the clock stands still, and nothing is drawn again */
export function useSecondsClock(moving: boolean): number {
  const [now, setNow] = useState(nowSeconds)
  // Outside system: time. A page in the background has nobody to show it to.
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
