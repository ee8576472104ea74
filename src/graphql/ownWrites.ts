// Counts the reader's own transactions that the index has reached: figures from before one of them are outdated.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import { perClient } from './perClient.ts'

const clientWrites = perClient(() => {
  const listeners = new Set<() => void>()
  let count = 0
  return {
    count: () => count,
    announce() {
      count += 1
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
})

/** Announces that the index has reached one of the reader's own transactions. */
export const announceWrite = (client: ApolloClient): void => clientWrites(client).announce()

/** The number of the reader's own transactions that the index has reached during this visit. */
export function useWriteCount(): number {
  const writes = clientWrites(useApolloClient())
  return useSyncExternalStore(writes.subscribe, writes.count)
}
