// Placeholder for media that isn't shown, with the reason and a link to the file.
import type { ReactNode, MouseEvent } from 'react'
import { isFile } from '../domain/indexedPicture.ts'
import type { MediaSource } from '../domain/media.ts'
import { allowHost } from '../media/hosts.ts'
import type { Refusal } from '../media/pictureVerdict.ts'
import { Button } from './Button.tsx'
import type { FailedDocument } from './ItemDocuments.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { mediaTexts } from '../messages/en/media.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './Media.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface MediaPlaceholderProps {
  /** The host to be allowed by a click. */
  readonly host?: string
  /** The item's document that couldn't be read. */
  readonly failedDocument?: FailedDocument
  readonly reason?: Refusal | undefined
  /** The source; undefined if the metadata has none that can be shown. */
  readonly media?: MediaSource | undefined
  readonly alt?: string
  /** Only the mark, with its reason on hover: for small places and links. */
  readonly quiet: boolean
  readonly onLoadAnyway?: () => void
}

type Explained = Pick<MediaPlaceholderProps, 'host' | 'failedDocument' | 'media' | 'reason'>

/** Why nothing is shown. */
function getMessage({ host, failedDocument, media, reason = 'unreachable' }: Explained) {
  if (host !== undefined) return mediaTexts.notLoaded({ host })
  if (failedDocument?.host !== undefined) return mediaTexts.metadataFailed({ host: failedDocument.host })
  if (failedDocument !== undefined) return mediaTexts.reasons.unreachable
  return media === undefined ? mediaTexts.none : mediaTexts.reasons[reason]
}

export function MediaPlaceholder(props: MediaPlaceholderProps) {
  const t = useTranslate()
  const { host, reason, media, alt, quiet, onLoadAnyway } = props
  // A picture in the index has no address to link to; the item's page links to it.
  const canOpenFile = !quiet && isFile(media)
  const message = t(getMessage(props))
  return (
    <div className={styles.placeholder} title={quiet ? message : undefined}>
      {host !== undefined ? (
        !quiet && <LoadButton host={host}>{t(mediaTexts.loadPicture({ host }))}</LoadButton>
      ) : (
        <>
          <span>{message}</span>
          {!quiet && onLoadAnyway !== undefined && (
            <LoadMedia onLoad={onLoadAnyway}>{t(mediaTexts.loadAnyway)}</LoadMedia>
          )}
          {canOpenFile && (reason ?? 'unreachable') !== 'unreachable' && <Original {...media} alt={alt} />}
        </>
      )}
    </div>
  )
}

export function LoadButton({ host, children }: { readonly host: string; readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <LoadMedia title={t(mediaTexts.hostSeesYou({ host }))} onLoad={() => allowHost(host)}>
      {children}
    </LoadMedia>
  )
}

export interface LoadMediaProps {
  readonly title?: string
  readonly onLoad: () => void
  readonly children: ReactNode
}

/** A button that is replaced by the media that it loads. */
export function LoadMedia({ title, onLoad, children }: LoadMediaProps) {
  return (
    <Button
      size="s"
      className={styles.load}
      title={title}
      onClick={(event) => {
        keepFocus(event)
        onLoad()
      }}
    >
      <span>{children}</span>
    </Button>
  )
}

/** A link to the file. Browsers don't open `data:` URLs, but save them. */
export function Original({ source, alt }: { readonly source: string; readonly alt: string | undefined }) {
  const t = useTranslate()
  if (/^data:/i.test(source)) {
    return (
      <a className={styles.original} href={source} download={`${alt?.replace(/\W+/g, '-') || 'picture'}`}>
        {t(mediaTexts.saveFile)}
      </a>
    )
  }
  return (
    <a className={styles.original} href={source} target="_blank" rel="noreferrer noopener">
      {t(mediaTexts.openFile)}
      <VisuallyHidden> {t(controlsTexts.notices.newTab)}</VisuallyHidden>
    </a>
  )
}

/** Moves focus from the button to its media; when the button is removed, focus would return to the top of the page. */
function keepFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const box = currentTarget.closest<HTMLElement>(`.${styles.box ?? ''}`)
  if (box === null) return
  box.tabIndex = -1
  box.focus()
}
