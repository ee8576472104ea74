// One source of a still image: its place is held while it loads; failure, stalling and absurd sizes are reported.
import { useRef, useState } from 'react'
import { shownBefore } from './Fallbacks.tsx'
import styles from './Media.module.css'
import { useStalled } from './useStalled.ts'

/** More pixels than this are not put on screen: a small file may unpack to gigabytes. */
const MAX_PIXELS = 50_000_000

export interface ImageFrameProps {
  readonly source: string
  readonly alt: string
  /** For the first pictures of a page: fetched early. */
  readonly priority: boolean
  readonly onFailure: () => void
  /** It shows nothing for long; it may still come. */
  readonly onStall: () => void
}

export function ImageFrame({ source, alt, priority, onFailure, onStall }: ImageFrameProps) {
  const image = useRef<HTMLImageElement>(null)
  const [loaded, setLoaded] = useState(false)
  useStalled(image, !loaded, onStall)

  return (
    <>
      {!loaded && !shownBefore.has(source) && <span className={styles.waiting} aria-hidden="true" />}
      <img
        ref={image}
        className={styles.media}
        src={source}
        alt={alt}
        decoding="async"
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        referrerPolicy="no-referrer"
        draggable={false}
        onLoad={(event) => {
          const { naturalWidth, naturalHeight } = event.currentTarget
          if (naturalWidth * naturalHeight > MAX_PIXELS) return onFailure()
          shownBefore.add(source)
          setLoaded(true)
        }}
        onError={onFailure}
      />
    </>
  )
}
