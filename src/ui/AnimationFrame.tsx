// Animated media. If only the gateway knows its kind or whether it exists, a HEAD request finds out.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mediaKindFromType, type MediaKind, mediaKind } from '../domain/mediaKind.ts'
import styles from './Media.module.css'
import { useStallTimeout } from './useStallTimeout.ts'
import { isHtmlData, type MediaSource } from '../domain/media.ts'
import { Fallbacks } from './Fallbacks.tsx'
import { MAX_PIXELS } from '../media/pictureVerdict.ts'
import { ImageFrame, type ImageFrameProps, useExaminedPicture } from './ImageFrame.tsx'
import { InlineArtwork } from './InlineArtwork.tsx'

export interface AnimationFrameProps extends Omit<MediaFrameProps, 'kind'> {
  /** The animation's URI in the metadata. */
  readonly uri: string | null | undefined
  /** The still picture shown with it. */
  readonly still: ReactNode
}

export function AnimationFrame({ uri: named, still, ...frame }: AnimationFrameProps) {
  const { picture, poster, onFailure, onStall } = frame
  const { source } = picture
  const uri = named?.trim() ?? ''
  const [answered, setAnswered] = useState<MediaKind>()
  // Unknown if only the response’s media type shows it, as with a bare CID.
  const uriKind = mediaKind(uri)
  // An iframe doesn't report whether its page loaded. The security policy only allows requests to gateways.
  const needsRequest = uriKind === undefined || (uriKind === 'html' && source !== uri)

  const kind = needsRequest ? answered : uriKind
  const place = useRef<HTMLSpanElement>(null)
  useStallTimeout(place, kind === undefined, onStall)

  // External system: the gateway, which knows what the address is.
  useEffect(() => {
    if (!needsRequest) return
    const request = new AbortController()
    const answer = uriKind === 'html' ? pageAt(source, request.signal) : kindAt(source, request.signal)
    const onResponse = (kindThere?: MediaKind) => {
      if (request.signal.aborted) return
      if (kindThere === undefined) onFailure()
      else setAnswered(kindThere)
    }
    answer.then(onResponse, () => onResponse())
    return () => request.abort()
    // A new source is a new frame; the callback changes with every render and stays the same in meaning.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback stays the same in meaning
  }, [needsRequest, source])

  if (kind === undefined) return <span ref={place} className={styles.waiting} aria-hidden="true" />
  return (
    <>
      {kind === 'audio' && poster !== undefined && still}
      <MediaFrame {...frame} kind={kind} />
    </>
  )
}

const requestFile = (source: string, signal: AbortSignal, how: RequestInit = {}) =>
  fetch(source, { method: 'HEAD', signal, referrerPolicy: 'no-referrer', ...how })

/** The media kind at an address; rejects if no readable response arrives. */
async function kindAt(source: string, signal: AbortSignal): Promise<MediaKind | undefined> {
  const answer = await requestFile(source, signal)
  return answer.ok ? mediaKindFromType(answer.headers.get('content-type') ?? '') : undefined
}

/** Method not allowed, and not implemented: the gateway responds, just not to HEAD. */
const KNOWS_NO_HEAD: readonly number[] = [405, 501]

/** `html` if the address responds without an error; rejects if there is no response. */
async function pageAt(source: string, signal: AbortSignal): Promise<'html' | undefined> {
  // A frame may follow a redirect to another origin, which this page may not request: count a redirect as a page.
  const { status } = await requestFile(source, signal, { redirect: 'manual' }).catch(() =>
    // A gateway without CORS still gives an opaque response.
    requestFile(source, signal, { mode: 'no-cors' }),
  )
  return status < 400 || KNOWS_NO_HEAD.includes(status) ? 'html' : undefined
}

export interface AnimationProps extends Omit<AnimationFrameProps, 'picture' | 'onFailure' | 'onStall'> {
  readonly sources: readonly MediaSource[]
}

export function Animation({ sources, ...frame }: AnimationProps) {
  return (
    <Fallbacks sources={sources} otherwise={() => frame.still}>
      {(picture, failed, stalled) => (
        <AnimationFrame
          key={picture.source}
          {...frame}
          picture={picture}
          onFailure={failed}
          onStall={stalled}
        />
      )}
    </Fallbacks>
  )
}

interface MediaFrameProps extends ImageFrameProps {
  readonly kind: MediaKind
  /** The still picture, shown after it was examined. */
  readonly poster: MediaSource | undefined
}

function MediaFrame({ kind, poster, ...frame }: MediaFrameProps) {
  const { picture, alt, onFailure, onStall, onShown } = frame
  const { source } = picture
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [isLoading, setLoading] = useState(true)
  useStallTimeout(player, isLoading, onStall)

  const still = useExaminedPicture({ picture: kind === 'video' ? poster : undefined })

  const markLoaded = () => {
    setLoading(false)
    onShown?.({ source: picture, check: 'unknown' })
  }
  const playerProps = {
    ref: player,
    src: source,
    'aria-label': alt,
    controls: true,
    preload: 'metadata',
    onLoadedMetadata: () => {
      const { videoWidth = 0, videoHeight = 0 } = player.current ?? {}
      if (videoWidth * videoHeight > MAX_PIXELS) onFailure('too-many-pixels')
      else markLoaded()
    },
    // The browser paused loading: the source hasn't stalled.
    onSuspend: markLoaded,
    onError: () => onFailure(),
  }
  switch (kind) {
    case 'image':
      return <ImageFrame {...frame} />
    case 'video':
      return (
        <video
          {...playerProps}
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
        <audio {...playerProps} className={styles.audio}>
          <track kind="captions" />
        </audio>
      )
    case 'html':
      // Scripts may run, but the frame has no origin, so it can't access this page or its storage.
      return isHtmlData(source) ? (
        <InlineArtwork source={source} alt={alt} onShown={markLoaded} onFailure={onFailure} />
      ) : (
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
