// Copies a text, and returns for a short time whether that succeeded.
import { useEffect, useState } from 'react'

const SHOWN_MILLISECONDS = 2_000

export type CopyState = 'idle' | 'copied' | 'failed'

/**
 * @throws when the browser doesn't allow it: a DOMException, or a TypeError on plain http, where pages have no clipboard.
 * Async, so that both reject.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

export function useCopy(): readonly [state: CopyState, copy: (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle')

  // External system: a timer that restores the icon and the label.
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = (text: string) => {
    copyText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return [state, copy]
}
