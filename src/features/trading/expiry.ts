// When a listing or an offer ends, from what a person chose.
import { DAY_SECONDS } from '../../domain/time.ts'
import type { Field } from './typed.ts'

/** Time spans on offer, in seconds, and a moment of one's own. */
export const EXPIRIES = [
  { value: '86400', label: '1 day' },
  { value: '259200', label: '3 days' },
  { value: '604800', label: '7 days' },
  { value: '2592000', label: '30 days' },
  { value: '7776000', label: '90 days' },
  { value: '15552000', label: '180 days' },
  { value: 'custom', label: 'Until a date' },
] as const
export type Expiry = (typeof EXPIRIES)[number]['value']

/** The text of the fields, exactly as typed. */
export interface ExpiryValues {
  readonly expiry: Expiry
  /** Of the `datetime-local` field, in the reader's own zone. */
  readonly until: string
}

/** What a form offers at first. */
export const USUAL_EXPIRY: Expiry = '2592000'

/** An order is forgotten by its maker sooner than this. */
const LONGEST_SECONDS = 366 * DAY_SECONDS
/** Long enough for the transaction to be mined and someone to see it. */
const SHORTEST_SECONDS = 600

/**
 * A moment from a `datetime-local` field, in Unix seconds, after now and within about a year.
 * @param nowSeconds Unix seconds
 */
export function readMoment(text: string, nowSeconds: number): Field<number> {
  const milliseconds = text.trim() === '' ? NaN : new Date(text).getTime()
  if (Number.isNaN(milliseconds)) return { error: 'Choose a date and a time.' }
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds <= nowSeconds) return { error: 'This moment has passed. Choose a later one.' }
  if (seconds > nowSeconds + LONGEST_SECONDS) return { error: 'Choose a date within one year.' }
  return { value: seconds }
}

/**
 * When it ends, in Unix seconds.
 * @param startSeconds when it starts, in Unix seconds
 */
export function readExpiry({ expiry, until }: ExpiryValues, startSeconds: number): Field<number> {
  if (expiry !== 'custom') return { value: startSeconds + Number(expiry) }
  const moment = readMoment(until, startSeconds)
  return 'value' in moment && moment.value < startSeconds + SHORTEST_SECONDS
    ? { error: 'Leave at least ten minutes.' }
    : moment
}
