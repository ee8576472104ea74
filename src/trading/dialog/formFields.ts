// Parses the input of form fields to a value, or to an error message that says what to change; and decides which fields
// show their errors.
import type { Currency } from '../../domain/currency.ts'
import { errorText } from '../../domain/errors.ts'
import { toAsciiNumber } from '../../domain/numberText.ts'
import { parseAmount, parseDecimal } from '../../domain/parseAmount.ts'
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import type { Wei } from '../../domain/wei.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import type { Value as Text } from '../../messages/message.ts'
import { useState } from 'react'
import { useTranslate } from '../../ui/useTranslate.ts'

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
  const shown = (units: bigint) => shownQuantity(units, { decimals })
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
    return { error: controlsTexts.fields.tooMany({ most: shown(most) }) }
  if (units % step !== 0n) return { error: controlsTexts.fields.notMultiple({ step: shown(step) }) }
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

export interface Touched<Field extends string> {
  /** The error to show for a field; undefined before the field is touched. */
  errorOf(field: Field): string | undefined
  touch(field: Field): void
}

/** Decides which fields of a form show their errors: the ones that lost focus, and all after an attempt to submit. */
export function useTouched<Field extends string>(
  errors: Readonly<Partial<Record<Field, Text>>>,
  sent: boolean,
): Touched<Field> {
  const t = useTranslate()
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  return {
    errorOf(field) {
      const error: Text | undefined = errors[field]
      return error !== undefined && (sent || touched.has(field)) ? t(error) : undefined
    },
    touch: (field) => setTouched((before) => new Set([...before, field])),
  }
}
