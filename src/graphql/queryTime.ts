// The time in a page's queries and figures, kept per history entry, so that Back sends the same queries.
import { type ApolloClient, makeVar } from '@apollo/client'
import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { countCorrections, subscribeToChainTime } from '../domain/chainClock.ts'
import { getRecent } from '../domain/keepRecent.ts'
import { nowSeconds, queryTime } from '../domain/time.ts'
import { perClient } from './clientState.ts'

const KEPT_ENTRIES = 100
const times = new Map<string, number>()

/**
 * The time for filters of live orders, in seconds, at the start of ten minutes. It stays the same while the page is
 * open: the index marks orders that end meanwhile, and the next change updates the page. Only a device's clock that turns
 * out to be wrong changes it.
 */
export function useQueryTime(): number {
  const { key, pathname } = useLocation()
  const [entry] = useState(`${pathname} ${key}`)
  const corrected = useSyncExternalStore(subscribeToChainTime, countCorrections)
  return useMemo(
    () => getRecent(times, `${entry} ${corrected}`, KEPT_ENTRIES, () => queryTime(nowSeconds())),
    [entry, corrected],
  )
}

/** When the index reached the reader's latest own transaction of this visit, in seconds; 0 for none. */
const latestWrite = perClient(() => makeVar(0))

/** Announces that the index has reached one of the reader's own transactions. */
export function announceWrite(client: ApolloClient): void {
  const latest = latestWrite(client)
  // Two in one second have different times, which the keys of reads contain.
  latest(Math.max(nowSeconds(), latest() + 1))
}

/**
 * The time as of which a page's figures are read, in seconds: the start of the ten minutes in which the page was opened,
 * so that visitors share their queries, or the reader's latest own transaction since.
 */
export const useFiguresTime = (): number =>
  Math.max(useQueryTime(), useReactiveVar(latestWrite(useApolloClient())))
