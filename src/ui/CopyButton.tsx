// Copies a text and confirms it in place.
import { useEffect, useState } from 'react'
import { Check, Copy, X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { notices } from '../messages/en/notices.ts'
import { useTranslate } from './useTranslate.ts'

const SHOWN_MILLISECONDS = 1_600

type CopyState = 'idle' | 'copied' | 'refused'

export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useTranslate()
  const [state, setState] = useState<CopyState>('idle')

  // Outside system: a timer that restores the icon.
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  const labels = {
    idle: label ?? t(notices.copy),
    copied: t(notices.copied),
    refused: t(notices.copyFailed),
  }
  const icons = { idle: <Copy />, copied: <Check />, refused: <X /> }
  return (
    <IconButton label={labels[state]} size="s" onClick={copy} aria-live="polite">
      {icons[state]}
    </IconButton>
  )
}
