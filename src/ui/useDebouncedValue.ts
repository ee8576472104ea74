// A value once it has stopped changing, so that typing doesn't send a query per letter.
import { useEffect, useState } from 'react'

/** How long typing pauses before a text is used, so that a word is one request rather than one per letter. */
export const TYPING_PAUSE_MILLISECONDS = 250

/** @param pauseMilliseconds how long the value must stay the same */
export function useDebouncedValue<Value>(value: Value, pauseMilliseconds: number): Value {
  const [settled, setSettled] = useState(value)

  // External system: time.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value, pauseMilliseconds])

  return settled
}
