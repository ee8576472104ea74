// A message with elements, in the reader's language.
import { Fragment, type ReactNode } from 'react'
import type { RichMessage, Sentences } from '../messages/message.ts'
import { useTranslate } from './useTranslate.ts'

export function Trans({ message }: { readonly message: RichMessage | Sentences }) {
  const t = useTranslate()
  return joinTexts(t.parts(message) as ReactNode[]).map((part, place) => (
    // A part is known by its place in the message alone.
    <Fragment key={place}>{part}</Fragment>
  ))
}

/** Parts with each series of texts as one text. */
function joinTexts(parts: readonly ReactNode[]): readonly ReactNode[] {
  const joined: ReactNode[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}
