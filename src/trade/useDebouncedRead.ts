// A question to the chain that a dialog asks as its form changes: once for each rest, and only the last answer counts.
import { useEffect, useState } from 'react'
import type { Value as Text } from '../messages/message.ts'
import { useDebouncedValue } from '../ui/useDebouncedValue.ts'

export type ReadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown }

const LOADING = { status: 'loading' } as const

/** How long a form must rest before the chain is asked about it. */
const TYPING_PAUSE_MILLISECONDS = 250

/**
 * Runs a reading whenever its key changes and then rests; an answer to an earlier key is dropped. `undefined` reads
 * nothing.
 *
 * @param read is told how to find out whether anyone still waits: after the page is left, nothing more need be asked
 */
export function useDebouncedRead<Value>(
  key: string | undefined,
  read: (isWanted: () => boolean) => Promise<Value>,
): ReadState<Value> {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly loaded: ReadState<Value> }>()
  const settled = useDebouncedValue(key, TYPING_PAUSE_MILLISECONDS)
  const request = settled === key ? key : undefined
  // Outside system: the chain. The key says all that the reading depends on.
  useEffect(() => {
    if (request === undefined) return
    let current = true
    const settle = (loaded: ReadState<Value>) => {
      if (current) setAnswer({ key: request, loaded })
    }
    read(() => current).then(
      (value) => settle({ status: 'loaded', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => {
      current = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new closure each render is the same reading
  }, [request])
  return answer !== undefined && answer.key === key ? answer.loaded : LOADING
}

/**
 * What a reading last came to, also while the next is on its way: what was just pressed stays where it is, and keeps
 * the focus. Undefined until there was an answer.
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
