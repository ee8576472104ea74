// The values of a message that says when an order expires, or that it never does.
import type { ReactElement } from 'react'
import { isDisplayableDate } from '../domain/time.ts'
import { TimeAgo } from './TimeAgo.tsx'

export interface ExpiryValues {
  /** The branch of the message's `select`. */
  readonly ends: 'never' | 'dated'
  readonly time: ReactElement
}

/** @param endsAtSeconds since 1970 UTC; beyond the last date for an order without an end */
export const expiryValues = (endsAtSeconds: bigint): ExpiryValues => ({
  ends: isDisplayableDate(endsAtSeconds) ? 'dated' : 'never',
  time: <TimeAgo seconds={endsAtSeconds} />,
})
