// Finds the web addresses in a description.
import { safeLink } from '../../domain/safeLink.ts'

export type TextPart = { readonly text: string; readonly href: string | undefined }

/** Splits text at `https` addresses, without the punctuation that ends a sentence. */
export function linkify(text: string): readonly TextPart[] {
  return text.split(/(https:\/\/[^\s<>"'`]+)/g).flatMap((part): TextPart[] => {
    if (!part.startsWith('https://')) return part === '' ? [] : [{ text: part, href: undefined }]
    const end = /[.,;:!?)\]}]+$/.exec(part)?.[0] ?? ''
    const address = part.slice(0, part.length - end.length)
    const link: TextPart = { text: address, href: safeLink(address) }
    return end === '' ? [link] : [link, { text: end, href: undefined }]
  })
}
