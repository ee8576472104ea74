// When the index reached the reader's latest own transaction: figures from before it are outdated.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import { nowSeconds } from '../domain/time.ts'
import { perClient } from './perClient.ts'

const clientWrites = perClient(() => {
  const listeners = new Set<() => void>()
  let latest = 0
  return {
    latest: () => latest,
    announce() {
      // Two in one second have different times, which the names of reads contain.
      latest = Math.max(nowSeconds(), latest + 1)
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

/** When the index reached the reader's latest own transaction of this visit, in seconds; 0 for none. */
export function useLatestWrite(): number {
  const writes = clientWrites(useApolloClient())
  return useSyncExternalStore(writes.subscribe, writes.latest)
}
