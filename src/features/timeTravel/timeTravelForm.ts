// Parses the date or block number entered for time travel.
import { VitrineError } from '../../domain/errors.ts'
import { chainSeconds } from '../../domain/chainClock.ts'
import { toAsciiNumber } from '../../domain/numberText.ts'
import { timeTravelTexts } from '../../messages/en/timeTravel.ts'

class InvalidBlockInputError extends VitrineError {
  readonly code = 'invalid-moment'
}

/**
 * @param text the value of an `<input type="datetime-local">`, in the viewer's time zone
 * @param nowSeconds by the viewer's clock; later dates are rejected
 * @returns seconds since 1970 UTC
 * @throws InvalidBlockInputError
 */
export function parseLocalTime(text: string, nowSeconds = chainSeconds()): number {
  const milliseconds = new Date(text).getTime()
  if (text === '' || Number.isNaN(milliseconds)) {
    throw new InvalidBlockInputError(timeTravelTexts.noDate, { details: { text } })
  }
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds > nowSeconds) {
    throw new InvalidBlockInputError(timeTravelTexts.future, {
      details: { text },
    })
  }
  return seconds
}

/** @throws InvalidBlockInputError */
export function parseBlockNumber(text: string): number {
  const digits = toAsciiNumber(text).replace(/[\s,_]/g, '')
  if (!/^\d{1,15}$/.test(digits)) {
    throw new InvalidBlockInputError(timeTravelTexts.badBlock, { details: { text } })
  }
  return Number(digits)
}
