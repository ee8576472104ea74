// Media that moves, sounds or runs; where its address does not tell the kind, the gateway is asked first.
import { useEffect, useState } from 'react'
import { kindOfType, type MediaKind, mediaKind } from '../domain/mediaKind.ts'
import { MediaFrame, type MediaFrameProps } from './MediaFrame.tsx'
import styles from './Media.module.css'

export interface AnimationFrameProps extends Omit<MediaFrameProps, 'kind'> {
  /** The animation as the metadata names it, and its media type when that is named too. */
  readonly uri: string
  readonly type: string | null | undefined
}

export function AnimationFrame({ uri, type, ...frame }: AnimationFrameProps) {
  const { source, poster, alt, onFailure } = frame
  const [answered, setAnswered] = useState<MediaKind>()
  // Unknown when only the answer's media type can tell, as with a bare CID.
  const known = mediaKind(uri, type)
  const kind = known ?? answered

  // Outside system: the gateway, which says what the address holds.
  useEffect(() => {
    if (known !== undefined) return
    const asking = new AbortController()
    fetch(source, { method: 'HEAD', signal: asking.signal, referrerPolicy: 'no-referrer' }).then(
      (answer) => {
        const told = answer.ok ? kindOfType(answer.headers.get('content-type') ?? '') : undefined
        if (told === undefined) onFailure()
        else setAnswered(told)
      },
      () => {
        if (!asking.signal.aborted) onFailure()
      },
    )
    return () => asking.abort()
    // A new source is a new frame; the callback changes with every render and stays the same in meaning.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the callback stays the same in meaning
  }, [known, source])

  if (kind === undefined) return <span className={styles.waiting} aria-hidden="true" />
  return (
    <>
      <MediaFrame {...frame} kind={kind} />
      {kind === 'audio' && poster !== undefined && (
        <img className={styles.cover} src={poster} alt={alt} decoding="async" referrerPolicy="no-referrer" />
      )}
    </>
  )
}
