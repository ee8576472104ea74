// Reads the chain as the form of a dialog changes: once whenever the input pauses, and only the last result counts.
import { useEffect, useState } from 'react'
import type { Value as Text } from '../messages/message.ts'
import { useDebouncedValue } from '../ui/useDebouncedValue.ts'

export type ReadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown }

const LOADING = { status: 'loading' } as const

/** How long the input must be unchanged before the chain is read. */
const TYPING_PAUSE_MILLISECONDS = 250

/**
 * Runs a read when its key has changed and then stays the same for a moment; the result for a previous key is dropped.
 * With the key `undefined`, nothing is read.
 *
 * @param read receives a function that returns whether the result is still wanted, so that a long read can stop after
 *   the dialog is closed
 */
export function useDebouncedRead<Value>(
  key: string | undefined,
  read: (isWanted: () => boolean) => Promise<Value>,
): ReadState<Value> {
  const [result, setResult] = useState<{ readonly key: string; readonly loaded: ReadState<Value> }>()
  const settled = useDebouncedValue(key, TYPING_PAUSE_MILLISECONDS)
  const request = settled === key ? key : undefined
  // Outside system: the chain. The key contains everything that the read depends on.
  useEffect(() => {
    if (request === undefined) return
    let current = true
    const settle = (loaded: ReadState<Value>) => {
      if (current) setResult({ key: request, loaded })
    }
    read(() => current).then(
      (value) => settle({ status: 'loaded', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => {
      current = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render's new closure is the same read
  }, [request])
  return result !== undefined && result.key === key ? result.loaded : LOADING
}

/**
 * Returns the latest loaded value, also while the next one loads, so that the control that the user just pressed stays
 * in place and keeps the focus. Undefined before the first value.
 */
export function useLatestValue<Value>(reading: ReadState<Value>): Value | undefined {
  const [last, setLast] = useState<{ readonly value: Value }>()
  if (reading.status !== 'loaded') return last?.value
  if (last === undefined || last.value !== reading.value) setLast({ value: reading.value })
  return reading.value
}

/** The first failure among readings, and the message for an error without one; undefined if none has failed. */
export function firstFailure(
  sentence: Text,
  ...readings: readonly ReadState<unknown>[]
): { readonly error: unknown; readonly sentence: Text } | undefined {
  const failed = readings.find((reading) => reading.status === 'failed')
  return failed && { error: failed.error, sentence }
}
