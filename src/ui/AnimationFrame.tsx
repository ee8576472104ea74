// Media that moves, sounds or runs; where only the gateway can tell its kind, or that it is there, the gateway is asked.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { kindOfType, type MediaKind, mediaKind } from '../domain/mediaKind.ts'
import { MediaFrame, type MediaFrameProps } from './MediaFrame.tsx'
import styles from './Media.module.css'
import { useStallTimeout } from './useStallTimeout.ts'

export interface AnimationFrameProps extends Omit<MediaFrameProps, 'kind'> {
  /** The animation as the metadata names it, and its media type when that is named too. */
  readonly uri: string | null | undefined
  readonly type: string | null | undefined
  /** The picture that goes with it, from whichever of its sources answers. */
  readonly still: ReactNode
}

export function AnimationFrame({ uri: named, type, still, ...frame }: AnimationFrameProps) {
  const { picture, poster, onFailure, onStall } = frame
  const { source } = picture
  const uri = named?.trim() ?? ''
  const [answered, setAnswered] = useState<MediaKind>()
  // Unknown when only the answer's media type can tell, as with a bare CID.
  const known = mediaKind(uri, type)
  // A frame does not tell whether its page came. The security policy lets gateways alone be asked.
  const needsRequest = known === undefined || (known === 'html' && source !== uri)

  const kind = needsRequest ? answered : known
  const place = useRef<HTMLSpanElement>(null)
  useStallTimeout(place, kind === undefined, onStall)

  // Outside system: the gateway, which says what the address holds.
  useEffect(() => {
    if (!needsRequest) return
    const request = new AbortController()
    const answer = known === 'html' ? pageAt(source, request.signal) : kindAt(source, request.signal)
    const heard = (kindThere?: MediaKind) => {
      if (request.signal.aborted) return
      if (kindThere === undefined) onFailure()
      else setAnswered(kindThere)
    }
    answer.then(heard, () => heard())
    return () => request.abort()
    // A new source is a new frame; the callback changes with every render and stays the same in meaning.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the callback stays the same in meaning
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

/** The kind of what is there; rejects when there is no answer that may be read. */
async function kindAt(source: string, signal: AbortSignal): Promise<MediaKind | undefined> {
  const answer = await requestFile(source, signal)
  return answer.ok ? kindOfType(answer.headers.get('content-type') ?? '') : undefined
}

/** Method not allowed, and not implemented: the gateway answers, though not to HEAD. */
const KNOWS_NO_HEAD: readonly number[] = [405, 501]

/** `html` when the address answers and does not deny the page; rejects when nobody answers. */
async function pageAt(source: string, signal: AbortSignal): Promise<'html' | undefined> {
  // A frame may follow to another origin, where this page may not ask: a gateway that leads on has the page.
  const { status } = await requestFile(source, signal, { redirect: 'manual' }).catch(() =>
    // A gateway that lets no other site read its answers still gives one.
    requestFile(source, signal, { mode: 'no-cors' }),
  )
  return status < 400 || KNOWS_NO_HEAD.includes(status) ? 'html' : undefined
}
