// What a person typed into one field, understood, or the sentence that says what has to change.
import type { Currency } from '../../domain/currency.ts'
import { messageForPeople } from '../../domain/errors.ts'
import { parseAmount } from '../../domain/typedAmount.ts'
import type { Wei } from '../../domain/wei.ts'

export type Field<Value> = { readonly value: Value } | { readonly error: string }

/** What a reading of typed text gives, or the sentence that it was refused with. */
export function attempt<Value>(read: () => Value): Field<Value> {
  try {
    return { value: read() }
  } catch (error) {
    return { error: messageForPeople(error) }
  }
}

/** A number of units from what was typed. */
export function readUnits(text: string, most: bigint | undefined): Field<bigint> {
  const typed = text.trim()
  if (typed === '') return { error: 'Enter how many.' }
  if (!/^\d{1,78}$/.test(typed)) return { error: 'Enter a whole number.' }
  const units = BigInt(typed)
  if (units === 0n) return { error: 'Enter at least 1.' }
  if (most !== undefined && units > most) return { error: `There are ${most} at most.` }
  return { value: units }
}

/** An amount above zero from what was typed. */
export function readAmount(text: string, currency: Currency): Field<Wei> {
  const amount = attempt(() => parseAmount(text, currency))
  return 'value' in amount && amount.value === 0n ? { error: 'The amount must be above zero.' } : amount
}
