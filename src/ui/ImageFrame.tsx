// One source of a still image, shown only after it has been examined; errors and stalls are reported.
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MediaSource } from '../domain/media.ts'
import { comparePicture, getCachedPicture, type ExaminedPicture, examinePicture } from '../media/pictures.ts'
import { forgetSnapshotPicture, snapshotPicture } from '../media/snapshotPictures.ts'
import { MAX_PIXELS, type Refusal } from '../media/pictureVerdict.ts'
import { loadedSources } from './Fallbacks.tsx'
import { FramedPicture, UnmeasuredPicture } from './FramedPicture.tsx'
import styles from './Media.module.css'
import { useStallTimeout } from './useStallTimeout.ts'

/** A displayed picture, and whether it matches its CID. */
export interface ShownPicture {
  readonly source: MediaSource
  readonly check: 'matches' | 'unknown'
}

export interface ImageFrameProps {
  readonly picture: MediaSource
  readonly alt: string
  /** Fits the whole picture instead of filling the box. */
  readonly whole: boolean
  /** For the first pictures of a page: loaded early. */
  readonly priority: boolean
  readonly onFailure: (reason?: Refusal) => void
  /** Called if nothing has loaded for long; it may still load. */
  readonly onStall: () => void
  /** Called when the picture is shown; enables the comparison with its CID. */
  readonly onShown?: ((shown: ShownPicture) => void) | undefined
}

export function ImageFrame(props: ImageFrameProps) {
  // The result may be evicted while the picture is out of view; then it is examined again.
  const [turn, setTurn] = useState(0)
  return <ExaminedImage key={turn} {...props} onGone={() => setTurn(turn + 1)} />
}

function ExaminedImage(props: ImageFrameProps & { readonly onGone: () => void }) {
  const { picture, priority, onFailure, onStall, onShown } = props
  const place = useRef<HTMLSpanElement>(null)
  // Where a picture is compared with its CID, it comes from its own address.
  const [copy] = useState(() => (onShown === undefined ? snapshotPicture(picture.source) : undefined))
  const examined = useExaminedPicture({ picture, copy, place: priority ? undefined : place })
  useStallTimeout(place, examined === undefined, onStall)
  // Its host doesn't allow CORS, like most; the host is on the site's list or was allowed by the reader.
  const unmeasured =
    examined?.kind === 'refused' && examined.reason === 'unreadable' && picture.host !== undefined

  // External system: the list of sources, which continues with the next one.
  useEffect(() => {
    if (examined?.kind === 'refused' && !unmeasured) onFailure(examined.reason)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback stays the same in meaning
  }, [examined])

  if (examined?.kind === 'fine')
    return (
      <Shown
        {...props}
        url={examined.url}
        copied={examined === copy}
        draw={examined.apart ? 'apart' : 'here'}
      />
    )
  if (unmeasured) return <Shown {...props} url={picture.source} draw="unmeasured" />
  return <span ref={place} className={styles.waiting} aria-hidden="true" />
}

interface ShownProps extends ImageFrameProps {
  /** URL of the picture, or of its frame's page. */
  readonly url: string
  /** Whether it is a snapshot's picture, which the browser has loaded already. */
  readonly copied?: boolean
  /** In the page, in a frame, or in a frame because its type is unknown. */
  readonly draw: 'here' | 'apart' | 'unmeasured'
  readonly onGone: () => void
}

function Shown(props: ShownProps) {
  const {
    picture,
    url,
    copied = false,
    draw,
    alt,
    whole,
    priority,
    onFailure,
    onStall,
    onShown,
    onGone,
  } = props
  const { source } = picture
  const image = useRef<HTMLImageElement>(null)
  const [loaded, setLoaded] = useState(copied)
  useStallTimeout(image, draw === 'here' && !loaded, onStall)

  // External system: the gateway, whose blocks prove that the picture matches its CID.
  useEffect(() => {
    if (!loaded || onShown === undefined) return
    let left = false
    onShown({ source: picture, check: 'unknown' })
    comparePicture(picture).then(
      (match) => {
        if (left) return
        if (match === 'differs') onFailure('other-content')
        else onShown({ source: picture, check: match })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- callbacks stay the same in meaning
  }, [loaded])

  const reportShown = () => {
    loadedSources.add(source)
    setLoaded(true)
  }
  /** Whether the examined bytes were dropped for other pictures', perhaps before the browser read them. */
  const isDropped = () => {
    const cached = getCachedPicture(source)
    return cached?.kind !== 'fine' || cached.url !== url
  }
  const framed = { alt, onLoad: reportShown, onFailure, onStall }
  switch (draw) {
    case 'unmeasured':
      return <UnmeasuredPicture {...framed} source={url} whole={whole} />
    case 'apart':
      return (
        <FramedPicture
          {...framed}
          url={url}
          onEnter={() => {
            if (isDropped()) onGone()
          }}
        />
      )
    case 'here':
      return (
        <>
          {!loaded && !loadedSources.has(source) && <span className={styles.waiting} aria-hidden="true" />}
          <img
            ref={image}
            className={styles.media}
            src={url}
            alt={alt}
            decoding="async"
            fetchPriority={priority ? 'high' : undefined}
            referrerPolicy="no-referrer"
            draggable={false}
            onLoad={(event) => {
              const { naturalWidth, naturalHeight } = event.currentTarget
              if (naturalWidth * naturalHeight > MAX_PIXELS) return onFailure('too-many-pixels')
              reportShown()
            }}
            onError={() =>
              (copied ? forgetSnapshotPicture(source) : !loaded && isDropped()) ? onGone() : onFailure()
            }
          />
        </>
      )
  }
}

/** Distance from the viewport, like browsers' lazy loading. */
const NEAR = '1200px'

interface ExamineOptions {
  readonly picture: MediaSource | undefined
  /** The element to observe; without it the picture is examined at once. */
  readonly place?: RefObject<Element | null> | undefined
  /** The snapshot's picture, which needs no examination. */
  readonly copy?: ExaminedPicture | undefined
}

/** Undefined until the picture has been examined. Another picture needs another key. */
export function useExaminedPicture({ picture, place, copy }: ExamineOptions): ExaminedPicture | undefined {
  const [found, setFound] = useState(() => copy ?? (picture && getCachedPicture(picture.source)))

  // External systems: the scroll position, and the worker.
  useEffect(() => {
    if (found !== undefined || picture === undefined) return
    const leaving = new AbortController()
    const examine = () =>
      examinePicture(picture, leaving.signal).then(setFound, () => {
        if (!leaving.signal.aborted) setFound({ kind: 'refused', reason: 'unreachable' })
      })
    const element = place?.current
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void examine()
      },
      { rootMargin: NEAR },
    )
    if (element) observer.observe(element)
    else void examine()
    return () => {
      observer.disconnect()
      leaving.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another picture has another key
  }, [found])

  return found
}
