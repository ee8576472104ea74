// Tells a short wait from a long one, so that placeholders don't flash, and cost nothing, where the content comes soon.
import { useEffect, useState } from 'react'

/** A wait that people notice. */
const LONG_WAIT_MILLISECONDS = 300

/** False at first, true once the component has been rendered for long. */
export function useLongWait(): boolean {
  const [isLong, setLong] = useState(false)

  // External system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])

  return isLong
}
