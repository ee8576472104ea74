// Which fields of a form may speak up: those that were left, and all once someone tried to send it.
import { useState } from 'react'

export interface Touched<Field extends string> {
  /** What a field has to say, if anything yet. */
  errorOf(field: Field): string | undefined
  touch(field: Field): void
}

export function useTouched<Field extends string>(
  errors: Readonly<Partial<Record<Field, string>>>,
  sent: boolean,
): Touched<Field> {
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  return {
    errorOf: (field) => (sent || touched.has(field) ? errors[field] : undefined),
    touch: (field) => setTouched((before) => new Set([...before, field])),
  }
}
