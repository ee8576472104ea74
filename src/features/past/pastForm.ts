// Reads what is typed to choose a moment of the past.
import { VitrineError } from '../../domain/errors.ts'
import { wallClockSeconds } from '../../domain/time.ts'

/** What was typed is no moment that a chain could have. */
class InvalidMomentError extends VitrineError {
  readonly code = 'invalid-moment'
}

/**
 * @param text as a browser's field for date and time gives it, in the reader's time zone
 * @param nowSeconds by the reader's clock: what comes after it has not been
 * @returns seconds since 1970 UTC
 * @throws InvalidMomentError
 */
export function readMoment(text: string, nowSeconds = wallClockSeconds()): number {
  const milliseconds = new Date(text).getTime()
  if (text === '' || Number.isNaN(milliseconds)) {
    throw new InvalidMomentError('Choose a date and a time.', { details: { text } })
  }
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds > nowSeconds) {
    throw new InvalidMomentError('That moment has not come yet. Choose an earlier one.', {
      details: { text },
    })
  }
  return seconds
}

/** @throws InvalidMomentError */
export function readBlockNumber(text: string): number {
  const digits = text.replace(/[\s,_]/g, '')
  if (!/^\d{1,15}$/.test(digits)) {
    throw new InvalidMomentError('A block number is written in digits, such as 1234.', { details: { text } })
  }
  return Number(digits)
}
