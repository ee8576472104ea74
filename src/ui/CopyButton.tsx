// Copies a text and confirms it in place.
import { Check, Copy, X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { useCopy } from './useCopy.ts'
import { useTranslate } from './useTranslate.ts'

export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useTranslate()
  const [state, copy] = useCopy()
  const labels = {
    idle: label ?? t(controlsTexts.notices.copy),
    copied: t(controlsTexts.notices.copied),
    failed: t(controlsTexts.notices.copyFailed),
  }
  const icons = { idle: <Copy />, copied: <Check />, failed: <X /> }
  return (
    <IconButton label={labels[state]} size="s" onClick={() => copy(text)} aria-live="polite">
      {icons[state]}
    </IconButton>
  )
}
