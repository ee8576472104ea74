// The current time for components, ticking together so that everything on a page says the same.
import { useSyncExternalStore } from 'react'
import { nowSeconds } from '../domain/time.ts'

const TICK_MILLISECONDS = 15_000

let current: number | undefined
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  current = nowSeconds()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    current = nowSeconds()
    timer = setInterval(tick, TICK_MILLISECONDS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/**
 * Reads the clock at once: for when what is about to be shown happened a moment ago, and would be told as something to
 * come by a clock that was read before.
 */
export function refreshNow(): void {
  if (listeners.size > 0 && nowSeconds() !== current) tick()
}

/** The reader's clock in seconds, refreshed every fifteen, and by {@link refreshNow}. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => (current ??= nowSeconds()))
}
