// A value once it has stopped changing, so that typing doesn't send a query per letter.
import { useEffect, useState } from 'react'

/** @param pauseMilliseconds how long the value must stay the same */
export function useDebouncedValue<Value>(value: Value, pauseMilliseconds: number): Value {
  const [settled, setSettled] = useState(value)

  // Outside system: time.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value, pauseMilliseconds])

  return settled
}
