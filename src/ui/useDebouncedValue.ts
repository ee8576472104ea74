// A value once it has stopped changing: typing has a rhythm, and a question a letter helps nobody.
import { useEffect, useState } from 'react'

/** @param pauseMilliseconds how long the value must have stayed the same */
export function useDebouncedValue<Value>(value: Value, pauseMilliseconds: number): Value {
  const [settled, setSettled] = useState(value)

  // Outside system: time.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value, pauseMilliseconds])

  return settled
}
