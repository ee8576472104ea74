// Parses the expiry that a user chose for a listing or an offer.
import { DAY_SECONDS } from '../../domain/time.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import type { Field } from './formFields.ts'

/** The durations to choose from, in seconds, and `custom` for a date. */
export const EXPIRIES = ['86400', '259200', '604800', '2592000', '7776000', '15552000', 'custom'] as const
export type Expiry = (typeof EXPIRIES)[number]

/** The unparsed text of the fields. */
export interface ExpiryValues {
  readonly expiry: Expiry
  /** Text of the `datetime-local` field, in the user's time zone. */
  readonly until: string
}

/** The initial value of a form. */
export const USUAL_EXPIRY: Expiry = '2592000'

/** Makers forget about orders that stay open longer than this. */
const LONGEST_SECONDS = 366 * DAY_SECONDS
/** Long enough for the transaction to be mined and someone to see it. */
const SHORTEST_SECONDS = 600

/**
 * Parses the text of a `datetime-local` field to Unix seconds, which must be after now and within about a year.
 * @param nowSeconds Unix seconds
 */
export function parseMoment(text: string, nowSeconds: number): Field<number> {
  const milliseconds = text.trim() === '' ? NaN : new Date(text).getTime()
  if (Number.isNaN(milliseconds)) return { error: controlsTexts.fields.chooseMoment }
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds <= nowSeconds) return { error: controlsTexts.fields.momentPassed }
  if (seconds > nowSeconds + LONGEST_SECONDS) return { error: controlsTexts.fields.momentTooFar }
  return { value: seconds }
}

/**
 * Returns the end of an order, in Unix seconds.
 * @param startSeconds start of the order, in Unix seconds
 */
export function parseExpiry({ expiry, until }: ExpiryValues, startSeconds: number): Field<number> {
  if (expiry !== 'custom') return { value: startSeconds + Number(expiry) }
  const moment = parseMoment(until, startSeconds)
  return 'value' in moment && moment.value < startSeconds + SHORTEST_SECONDS
    ? { error: controlsTexts.fields.momentTooSoon }
    : moment
}

/**
 * Formats a time for a `datetime-local` field, in the user's time zone.
 * @param seconds Unix seconds
 */
export function formatLocalTime(seconds: number): string {
  const date = new Date(seconds * 1000)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
}

/** In Unix seconds; the date field's year has four digits. */
export const LATEST_DATE = 253_402_300_800

/** The fields of an order's end; empty for one that the date field can't have. */
export const endFields = (endsAtSeconds: bigint): Partial<ExpiryValues> =>
  endsAtSeconds < LATEST_DATE ? { expiry: 'custom', until: formatLocalTime(Number(endsAtSeconds)) } : {}
