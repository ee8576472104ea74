// Copies a text, and returns for a short time whether that succeeded.
import { useEffect, useState } from 'react'

const SHOWN_MILLISECONDS = 2_000

export type CopyState = 'idle' | 'copied' | 'failed'

export function useCopy(): readonly [state: CopyState, copy: (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle')

  // Outside system: a timer that restores the icon and the label.
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return [state, copy]
}
