// Copies a text and confirms it in place.
import { Check, Copy, X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { notices } from '../messages/en/notices.ts'
import { useCopy } from './useCopy.ts'
import { useTranslate } from './useTranslate.ts'

export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useTranslate()
  const [state, copy] = useCopy()
  const labels = {
    idle: label ?? t(notices.copy),
    copied: t(notices.copied),
    failed: t(notices.copyFailed),
  }
  const icons = { idle: <Copy />, copied: <Check />, failed: <X /> }
  return (
    <IconButton label={labels[state]} size="s" onClick={() => copy(text)} aria-live="polite">
      {icons[state]}
    </IconButton>
  )
}
