// One media source in the element for its kind; reports errors and stalls so that another source can be tried.
import { useRef, useState } from 'react'
import type { MediaSource } from '../domain/media.ts'
import type { MediaKind } from '../domain/mediaKind.ts'
import { MAX_PIXELS } from '../media/verdict.ts'
import { ImageFrame, type ImageFrameProps } from './ImageFrame.tsx'
import styles from './Media.module.css'
import { useExaminedPicture } from './useExaminedPicture.ts'
import { useStallTimeout } from './useStallTimeout.ts'

export interface MediaFrameProps extends ImageFrameProps {
  readonly kind: MediaKind
  /** The still picture, shown after it was examined. */
  readonly poster: MediaSource | undefined
}

export function MediaFrame({ kind, poster, ...frame }: MediaFrameProps) {
  const { picture, alt, onFailure, onStall, onShown } = frame
  const { source } = picture
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [waiting, setWaiting] = useState(true)
  useStallTimeout(player, waiting, onStall)

  const still = useExaminedPicture({ picture: kind === 'video' ? poster : undefined })

  const heard = () => {
    setWaiting(false)
    onShown?.({ source: picture, check: 'unknown' })
  }
  const played = {
    ref: player,
    src: source,
    'aria-label': alt,
    controls: true,
    preload: 'metadata',
    onLoadedMetadata: () => {
      const { videoWidth = 0, videoHeight = 0 } = player.current ?? {}
      if (videoWidth * videoHeight > MAX_PIXELS) onFailure('too-many-pixels')
      else heard()
    },
    // The browser paused loading: the source hasn't stalled.
    onSuspend: heard,
    onError: () => onFailure(),
  }
  switch (kind) {
    case 'image':
      return <ImageFrame {...frame} />
    case 'video':
      return (
        <video
          {...played}
          className={styles.media}
          loop
          muted
          playsInline
          autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
          {...(still?.kind === 'fine' && !still.apart ? { poster: still.url } : {})}
        />
      )
    case 'audio':
      return (
        <audio {...played} className={styles.audio}>
          <track kind="captions" />
        </audio>
      )
    case 'html':
      // Scripts may run, but the frame has no origin, so it can't access this page or its storage.
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
