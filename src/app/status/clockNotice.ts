// Whether to say that the device's clock is off: until the reader dismisses it, once for each visit.
import { useState, useSyncExternalStore } from 'react'
import { deviceClockError, subscribeToChainTime } from '../../domain/chainClock.ts'
import { MINUTE_SECONDS } from '../../domain/time.ts'

const KEY = 'vitrine.clockNoticeDismissed'

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Whole minutes, so that the notice doesn't change with each block. */
function getError(): number | undefined {
  const error = deviceClockError()
  return error && Math.round(error / MINUTE_SECONDS) * MINUTE_SECONDS
}

/** @returns the seconds by which the device's clock is ahead, negative if behind; undefined without a notice */
export function useClockNotice(): { readonly aheadSeconds: number | undefined; dismiss(): void } {
  const error = useSyncExternalStore(subscribeToChainTime, getError)
  const [dismissed, setDismissed] = useState(isDismissed)
  return {
    aheadSeconds: dismissed ? undefined : error,
    dismiss() {
      setDismissed(true)
      try {
        sessionStorage.setItem(KEY, '1')
      } catch {
        // Without storage, it lasts as long as the page.
      }
    },
  }
}
