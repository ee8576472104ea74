// Examines a picture, in a worker, when it is near the viewport.
import { type RefObject, useEffect, useState } from 'react'
import type { MediaSource } from '../domain/media.ts'
import { type ExaminedPicture, examinePicture, cachedPicture } from '../media/pictures.ts'

/** Distance from the viewport, like browsers' lazy loading. */
const NEAR = '1200px'

export interface ExamineOptions {
  readonly picture: MediaSource | undefined
  /** The element to observe; without it the picture is examined at once. */
  readonly place?: RefObject<Element | null> | undefined
}

/** Undefined until the picture has been examined. Another picture needs another key. */
export function useExaminedPicture({ picture, place }: ExamineOptions): ExaminedPicture | undefined {
  const [found, setFound] = useState(() => picture && cachedPicture(picture.source))

  // Outside systems: the scroll position, and the worker.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another picture has another key
  }, [found])

  return found
}
