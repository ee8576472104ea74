// Sources of one thing, tried in order until one of them serves; what has been shown is tried from there first.
import { type ReactNode, useState } from 'react'
import type { MediaSource } from '../domain/media.ts'
import type { Refusal } from '../media/verdict.ts'

/** Sources of pictures that have been shown on this page, and are at hand. */
export const loadedSources = new Set<string>()

export interface FallbacksProps {
  /** Other sources are another thing: they need another key. */
  readonly sources: readonly MediaSource[]
  /** What is shown when all of them fail, with why the last one did. */
  readonly otherwise: (reason: Refusal | undefined) => ReactNode
  readonly children: (
    source: MediaSource,
    failed: (reason?: Refusal) => void,
    stalled: () => void,
  ) => ReactNode
}

export function Fallbacks({ sources, otherwise, children }: FallbacksProps) {
  const [[first, ...others], setLeft] = useState(() => {
    const known = sources.find(({ source }) => loadedSources.has(source))
    return known ? [known, ...sources.filter((one) => one !== known)] : sources
  })
  const [reason, setReason] = useState<Refusal>()
  if (first === undefined) return otherwise(reason)
  const failed = (why?: Refusal) => {
    loadedSources.delete(first.source)
    // A missing file says less than an answer that was refused.
    if (why !== undefined && (why !== 'unreachable' || reason === undefined)) setReason(why)
    setLeft(others)
  }
  // The last one gets more time, since none comes after it; a limit still ends it.
  return children(first, failed, () => others[0] && failed())
}
