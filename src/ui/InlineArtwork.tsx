// An artwork that is itself the text of an HTML page. It runs in a sandboxed frame without an origin, like HTML from
// IPFS, and loads nothing from anywhere, nor can it lead its frame elsewhere (public/artwork.html).
import { useLayoutEffect, useRef, useState } from 'react'
import { decodeDataUri } from '../media/dataUri.ts'
import { useConfig } from './ConfigContext.tsx'
import styles from './Media.module.css'

/** How long the frame's own file may take to load, in milliseconds. */
const MAX_WAIT_MILLISECONDS = 12_000

export interface InlineArtworkProps {
  /** `data:text/html`. */
  readonly source: string
  readonly alt: string
  readonly onShown: () => void
  readonly onFailure: () => void
}

export function InlineArtwork({ source, alt, onShown, onFailure }: InlineArtworkProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { basePath } = useConfig()
  const [ready, setReady] = useState(false)

  // External system: the frame, which asks for its text once. A layout effect, because it may ask before the next paint.
  useLayoutEffect(() => {
    if (ready) return
    const html = decodeDataUri(source)?.bytes
    if (html === undefined) return onFailure()
    // A server that forbids its pages to be framed gives no answer.
    const clock = setTimeout(onFailure, MAX_WAIT_MILLISECONDS)
    const onMessage = ({ source: from, data }: MessageEvent) => {
      if (data !== 'ready' || from === null || from !== frame.current?.contentWindow) return
      // The frame has no origin that could be named.
      frame.current.contentWindow.postMessage(new TextDecoder().decode(html), '*')
      setReady(true)
      onShown()
    }
    addEventListener('message', onMessage)
    return () => {
      clearTimeout(clock)
      removeEventListener('message', onMessage)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- callbacks stay the same in meaning
  }, [source, ready])

  return (
    <iframe
      ref={frame}
      className={styles.media}
      src={`${basePath}artwork.html`}
      title={alt}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  )
}
