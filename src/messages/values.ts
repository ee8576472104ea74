// Placeholder values that are formatted for the reader's locale: times, durations, decimals, shares, lists, and
// sentences. Like messages they are plain data, and `translate` formats them.
import type { RichSentence, Sentences, Value } from './message.ts'

export type Formatted =
  | { readonly as: 'duration' | 'elapsed'; readonly seconds: number }
  /** Seconds from now; negative in the past. */
  | { readonly as: 'relative'; readonly seconds: number }
  /** Seconds since 1970 UTC, in the reader's time zone unless `utc`. */
  | { readonly as: 'date' | 'longDate' | 'dateTime'; readonly seconds: number; readonly utc?: boolean }
  | DecimalValue
  /** Hundredths of a percent. */
  | { readonly as: 'share'; readonly basisPoints: number }
  | { readonly as: 'list'; readonly items: readonly Value[]; readonly type: 'conjunction' | 'disjunction' }
  | Sentences<Value>

/** Decimal digits with a point, exact at any length; `unit` follows it, such as a currency's symbol. */
export interface DecimalValue {
  readonly as: 'decimal'
  readonly digits: string
  readonly unit?: string | undefined
  /** Uses four digits and a magnitude, such as million. */
  readonly compact?: boolean
  /** The amount is below or above the digits. */
  readonly bound?: '<' | '>'
}

/** A duration in its largest sensible unit: `41 days`, `3 hours`. @param seconds zero or more */
export const duration = (seconds: number | bigint): Formatted => ({
  as: 'duration',
  seconds: Number(seconds),
})

/** The time since something happened, in whole units like {@link relativeTime}. @param seconds zero or more */
export const elapsed = (seconds: number): Formatted => ({ as: 'elapsed', seconds })

/** The time from now, in either direction: `3h ago`, `in 2d`. @param thenSeconds since 1970 UTC */
export const relativeTime = (thenSeconds: number, nowSeconds: number): Formatted => ({
  as: 'relative',
  seconds: thenSeconds - nowSeconds,
})

/** A day: `Nov 21, 2026`. @param seconds since 1970 UTC */
export const date = (seconds: number, utc = false): Formatted => ({ as: 'date', seconds, utc })

/** A day in UTC with its month's name: `November 21, 2026`. @param seconds since 1970 UTC */
export const longDate = (seconds: number): Formatted => ({ as: 'longDate', seconds, utc: true })

/** A time to the second, with its time zone. @param seconds since 1970 UTC */
export const dateTime = (seconds: number | bigint, utc = false): Formatted => ({
  as: 'dateTime',
  seconds: Number(seconds),
  utc,
})

/** A decimal number, exact. @param digits such as `1204.5`; never a float */
export const decimal = (digits: string, unit?: string): DecimalValue => ({ as: 'decimal', digits, unit })

/** A share as a percentage: 250 basis points are `2.5%`. */
export const share = (basisPoints: number | bigint): Formatted => ({
  as: 'share',
  basisPoints: Number(basisPoints),
})

/** `A, B, and C`. */
export const andList = (items: readonly Value[]): Formatted => ({ as: 'list', items, type: 'conjunction' })

/** `A, B, or C`. */
export const orList = (items: readonly Value[]): Formatted => ({ as: 'list', items, type: 'disjunction' })

/** Sentences in a series, with the language's separator; those that are false or undefined are left out. */
export const joinSentences = <Sentence extends RichSentence>(
  items: readonly (Sentence | false | undefined)[],
): Sentences<Sentence> => ({
  as: 'sentences',
  items: items.filter((item) => item !== false && item !== undefined),
})
