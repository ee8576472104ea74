// Reads the chain as the form of a dialog changes: once whenever the input pauses, and only the last result counts.
import { useState } from 'react'
import type { Value as Text } from '../../messages/message.ts'
import { TYPING_PAUSE_MILLISECONDS, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { type ReadOptions, type ReadState, useRead } from '../../graphql/useRead.ts'

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
  options: Pick<ReadOptions, 'cache' | 'keepMilliseconds'> = {},
): ReadState<Value> {
  const settled = useDebouncedValue(key, TYPING_PAUSE_MILLISECONDS)
  return useRead(key, ({ signal }) => read(() => !signal.aborted), { ...options, paused: settled !== key })
}

/**
 * Returns the latest loaded value, also while the next one loads, so that the control that the user just pressed stays
 * in place and keeps the focus. Undefined before the first value.
 */
export function useLatestValue<Value>(reading: ReadState<Value> | undefined): Value | undefined {
  const [last, setLast] = useState<{ readonly value: Value }>()
  if (reading?.status !== 'loaded') return last?.value
  if (last === undefined || last.value !== reading.value) setLast({ value: reading.value })
  return reading.value
}

/** The first failure among readings, and the message for an error without one; undefined if none has failed. */
export function findFirstFailure(
  sentence: Text,
  ...readings: readonly (ReadState<unknown> | undefined)[]
): { readonly error: unknown; readonly sentence: Text } | undefined {
  const failed = readings.find((reading) => reading?.status === 'failed')
  return failed && { error: failed.error, sentence }
}
