// Parses the input of form fields to a value, or to an error message that says what to change: quantities, amounts, and
// an order's expiry. Also divides orders into the parts that they can be filled in.
import type { Currency } from '../../domain/currency.ts'
import { errorText } from '../../domain/errors.ts'
import { toAsciiNumber } from '../../domain/numberText.ts'
import { parseAmount, parseDecimal } from '../../domain/parseAmount.ts'
import {
  shownQuantity,
  type QuantityScale,
  displayUnit,
  divideIntoParts,
  divisibleDecimals,
  type OrderParts,
} from '../../domain/quantity.ts'
import type { Wei } from '../../domain/wei.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import type { Value as Text, Message } from '../../messages/message.ts'
import { DAY_SECONDS } from '../../domain/time.ts'

export type Field<Value> = { readonly value: Value } | { readonly error: Text }

/** Runs a parser and returns its value, or the message of the error that it throws. */
export function parseField<Value>(read: () => Value): Field<Value> {
  try {
    return { value: read() }
  } catch (error) {
    return { error: errorText(error) }
  }
}

/** The bounds of a quantity, in the contract's units. */
export interface UnitsField extends QuantityScale {
  readonly most?: bigint | undefined
  /** Only multiples of it are valid. */
  readonly step?: bigint
}

/** Parses a quantity above zero as people write it, with up to the item's decimals, to the contract's units. */
export function parseUnits(text: string, { decimals, most, step = 1n }: UnitsField): Field<bigint> {
  const formatUnits = (units: bigint) => shownQuantity(units, { decimals })
  const input = toAsciiNumber(text)
  if (input === '') return { error: controlsTexts.fields.enterQuantity }
  if (decimals === 0 && !/^\d{1,78}$/.test(input)) return { error: controlsTexts.fields.enterWhole }
  const read = parseField(() =>
    parseDecimal(text, decimals, controlsTexts.fields.tooManyDecimals({ decimals })),
  )
  if ('error' in read) return read
  const units = read.value
  if (units === 0n)
    return { error: decimals === 0 ? controlsTexts.fields.enterOne : controlsTexts.fields.notPositive }
  if (most !== undefined && units > most)
    return { error: controlsTexts.fields.tooMany({ most: formatUnits(most) }) }
  if (units % step !== 0n) return { error: controlsTexts.fields.notMultiple({ step: formatUnits(step) }) }
  return { value: units }
}

/** Parses an amount above zero. */
export function parseAmountField(text: string, currency: Currency): Field<Wei> {
  const amount = parseField(() => parseAmount(text, currency))
  return 'value' in amount && amount.value === 0n ? { error: controlsTexts.fields.notPositive } : amount
}

/** The values of all fields, or the errors of those that are invalid. */
export function parseFields<Values extends object>(fields: {
  readonly [Name in keyof Values]: Field<Values[Name]>
}): { readonly values: Values } | { readonly errors: Partial<Record<keyof Values, Text>> } {
  const entries = Object.entries<Field<unknown>>(fields)
  const errors = entries.flatMap(([name, field]) => ('error' in field ? [[name, field.error]] : []))
  return errors.length > 0
    ? { errors: Object.fromEntries(errors) as Partial<Record<keyof Values, Text>> }
    : {
        values: Object.fromEntries(
          entries.flatMap(([name, field]) => ('value' in field ? [[name, field.value]] : [])),
        ) as Values,
      }
}

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

/** What to change where an order of this quantity can't be filled in parts at these prices; undefined if it can. */
export function findIndivisible(
  quantity: bigint,
  unitPrices: readonly Wei[],
  scale: QuantityScale,
): Message | undefined {
  return divideIntoParts(quantity, unitPrices, scale) === undefined
    ? controlsTexts.fields.indivisible({ decimals: divisibleDecimals(unitPrices, scale) })
    : undefined
}

/**
 * The parts of an order whose form was valid.
 * @throws RangeError for one that {@link findIndivisible} refuses
 */
export function orderParts(quantity: bigint, unitPrices: readonly Wei[], scale: QuantityScale): OrderParts {
  const divided = divideIntoParts(quantity, unitPrices, scale)
  if (divided === undefined) throw new RangeError(`No parts of ${quantity}/${displayUnit(scale)}.`)
  return divided
}
