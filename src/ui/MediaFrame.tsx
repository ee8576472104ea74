// One source of media in its element; reports failure, stalling and absurd sizes so that another may be tried.
import { useEffect, useRef, useState } from 'react'
import type { MediaKind } from '../domain/media.ts'
import { classNames } from './classNames.ts'
import styles from './Media.module.css'

/** A source that has shown nothing by then is given up for the next. */
const STALL_MILLISECONDS = 12_000

/** More pixels than this are not put on screen: a small file may unpack to gigabytes. */
const MAX_PIXELS = 50_000_000

export interface MediaFrameProps {
  readonly source: string
  readonly kind: MediaKind
  readonly alt: string
  readonly poster: string | undefined
  readonly priority: boolean
  readonly onFailure: () => void
}

export function MediaFrame({ source, kind, alt, poster, priority, onFailure }: MediaFrameProps) {
  const [loaded, setLoaded] = useState(false)
  switch (kind) {
    case 'image':
      return (
        <>
          {!loaded && <span className={styles.waiting} aria-hidden="true" />}
          <ImageFrame
            source={source}
            alt={alt}
            priority={priority}
            loaded={loaded}
            onLoad={() => setLoaded(true)}
            onFailure={onFailure}
          />
        </>
      )
    case 'video':
      return (
        <video
          className={styles.media}
          src={source}
          aria-label={alt}
          controls
          loop
          muted
          playsInline
          autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
          preload="metadata"
          {...(poster === undefined ? {} : { poster })}
          onError={onFailure}
        />
      )
    case 'audio':
      return (
        <audio
          className={styles.audio}
          src={source}
          aria-label={alt}
          controls
          preload="metadata"
          onError={onFailure}
        >
          <track kind="captions" />
        </audio>
      )
    case 'html':
      // Scripts may run, but the frame has no origin: it reaches neither this page nor its storage.
      return (
        <iframe
          className={styles.media}
          src={source}
          title={alt}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )
  }
}

interface ImageFrameProps extends Pick<MediaFrameProps, 'source' | 'alt' | 'priority' | 'onFailure'> {
  readonly loaded: boolean
  readonly onLoad: () => void
}

function ImageFrame({ source, alt, priority, loaded, onLoad, onFailure }: ImageFrameProps) {
  const image = useRef<HTMLImageElement>(null)

  // Outside system: the network. A lazy image far off screen has not begun, so its clock has not either.
  useEffect(() => {
    if (loaded || !priority) return
    const timer = setTimeout(onFailure, STALL_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [loaded, priority, onFailure])

  return (
    <img
      ref={image}
      className={classNames(styles.media, !loaded && styles.hidden)}
      src={source}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      referrerPolicy="no-referrer"
      draggable={false}
      onLoad={(event) => {
        const { naturalWidth, naturalHeight } = event.currentTarget
        if (naturalWidth * naturalHeight > MAX_PIXELS) onFailure()
        else onLoad()
      }}
      onError={onFailure}
    />
  )
}
