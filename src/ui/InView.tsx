// Draws its children once the place for them has come near: what costs much to draw waits until somebody may see it.
import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface InViewProps {
  readonly children: ReactNode
  /** Holds the place until then, in the same size. */
  readonly waiting: ReactNode
  readonly className?: string | undefined
}

/** How far below the window something counts as near. */
const NEAR = '400px 0px'

export function InView({ children, waiting, className }: InViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  // Outside system: the scroll position.
  useEffect(() => {
    const element = place.current
    if (element === null || near) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])

  return (
    <div ref={place} className={className}>
      {near ? children : waiting}
    </div>
  )
}
