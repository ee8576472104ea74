// Media that moves, sounds or runs; where only the gateway can tell its kind, or that it is there, the gateway is asked.
import { type ReactNode, useEffect, useState } from 'react'
import { kindOfType, type MediaKind, mediaKind } from '../domain/mediaKind.ts'
import { MediaFrame, type MediaFrameProps } from './MediaFrame.tsx'
import styles from './Media.module.css'
import { STALL_MILLISECONDS } from './useStalled.ts'

export interface AnimationFrameProps extends Omit<MediaFrameProps, 'kind'> {
  /** The animation as the metadata names it, and its media type when that is named too. */
  readonly uri: string | null | undefined
  readonly type: string | null | undefined
  /** The picture that goes with it, from whichever of its sources answers. */
  readonly still: ReactNode
}

export function AnimationFrame({ uri: named, type, still, ...frame }: AnimationFrameProps) {
  const { source, poster, onFailure } = frame
  const uri = named?.trim() ?? ''
  const [answered, setAnswered] = useState<MediaKind>()
  // Unknown when only the answer's media type can tell, as with a bare CID.
  const known = mediaKind(uri, type)
  // A frame does not tell whether its page came. The security policy lets gateways alone be asked.
  const asks = known === undefined || (known === 'html' && source !== uri)

  // Outside system: the gateway, which says what the address holds.
  useEffect(() => {
    if (!asks) return
    const asking = new AbortController()
    const clock = setTimeout(onFailure, STALL_MILLISECONDS)
    fetch(source, { method: 'HEAD', signal: asking.signal, referrerPolicy: 'no-referrer' })
      .then(
        (answer) => {
          const told = known ?? kindOfType(answer.headers.get('content-type') ?? '')
          if (answer.ok && told !== undefined) setAnswered(told)
          else onFailure()
        },
        () => {
          if (!asking.signal.aborted) onFailure()
        },
      )
      .finally(() => clearTimeout(clock))
    return () => {
      clearTimeout(clock)
      asking.abort()
    }
    // A new source is a new frame; the callback changes with every render and stays the same in meaning.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the callback stays the same in meaning
  }, [asks, source])

  const kind = asks ? answered : known
  if (kind === undefined) return <span className={styles.waiting} aria-hidden="true" />
  return (
    <>
      {kind === 'audio' && poster !== undefined && still}
      <MediaFrame {...frame} kind={kind} />
    </>
  )
}
