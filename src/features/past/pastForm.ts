// Reads a date or block number that a person enters for time travel.
import { VitrineError } from '../../domain/errors.ts'
import { wallClockSeconds } from '../../domain/time.ts'
import { timeTravel } from '../../messages/en/timeTravel.ts'

/** The text is no date or block number that a chain could have. */
class InvalidMomentError extends VitrineError {
  readonly code = 'invalid-moment'
}

/**
 * @param text as the browser's field for date and time returns it, in the reader's time zone
 * @param nowSeconds by the reader's clock; later dates are refused
 * @returns seconds since 1970 UTC
 * @throws InvalidMomentError
 */
export function readMoment(text: string, nowSeconds = wallClockSeconds()): number {
  const milliseconds = new Date(text).getTime()
  if (text === '' || Number.isNaN(milliseconds)) {
    throw new InvalidMomentError(timeTravel.noDate, { details: { text } })
  }
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds > nowSeconds) {
    throw new InvalidMomentError(timeTravel.future, {
      details: { text },
    })
  }
  return seconds
}

/** @throws InvalidMomentError */
export function readBlockNumber(text: string): number {
  const digits = text.replace(/[\s,_]/g, '')
  if (!/^\d{1,15}$/.test(digits)) {
    throw new InvalidMomentError(timeTravel.badBlock, { details: { text } })
  }
  return Number(digits)
}
