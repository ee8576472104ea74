// Decides which fields of a form show their errors: the ones that lost focus, and all after an attempt to submit.
import { useState } from 'react'
import type { Value } from '../messages/message.ts'
import { useTranslate } from '../ui/useTranslate.ts'

export interface Touched<Field extends string> {
  /** The error to show for a field; undefined before the field is touched. */
  errorOf(field: Field): string | undefined
  touch(field: Field): void
}

export function useTouched<Field extends string>(
  errors: Readonly<Partial<Record<Field, Value>>>,
  sent: boolean,
): Touched<Field> {
  const t = useTranslate()
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  return {
    errorOf(field) {
      const error: Value | undefined = errors[field]
      return error !== undefined && (sent || touched.has(field)) ? t(error) : undefined
    },
    touch: (field) => setTouched((before) => new Set([...before, field])),
  }
}
