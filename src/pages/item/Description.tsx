// The description in the item's metadata, as plain text whose https addresses are links; and why an item has no picture or name.
import { useState } from 'react'
import type { MetadataPlace } from '../../domain/metadataPlace.ts'
import { safeLink } from '../../domain/safeLink.ts'
import { itemPage } from '../../messages/en/itemPage.ts'
import type { HostedResult } from '../../media/hostedMetadata.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Description.module.css'
import { Info } from 'lucide-react'
import type { Message } from '../../messages/message.ts'
import type { ItemToken } from './Item.tsx'

export interface DescriptionProps {
  readonly text: string | null | undefined
  /** The external page that the metadata names. */
  readonly link: string | null | undefined
}

/** Longer descriptions are collapsed. */
const FOLDED_CHARACTERS = 420
/** The rest of a longer description is left out. */
const MOST_CHARACTERS = 20_000
/** Bidirectional control characters, which can make an address read as another. */
const BIDI_CONTROLS = /\p{Bidi_C}/gu

export function Description({ text, link }: DescriptionProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const whole = (text ?? '').slice(0, MOST_CHARACTERS).replace(BIDI_CONTROLS, '').trim()
  const href = link === null || link === undefined ? undefined : safeLink(link)
  if (whole === '' && href === undefined) return null
  const long = whole.length > FOLDED_CHARACTERS
  const parts = linkify(whole)
  return (
    <div className={styles.description}>
      {whole !== '' && (
        <p className={styles.text} dir="auto">
          {(long && !open ? fold(parts) : parts).map((part, index) =>
            part.href === undefined ? (
              part.text
            ) : (
              <ExternalLink key={index} href={part.href}>
                {shownAddress(part.text, part.href)}
              </ExternalLink>
            ),
          )}
        </p>
      )}
      {long && (
        <Button size="s" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? itemPage.showLess : itemPage.showMore)}
        </Button>
      )}
      {href !== undefined && <ExternalLink href={href}>{new URL(href).host}</ExternalLink>}
    </div>
  )
}

/** An address as written, but with the host that the browser reads: its letters can't pass for others. */
function shownAddress(written: string, href: string): string {
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
function fold(parts: readonly TextPart[]): readonly TextPart[] {
  const shown: TextPart[] = []
  let left = FOLDED_CHARACTERS
  for (const part of parts) {
    if (left <= 0) break
    const isCut = part.text.length > left
    shown.push(isCut ? { text: part.text.slice(0, left).trimEnd(), href: undefined } : part)
    left -= part.text.length
  }
  return [...shown, { text: '…', href: undefined }]
}

export interface MetadataNoteProps {
  readonly token: Pick<ItemToken, 'metadata' | 'uri' | 'uriFailed'>
  /** Where the metadata at the token's address is read; undefined if the index has it, or there is no address. */
  readonly place: MetadataPlace | undefined
  /** What the page read from a host; undefined until then. */
  readonly hosted: HostedResult | undefined
}

export function MetadataNote(props: MetadataNoteProps) {
  const t = useTranslate()
  const message = noteMessage(props)
  return message === undefined ? null : (
    <p className={styles.note}>
      <Info aria-hidden="true" />
      <span>{t(message)}</span>
    </p>
  )
}

function noteMessage({ token, place, hosted }: MetadataNoteProps): Message | undefined {
  const { metadata, uri, uriFailed } = token
  if (metadata !== null) return metadata.status === 'RESOLVED' ? undefined : itemPage[metadata.status]
  if (uriFailed) return itemPage.addressUnreadable
  if (uri === null || place === undefined) return itemPage.noAddress
  switch (place.kind) {
    case 'index':
      return itemPage.metadataPending
    case 'unsupported':
      return itemPage.addressUnsupported
    case 'unlisted-host':
      return itemPage.hostNotRead({ host: place.host })
    case 'host':
      return hostMessage(place.host, hosted)
  }
}

function hostMessage(host: string, hosted: HostedResult | undefined): Message {
  if (hosted === undefined) return itemPage.hostReading({ host })
  if (hosted.kind === 'document') return itemPage.hostServes({ host })
  switch (hosted.reason) {
    case 'too-large':
      return itemPage.hostTooLarge({ host })
    case 'invalid':
      return itemPage.hostInvalid({ host })
    case 'unreadable':
      return itemPage.hostUnreadable({ host })
    case 'too-slow':
    case 'unreachable':
      return itemPage.hostUnreachable({ host })
  }
}
