// Reads stored texts: messages, and the plain strings that older versions stored.
import * as v from 'valibot'
import type { Value } from '../messages/message.ts'
import type { Formatted } from '../messages/values.ts'

/** Longest stored text; longer ones are truncated. */
export const LONGEST_TEXT = 400

/** JSON text such as `1e999` is read as infinity, which time formats throw on. */
const finite = v.pipe(v.number(), v.finite())

const short = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))

/** A bigint as `formatEntry` writes it: JSON has none. */
export const storedInteger = v.pipe(
  v.strictObject({ integer: v.pipe(v.string(), v.regex(/^-?\d{1,78}$/)) }),
  v.transform(({ integer }) => BigInt(integer)),
)

const formatted: v.GenericSchema<unknown, Formatted> = v.variant('as', [
  v.object({ as: v.picklist(['duration', 'elapsed', 'relative']), seconds: finite }),
  v.object({ as: v.picklist(['date', 'dateTime']), seconds: finite, utc: v.exactOptional(v.boolean()) }),
  v.object({
    as: v.literal('decimal'),
    digits: v.pipe(short, v.regex(/^\d+(\.\d+)?$/)),
    unit: v.optional(short),
    compact: v.exactOptional(v.boolean()),
    bound: v.exactOptional(v.picklist(['<', '>'])),
  }),
  v.object({ as: v.literal('share'), basisPoints: finite }),
  v.object({
    as: v.literal('list'),
    items: v.array(v.lazy((): v.GenericSchema<unknown, Value> => storedValue)),
    type: v.picklist(['conjunction', 'disjunction']),
  }),
  v.object({
    as: v.literal('sentences'),
    items: v.array(v.lazy((): v.GenericSchema<unknown, Value> => storedValue)),
  }),
])

export const storedValue: v.GenericSchema<unknown, Value> = v.union([
  short,
  finite,
  storedInteger,
  formatted,
  v.object({
    id: short,
    values: v.exactOptional(
      v.record(
        v.string(),
        v.lazy((): v.GenericSchema<unknown, Value> => storedValue),
      ),
    ),
  }),
])
