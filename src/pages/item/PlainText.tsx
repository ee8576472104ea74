// Plain text whose https addresses are links.
import { safeLink } from '../../domain/safeLink.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import styles from './Description.module.css'

export interface PlainTextProps {
  readonly text: string
  /** Shows only the beginning, up to so many characters. */
  readonly limit: number | undefined
}

export function PlainText({ text, limit = Infinity }: PlainTextProps) {
  const parts = linkify(text)
  return (
    <p className={styles.text} dir="auto">
      {(text.length > limit ? fold(parts, limit) : parts).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <ExternalLink key={index} href={part.href}>
            {shownAddress(part.text, part.href)}
          </ExternalLink>
        ),
      )}
    </p>
  )
}

/** An address as written, but with the host that the browser reads: its letters can't pass for others. */
export function shownAddress(written: string, href: string): string {
  return written.replace(/^https:[/\\]+[^/\\?#]*/, () => new URL(href).origin)
}

type TextPart = { readonly text: string; readonly href: string | undefined }

/** Punctuation that isn't part of an address at its end. */
const ENDINGS = '.,;:!?)]}'

/** Splits text at `https` addresses, without the punctuation that ends a sentence. */
export function linkify(text: string): readonly TextPart[] {
  return text.split(/(https:\/\/[^\s<>"'`]+)/g).flatMap((part): TextPart[] => {
    if (!part.startsWith('https://')) return part === '' ? [] : [{ text: part, href: undefined }]
    // Without a regular expression, whose time would grow with the square of the length.
    let length = part.length
    while (ENDINGS.includes(part.charAt(length - 1))) length -= 1
    const [address, end] = [part.slice(0, length), part.slice(length)]
    const link: TextPart = { text: address, href: safeLink(address) }
    return end === '' ? [link] : [link, { text: end, href: undefined }]
  })
}

/** The beginning of a long text. An address that the fold cuts isn't a link, because its beginning leads elsewhere. */
function fold(parts: readonly TextPart[], limit: number): readonly TextPart[] {
  const shown: TextPart[] = []
  let left = limit
  for (const part of parts) {
    if (left <= 0) break
    const isCut = part.text.length > left
    shown.push(isCut ? { text: part.text.slice(0, left).trimEnd(), href: undefined } : part)
    left -= part.text.length
  }
  return [...shown, { text: '…', href: undefined }]
}
