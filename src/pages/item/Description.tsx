// The description in the item's metadata, and why an item has no picture or name.
import { useState } from 'react'
import type { MetadataPlace } from '../../domain/metadataPlace.ts'
import { safeLink } from '../../domain/safeLink.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import type { HostedResult } from '../../media/hostedMetadata.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { PlainText } from './PlainText.tsx'
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
const MAX_CHARACTERS = 20_000
/** Bidirectional control characters, which can make an address read as another. */
const BIDI_CONTROLS = /\p{Bidi_C}/gu

/** What may be Markdown: without any of this, the text means the same. */
const MARKS = /[*`\\<]|\]\(|(?:^|\W)_\S|&#?\w{1,31};|^ {0,3}(?:#{1,6}\s|>|[-+]\s|\d{1,9}[.)]\s|---|___)/m

/** Few descriptions need a parser. Without its code, the text is shown with its marks. */
const MarkdownText = lazyComponent(
  () =>
    import('./MarkdownText.tsx').then(
      (module) => module.MarkdownText,
      () => PlainText,
    ),
  { placeholder: (props) => <PlainText {...props} /> },
)

export function Description({ text, link }: DescriptionProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const cleanText = (text ?? '').slice(0, MAX_CHARACTERS).replace(BIDI_CONTROLS, '').trim()
  const href = link === null || link === undefined ? undefined : safeLink(link)
  if (cleanText === '' && href === undefined) return null
  const long = cleanText.length > FOLDED_CHARACTERS
  const shown = { text: cleanText, limit: long && !open ? FOLDED_CHARACTERS : undefined }
  return (
    <div className={styles.description}>
      {cleanText !== '' && (MARKS.test(cleanText) ? <MarkdownText {...shown} /> : <PlainText {...shown} />)}
      {long && (
        <Button size="s" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? itemPageTexts.showLess : itemPageTexts.showMore)}
        </Button>
      )}
      {href !== undefined && <ExternalLink href={href}>{new URL(href).host}</ExternalLink>}
    </div>
  )
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
  if (metadata !== null) return metadata.status === 'RESOLVED' ? undefined : itemPageTexts[metadata.status]
  if (uriFailed) return itemPageTexts.addressUnreadable
  if (uri === null || place === undefined) return itemPageTexts.noAddress
  switch (place.kind) {
    case 'index':
      return itemPageTexts.metadataPending
    case 'unsupported':
      return itemPageTexts.addressUnsupported
    case 'unlisted-host':
      return itemPageTexts.hostNotRead({ host: place.host })
    case 'host':
      return hostMessage(place.host, hosted)
  }
}

function hostMessage(host: string, hosted: HostedResult | undefined): Message {
  if (hosted === undefined) return itemPageTexts.hostReading({ host })
  if (hosted.kind === 'document') return itemPageTexts.hostServes({ host })
  switch (hosted.reason) {
    case 'too-large':
      return itemPageTexts.hostTooLarge({ host })
    case 'invalid':
      return itemPageTexts.hostInvalid({ host })
    case 'unreadable':
      return itemPageTexts.hostUnreadable({ host })
    case 'too-slow':
    case 'unreachable':
      return itemPageTexts.hostUnreachable({ host })
  }
}
