// One source of a still image: its place is held while it loads; failure, stalling and absurd sizes are reported.
import { useEffect, useState } from 'react'
import { classNames } from './classNames.ts'
import styles from './Media.module.css'

/** A source that has shown nothing by then is given up for the next. */
const STALL_MILLISECONDS = 12_000

/** More pixels than this are not put on screen: a small file may unpack to gigabytes. */
const MAX_PIXELS = 50_000_000

/** Sources that have been shown on this page; drawn again, as on the way back, they need no place held. */
const shownBefore = new Set<string>()

export interface ImageFrameProps {
  readonly source: string
  readonly alt: string
  /** For the first pictures of a page: fetched early, and given up when they stall. */
  readonly priority: boolean
  readonly onFailure: () => void
}

export function ImageFrame({ source, alt, priority, onFailure }: ImageFrameProps) {
  const [loaded, setLoaded] = useState(() => shownBefore.has(source))

  // Outside system: the network. A lazy image far off screen has not begun, so its clock has not either.
  useEffect(() => {
    if (loaded || !priority) return
    const timer = setTimeout(onFailure, STALL_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [loaded, priority, onFailure])

  return (
    <>
      {!loaded && <span className={styles.waiting} aria-hidden="true" />}
      <img
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
          if (naturalWidth * naturalHeight > MAX_PIXELS) return onFailure()
          shownBefore.add(source)
          setLoaded(true)
        }}
        onError={onFailure}
      />
    </>
  )
}
