// Tries sources in order until one works, starting with one that has loaded before.
import { type ReactNode, useState } from 'react'
import type { MediaSource } from '../domain/media.ts'
import type { Refusal } from '../media/pictureVerdict.ts'

/** Sources of pictures that have loaded on this page and are cached. */
export const loadedSources = new Set<string>()

export interface FallbacksProps {
  /** Other sources need another key. */
  readonly sources: readonly MediaSource[]
  /** Rendered if all of them fail, with the reason of the last error. */
  readonly otherwise: (reason: Refusal | undefined) => ReactNode
  readonly children: (
    source: MediaSource,
    failed: (reason?: Refusal) => void,
    stalled: () => void,
  ) => ReactNode
}

export function Fallbacks({ sources, otherwise, children }: FallbacksProps) {
  const [[first, ...others], setLeft] = useState(() => {
    const loaded = sources.find(({ source }) => loadedSources.has(source))
    return loaded ? [loaded, ...sources.filter((one) => one !== loaded)] : sources
  })
  const [reason, setReason] = useState<Refusal>()
  if (first === undefined) return otherwise(reason)
  const tryNext = (why?: Refusal) => {
    loadedSources.delete(first.source)
    // A rejection is more specific than a missing file.
    if (why !== undefined && (why !== 'unreachable' || reason === undefined)) setReason(why)
    setLeft(others)
  }
  // The last source gets more time, because nothing follows it; a limit still ends it.
  return children(first, tryNext, () => others[0] && tryNext())
}
