// The time of figures that take many queries: those from before the reader's latest own transaction are outdated.
import { type ApolloClient, makeVar } from '@apollo/client'
import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { nowSeconds } from '../domain/time.ts'
import { perClient } from './perClient.ts'
import { useQueryTime } from './queryTime.ts'

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
