// Which fields of a form may speak up: those that were left, and all once someone tried to send it.
import { useState } from 'react'
import type { Value } from '../messages/message.ts'
import { useTranslate } from '../ui/useTranslate.ts'

export interface Touched<Field extends string> {
  /** What a field has to say, if anything yet. */
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
