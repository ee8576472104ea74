// Sources of one thing, tried in order until one of them serves; what has been shown is tried from there first.
import { type ReactNode, useState } from 'react'

/** Sources of pictures that have been shown on this page, and are at hand. */
export const shownBefore = new Set<string>()

export interface FallbacksProps {
  /** Other sources are another thing: they need another key. */
  readonly sources: readonly string[]
  /** What stays when none of them answers. */
  readonly otherwise: ReactNode
  readonly children: (source: string, failed: () => void, stalled: () => void) => ReactNode
}

export function Fallbacks({ sources, otherwise, children }: FallbacksProps) {
  const [[source, ...others], setLeft] = useState(() => {
    const known = sources.find((one) => shownBefore.has(one))
    return known ? [known, ...sources.filter((one) => one !== known)] : sources
  })
  if (source === undefined) return otherwise
  const failed = () => {
    shownBefore.delete(source)
    setLeft(others)
  }
  // The last one may take its time: nothing comes after it, and the browser knows when to give it up.
  return children(source, failed, () => others[0] && failed())
}
