// Sources of one thing, tried in order until one of them serves; what has been shown is tried from there first.
import { type ReactNode, useState } from 'react'
import type { MediaSource } from '../domain/media.ts'
import type { Refusal } from '../media/verdict.ts'

/** Sources of pictures that have been shown on this page, and are at hand. */
export const shownBefore = new Set<string>()

export interface FallbacksProps {
  /** Other sources are another thing: they need another key. */
  readonly sources: readonly MediaSource[]
  /** What stays when none of them answers, and why the last one did not. */
  readonly otherwise: (reason: Refusal | undefined) => ReactNode
  readonly children: (
    source: MediaSource,
    failed: (reason?: Refusal) => void,
    stalled: () => void,
  ) => ReactNode
}

export function Fallbacks({ sources, otherwise, children }: FallbacksProps) {
  const [[first, ...others], setLeft] = useState(() => {
    const known = sources.find(({ source }) => shownBefore.has(source))
    return known ? [known, ...sources.filter((one) => one !== known)] : sources
  })
  const [reason, setReason] = useState<Refusal>()
  if (first === undefined) return otherwise(reason)
  const failed = (why?: Refusal) => {
    shownBefore.delete(first.source)
    // A gateway that has not got it says less than one whose answer was refused.
    if (why !== undefined && (why !== 'unreachable' || reason === undefined)) setReason(why)
    setLeft(others)
  }
  // The last one may take its time: nothing comes after it, and what takes too long is given up.
  return children(first, failed, () => others[0] && failed())
}
