// Renders its children once they are near the viewport, because they are expensive.
import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface InViewProps {
  readonly children: ReactNode
  /** Placeholder of the same size. */
  readonly placeholder: ReactNode
  readonly className?: string | undefined
}

/** Distance from the viewport that counts as near. */
const NEAR = '400px 0px'

export function InView({ children, placeholder, className }: InViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  // External system: the scroll position.
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
      {near ? children : placeholder}
    </div>
  )
}
