// Stands in for media that isn't shown, with the reason and a way to open it.
import type { ReactNode } from 'react'
import type { MediaSource } from '../domain/media.ts'
import { allowHost } from '../media/hosts.ts'
import type { Refusal } from '../media/verdict.ts'
import { Button } from './Button.tsx'
import { keepFocus } from './keepFocus.ts'
import styles from './Media.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface MediaPlaceholderProps {
  /** The host that loads only after the reader's click. */
  readonly host?: string
  readonly reason?: Refusal | undefined
  /** Its address; undefined when the metadata names nothing that can be shown. */
  readonly known?: MediaSource | undefined
  readonly alt?: string
  /** Beside the item's name, in a small place or within a link: only the mark, with its reason on hover. */
  readonly quiet: boolean
  /** Loads it anyway. */
  readonly onLoadAnyway?: () => void
}

/** Why media isn't shown, in a few words. */
export const REASONS: Readonly<Record<Refusal, string>> = {
  'too-complex': 'Too complex to draw safely',
  'too-many-pixels': 'Too many pixels to show safely',
  'too-large': 'Larger than 32 MB',
  'too-slow': 'Took longer than 30 seconds to load',
  'not-a-picture': 'Not a picture that can be shown',
  'other-content': 'File doesn’t match its CID',
  unreadable: 'Host doesn’t let this page check it',
  unreachable: 'Media cannot be reached',
}

export function MediaPlaceholder(props: MediaPlaceholderProps) {
  const { host, reason = 'unreachable', known, alt, quiet, onLoadAnyway } = props
  const words =
    host !== undefined
      ? `Picture from ${host} not loaded`
      : known === undefined
        ? 'No media'
        : REASONS[reason]
  return (
    <div className={styles.placeholder} title={quiet ? words : undefined}>
      {host !== undefined ? (
        !quiet && <LoadButton host={host}>Load picture from {host}</LoadButton>
      ) : (
        <>
          <span>{words}</span>
          {!quiet && onLoadAnyway !== undefined && (
            <Button
              size="s"
              className={styles.load}
              onClick={(event) => {
                keepFocus(event)
                onLoadAnyway()
              }}
            >
              <span>Load anyway</span>
            </Button>
          )}
          {!quiet && known !== undefined && reason !== 'unreachable' && <Original {...known} alt={alt} />}
        </>
      )}
    </div>
  )
}

export function LoadButton({ host, children }: { readonly host: string; readonly children: ReactNode }) {
  return (
    <Button
      size="s"
      className={styles.load}
      title={`${host} will see your IP address`}
      onClick={(event) => {
        keepFocus(event)
        allowHost(host)
      }}
    >
      <span>{children}</span>
    </Button>
  )
}

/** A link to the file itself. Browsers don't open `data:` addresses, but save them. */
export function Original({ source, alt }: { readonly source: string; readonly alt: string | undefined }) {
  if (/^data:/i.test(source)) {
    return (
      <a className={styles.original} href={source} download={`${alt?.replace(/\W+/g, '-') || 'picture'}`}>
        Save file
      </a>
    )
  }
  return (
    <a className={styles.original} href={source} target="_blank" rel="noreferrer noopener">
      Open file
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
