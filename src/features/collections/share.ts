// Formats a part of a whole as a percentage.
import type { Value } from '../../messages/message.ts'
import { share as shareValue } from '../../messages/values.ts'

/** One decimal digit below ten percent; a dash for an empty whole. */
export function share(part: number, whole: number): Value {
  if (whole === 0) return '—'
  const percent = (part / whole) * 100
  return shareValue(percent < 9.95 ? Math.round(percent * 10) * 10 : Math.round(percent) * 100)
}
