// One source of a still image: nothing of it reaches the page before it was examined; failure and stalling are reported.
import { useEffect, useRef, useState } from 'react'
import type { MediaSource } from '../domain/media.ts'
import { mediaKind } from '../domain/mediaKind.ts'
import { comparePicture } from '../media/pictures.ts'
import { MAX_PIXELS, type Refusal } from '../media/verdict.ts'
import { shownBefore } from './Fallbacks.tsx'
import styles from './Media.module.css'
import { useExamined } from './useExamined.ts'
import { useStalled } from './useStalled.ts'

/** A picture that stands on the page, and whether it is what its address names. */
export interface ShownPicture {
  readonly source: MediaSource
  readonly check: 'matches' | 'unknown'
}

export interface ImageFrameProps {
  readonly picture: MediaSource
  readonly alt: string
  /** For the first pictures of a page: fetched early. */
  readonly priority: boolean
  readonly onFailure: (reason?: Refusal) => void
  /** It shows nothing for long; it may still come. */
  readonly onStall: () => void
  /** Where it is wanted to be compared to its CID. */
  readonly onShown?: ((shown: ShownPicture) => void) | undefined
}

export function ImageFrame(props: ImageFrameProps) {
  const { picture, priority, onFailure, onStall } = props
  const place = useRef<HTMLSpanElement>(null)
  const examined = useExamined({ picture, place: priority ? undefined : place })
  useStalled(place, examined === undefined, onStall)
  const unmeasured =
    examined?.kind === 'refused' && examined.reason === 'unreadable' && isNamedRaster(picture)

  // Outside system: the list of sources, which goes on to the next one.
  useEffect(() => {
    if (examined?.kind === 'refused' && !unmeasured) onFailure(examined.reason)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the callback stays the same in meaning
  }, [examined])

  if (examined?.kind === 'fine') return <Shown {...props} url={examined.url} apart={examined.apart} />
  // Its host lets no other site read it, which most do; it was asked for by the site's own list or by the reader.
  if (unmeasured) return <Shown {...props} url={picture.source} apart={false} />
  return <span ref={place} className={styles.waiting} aria-hidden="true" />
}

/** Whether the address names a picture of pixels: a drawing that cannot be measured is never drawn. */
function isNamedRaster({ source, host }: MediaSource): boolean {
  return host !== undefined && mediaKind(source) === 'image' && !/\.svg(?:[?#].*)?$/i.test(source)
}

interface ShownProps extends ImageFrameProps {
  readonly url: string
  readonly apart: boolean
}

function Shown({ picture, url, apart, alt, priority, onFailure, onStall, onShown }: ShownProps) {
  const { source } = picture
  const image = useRef<HTMLImageElement>(null)
  const [loaded, setLoaded] = useState(false)
  useStalled(image, !loaded && !apart, onStall)

  // Outside system: the gateway, whose blocks prove that the picture is what its address names.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- callbacks stay the same in meaning
  }, [loaded])

  const shown = () => {
    shownBefore.add(source)
    setLoaded(true)
  }
  return (
    <>
      {!loaded && !shownBefore.has(source) && <span className={styles.waiting} aria-hidden="true" />}
      {apart ? (
        <span
          className={styles.apart}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          <iframe
            className={styles.media}
            src={url}
            title={alt}
            sandbox=""
            tabIndex={-1}
            aria-hidden="true"
            onLoad={shown}
          />
        </span>
      ) : (
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
            shown()
          }}
          onError={() => onFailure()}
        />
      )}
    </>
  )
}
