// A message with elements, in the reader's language.
import { createElement, Fragment, type ReactNode } from 'react'
import type { RichMessage, Sentences } from '../messages/message.ts'
import { useTranslate } from './useTranslate.ts'

export function Trans({ message }: { readonly message: RichMessage | Sentences }) {
  const t = useTranslate()
  return createElement(Fragment, null, ...(t.parts(message) as ReactNode[]))
}
