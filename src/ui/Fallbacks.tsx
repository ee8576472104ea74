// Sources of one thing, tried in order until one of them serves; what has been shown is shown from there again.
import { type ReactNode, useState } from 'react'

/** Sources of pictures that have been shown on this page, and are at hand. */
export const shownBefore = new Set<string>()

export interface FallbacksProps {
  readonly sources: readonly string[]
  /** What stays when none of them answers. */
  readonly otherwise: ReactNode
  readonly children: (source: string, failed: () => void, stalled: () => void) => ReactNode
}

export function Fallbacks({ sources, otherwise, children }: FallbacksProps) {
  /** The place of the source that comes after the one in use. */
  const [next, setNext] = useState(() => sources.findIndex((source) => shownBefore.has(source)) + 1 || 1)
  const source = sources[next - 1]
  if (source === undefined) return otherwise
  const failed = () => setNext(next + 1)
  // The last one may take its time: nothing comes after it, and the browser knows when to give it up.
  return children(source, failed, () => next < sources.length && failed())
}
