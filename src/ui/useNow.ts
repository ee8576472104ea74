// The current time: updated for all components at once, or in seconds while something on a visible page depends on it.
import { useSyncExternalStore, useEffect, useState } from 'react'
import { subscribeToChainTime } from '../domain/chainClock.ts'
import { nowSeconds } from '../domain/time.ts'

const TICK_MILLISECONDS = 15_000

let current: number | undefined
let timer: ReturnType<typeof setInterval> | undefined
let leaveChain: (() => void) | undefined
const listeners = new Set<() => void>()

function tick() {
  current = nowSeconds()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    current = nowSeconds()
    timer = setInterval(tick, TICK_MILLISECONDS)
    leaveChain = subscribeToChainTime(refreshNow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    leaveChain?.()
  }
}

/** Updates the time now, for something that just happened and would seem to be in the future by the last update. */
export function refreshNow(): void {
  if (listeners.size > 0 && nowSeconds() !== current) tick()
}

/** The page's time in seconds, updated every 15 seconds, by the chain's newest block, and by {@link refreshNow}. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => (current ??= nowSeconds()))
}

const SECOND_MILLISECONDS = 1_000

/**
 * The page's time in seconds, which ticks while something on a visible page depends on it.
 * @param moving if false, the clock doesn't tick and causes no renders
 */
export function useSecondsClock(moving: boolean): number {
  const [now, setNow] = useState(nowSeconds)
  // External system: time. A page in the background doesn't tick, because nobody sees it.
  useEffect(() => {
    if (!moving) return
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(nowSeconds())
    }
    const timer = setInterval(tick, SECOND_MILLISECONDS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [moving])
  return now
}
