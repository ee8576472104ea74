// What the maker says of the item: text and nothing else, with https links that leave the site.
import { useState } from 'react'
import { safeLink } from '../../domain/safeLink.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { linkify } from './linkify.ts'
import styles from './Description.module.css'

export interface DescriptionProps {
  readonly text: string | null | undefined
  /** The page about the item that the metadata names. */
  readonly link: string | null | undefined
}

/** Longer texts are folded. */
const FOLDED_CHARACTERS = 420
/** Beyond this a text is not a description; the rest is left out. */
const MOST_CHARACTERS = 20_000
/** Controls that turn the text beside them around, so that an address reads as another. */
const TURNING = /\p{Bidi_C}/gu

export function Description({ text, link }: DescriptionProps) {
  const [open, setOpen] = useState(false)
  const whole = (text ?? '').slice(0, MOST_CHARACTERS).replace(TURNING, '').trim()
  const href = link === null || link === undefined ? undefined : safeLink(link)
  if (whole === '' && href === undefined) return null
  const long = whole.length > FOLDED_CHARACTERS
  const shown = long && !open ? `${whole.slice(0, FOLDED_CHARACTERS).trimEnd()}…` : whole
  return (
    <div className={styles.description}>
      {shown !== '' && (
        <p className={styles.text} dir="auto">
          {linkify(shown).map((part, index) =>
            part.href === undefined ? (
              part.text
            ) : (
              <ExternalLink key={index} href={part.href}>
                {part.text}
              </ExternalLink>
            ),
          )}
        </p>
      )}
      {long && (
        <Button size="s" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Read on'}
        </Button>
      )}
      {href !== undefined && <ExternalLink href={href}>{new URL(href).host}</ExternalLink>}
    </div>
  )
}
