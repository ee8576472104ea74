// A picture in a sandboxed frame, where an expensive drawing delays nothing else. A frame exists only while it is in
// view, and there are only a few at once: beyond those, a click loads the picture.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { framePage } from '../media/framePage.ts'
import { type FrameSlot, requestFrame } from '../media/frameSlots.ts'
import { MAX_PICTURE_MILLISECONDS, type Refusal } from '../media/pictureVerdict.ts'
import { LoadMedia, Original } from './MediaPlaceholder.tsx'
import { mediaTexts } from '../messages/en/media.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './Media.module.css'
import { useStallTimeout } from './useStallTimeout.ts'

export interface FramedPictureProps {
  /** URL of the frame's page. */
  readonly url: string
  readonly alt: string
  readonly onLoad: () => void
  readonly onFailure: (reason: Refusal) => void
  readonly onStall: () => void
  /** Called before the frame loads its page, whose URL may have been revoked. */
  readonly onEnter?: () => void
}

export function FramedPicture({ url, alt, onEnter, ...frame }: FramedPictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const t = useTranslate()
  const { state, insist } = useFrameSlot(place, onEnter)
  return (
    <>
      <span
        ref={place}
        className={styles.apart}
        {...(alt === '' || state === 'full' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {state === 'open' ? (
          <Frame key={url} {...frame} url={url} alt={alt} />
        ) : (
          state === 'away' && <span className={styles.waiting} aria-hidden="true" />
        )}
      </span>
      {state === 'full' && (
        <div className={styles.placeholder} title={alt === '' ? t(mediaTexts.tooManyPictures) : undefined}>
          {alt !== '' && <LoadMedia onLoad={insist}>{t(mediaTexts.showPicture)}</LoadMedia>}
        </div>
      )}
    </>
  )
}

/** Out of view, with a frame, or in view while too many others have one. */
type SlotState = 'away' | 'open' | 'full'

function useFrameSlot(place: RefObject<Element | null>, onEnter: (() => void) | undefined) {
  const [state, setState] = useState<SlotState>('away')
  const slot = useRef<FrameSlot>(undefined)

  // External systems: the scroll position, and the page's other frames.
  useEffect(() => {
    if (place.current === null) return
    const leave = () => {
      slot.current?.leave()
      slot.current = undefined
    }
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.at(-1)?.isIntersecting === true
      if (inView === (slot.current !== undefined)) return
      if (inView) {
        slot.current = requestFrame((granted) => {
          if (granted) onEnter?.()
          setState(granted ? 'open' : 'full')
        })
      } else {
        leave()
        setState('away')
      }
    })
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      leave()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback stays the same in meaning
  }, [])

  return { state, insist: () => slot.current?.insist() }
}

function Frame({ url, alt, onLoad, onFailure, onStall }: Omit<FramedPictureProps, 'onEnter'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  useStallTimeout(frame, !loaded, onStall)

  // External system: the host, which may never finish its response.
  useEffect(() => {
    if (loaded) return
    const clock = setTimeout(() => onFailure('too-slow'), MAX_PICTURE_MILLISECONDS)
    return () => clearTimeout(clock)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback stays the same in meaning
  }, [loaded])

  return (
    <>
      {!loaded && <span className={styles.waiting} aria-hidden="true" />}
      <iframe
        ref={frame}
        className={styles.media}
        src={url}
        title={alt}
        sandbox=""
        tabIndex={-1}
        aria-hidden="true"
        onLoad={() => {
          setLoaded(true)
          onLoad()
        }}
      />
    </>
  )
}

export interface UnmeasuredPictureProps extends Omit<FramedPictureProps, 'url' | 'onEnter'> {
  readonly source: string
  readonly whole: boolean
}

/** A picture that couldn't be examined, so the page never draws it itself. */
export function UnmeasuredPicture({ source, whole, ...frame }: UnmeasuredPictureProps) {
  const { alt } = frame
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [url, setUrl] = useState<string>()

  // External system: the browser's object URLs.
  useEffect(() => {
    if (place.current === null) return
    // There is no room for text beside the item's name.
    const words = alt === '' ? '' : t(mediaTexts.reasons.unreachable)
    const { color } = getComputedStyle(place.current)
    const address = URL.createObjectURL(framePage({ source, whole, failure: { words, color } }))
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [source, whole, alt, t])

  return (
    <div ref={place} className={styles.unmeasured}>
      {url === undefined ? (
        <span className={styles.waiting} aria-hidden="true" />
      ) : (
        <FramedPicture {...frame} url={url} />
      )}
      {whole && alt !== '' && (
        <span className={styles.bar}>
          <Original source={source} alt={alt} />
        </span>
      )}
    </div>
  )
}
